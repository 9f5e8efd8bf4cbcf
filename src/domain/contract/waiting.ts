import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/waiting.ts';

export type WaitingPlace = z.infer<typeof shapes.waitingPlace>;

const base = '/thvendor/member/ticket/waiting';
export const waiting = calls(() => import('./shapes/waiting.ts').then(s => s.waiting), {
  /** The line of one performance; `mine` for a member who stands in it. */
  line: post(`${base}/getLine`),
  list: post(`${base}/listMine`),
  /** Joining again changes how many seats are wanted and keeps the place. */
  join: post(`${base}/join`),
  leave: post(`${base}/leave`),
});
