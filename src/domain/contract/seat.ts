import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/seat.ts';

export type Proposal = z.infer<typeof shapes.proposal>;

const base = '/thvendor/ticket/seat';
export const seat = calls(() => import('./shapes/seat.ts').then(s => s.seat), {
  plan: post(`${base}/getSeatPlan`),
  status: post(`${base}/getSeatStatus`),
  /** At most three proposals, each with its reason; adjacent seats first. */
  best: post(`${base}/bestAvailable`),
});
