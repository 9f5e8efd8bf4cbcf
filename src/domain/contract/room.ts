import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/room.ts';

/** A member's place in the waiting room of a performance. */
export type RoomView = z.infer<typeof shapes.roomView>;

const base = '/thvendor/member/ticket/room';
export const room = calls(() => import('./shapes/room.ts').then(s => s.room), {
  /** The member's place, the same from every tab and device; a new one where there is none or its time is over. */
  join: post(`${base}/join`),
  /** By the place's token: whoever looks is not asked for, so that many may. */
  look: post(`${base}/look`),
  leave: post(`${base}/leave`),
});
