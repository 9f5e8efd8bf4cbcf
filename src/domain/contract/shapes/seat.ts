import * as z from 'zod/mini';
import { priceCategory } from './program.ts';
import { seatingPlan } from './seating-plan.ts';
import { flag, id, idList, instant, quiet, whole, yuan, yuanList } from './wire.ts';

export const seatKeys = { programKey: z.optional(z.string()), sessionKey: z.optional(z.string()) };
export const proposal = z.object({
  seats: z.array(id),
  total: yuan,
  /** Why this one, in the caller's language. */
  reason: z.string(),
  /** The party does not sit beside each other; the reason says where each sits. Own field. */
  split: z.optional(z.boolean()),
});

export const seat = {
  plan: {
    payload: z.object({ ...quiet, ...seatKeys, scheduleId: id }),
    reply: z.object({
      plan: seatingPlan,
      categories: z.array(priceCategory),
      limit: z.number(),
      hall: z.string(),
    }),
  },
  status: {
    payload: z.object({ ...quiet, ...seatKeys, scheduleId: id }),
    reply: z.object({
      /** seat_guid of every seat that cannot be chosen: sold, held by others or blocked. */
      taken: z.array(z.string()),
      /** Seats of the caller's own live order for this schedule, if there is one. */
      mine: z.optional(
        z.object({ tradeNo: id, seats: z.array(id), expiresAt: instant, renewable: z.boolean() }),
      ),
      now: instant,
    }),
  },
  best: {
    payload: z.object({
      ...quiet,
      ...seatKeys,
      scheduleId: id,
      quantity: whole(1, 10),
      budget: z.optional(whole(0, 1_000_000)),
      /** Only seats at one of these prices. */
      prices: z.optional(yuanList(50)),
      wheelchair: z.optional(flag),
      /** How many wheelchair places; with `wheelchair` alone, one. */
      chairs: z.optional(whole(0, 10)),
      near: z.optional(idList(10)),
    }),
    reply: z.array(proposal),
  },
};
