import * as z from 'zod/mini';
import { flag, id, instant, nothing, quiet, whole } from './wire.ts';

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
  /** No offer of fewer, and whether only of seats beside each other. */
  least: z.number(),
  together: z.boolean(),
  /** 1 for the next one; 0 once there was an offer. */
  place: z.number(),
  tradeNo: z.optional(id),
  until: z.optional(instant),
});

export const waiting = {
  line: {
    payload: z.object({ ...quiet, scheduleId: id }),
    reply: z.object({
      /** How many wait, and the most seats that one may wait for. */
      count: z.number(),
      limit: z.number(),
      /** How long offered seats are held, minutes. */
      minutes: z.number(),
      mine: z.optional(waitingPlace),
    }),
  },
  list: { payload: z.object({ ...quiet }), reply: z.array(waitingPlace) },
  join: {
    payload: z.object({
      ...quiet,
      scheduleId: id,
      quantity: whole(1, 10),
      /** At least so many, 1 where it is not said; and only beside each other. */
      least: z.optional(whole(1, 10)),
      together: z.optional(flag),
    }),
    reply: waitingPlace,
  },
  leave: { payload: z.object({ ...quiet, scheduleId: id }), reply: nothing },
};
