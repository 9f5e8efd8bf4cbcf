import * as z from 'zod/mini';
import { post } from './call.ts';
import { id, instant, nothing, quiet, whole } from './wire.ts';

/** A member's place in the line for a sold-out performance. */
export const waitingPlace = z.object({
  scheduleId: id,
  programId: id,
  title: z.string(),
  startsAt: instant,
  /** `offered`: an order holds seats for the member until `until`; `lapsed`: that time has run out. */
  state: z.enum(['waiting', 'offered', 'lapsed']),
  /** As many seats as are wanted at most. */
  quantity: z.number(),
  /** 1 for the next one; 0 once there was an offer. */
  place: z.number(),
  tradeNo: z.optional(id),
  until: z.optional(instant),
});
export type WaitingPlace = z.infer<typeof waitingPlace>;

const base = '/thvendor/member/ticket/waiting';
export const waiting = {
  /** The line of one performance; `mine` for a member who stands in it. */
  line: post(
    `${base}/getLine`,
    z.object({ ...quiet, scheduleId: id }),
    z.object({
      /** How many wait, and the most seats that one may wait for. */
      count: z.number(),
      limit: z.number(),
      /** How long offered seats are held, minutes. */
      minutes: z.number(),
      mine: z.optional(waitingPlace),
    }),
  ),
  list: post(`${base}/listMine`, z.object({ ...quiet }), z.array(waitingPlace)),
  /** Joining again changes how many seats are wanted and keeps the place. */
  join: post(`${base}/join`, z.object({ ...quiet, scheduleId: id, quantity: whole(1, 10) }), waitingPlace),
  leave: post(`${base}/leave`, z.object({ ...quiet, scheduleId: id }), nothing),
} as const;
