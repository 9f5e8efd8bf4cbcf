import * as z from 'zod/mini';
import { id, instant, nothing, quiet } from './wire.ts';

export const roomView = z.object({
  scheduleId: id,
  /** Looks at this place. */
  token: z.string(),
  /**
   * `early`: the sale is still closed, the draw to come; `called`: seats may be chosen until `until`; `lapsed`: that
   * time went by; `over`: the time to choose has run out.
   */
  state: z.enum(['early', 'waiting', 'called', 'lapsed', 'over']),
  /** The number that is in the draw, or was given after it. */
  lot: z.number(),
  /** How many wait in all. */
  waiting: z.number(),
  opensAt: instant,
  now: instant,
  /** SHA-256 of the seed of the draw, shown before it; the seed and how many lots were drawn, shown after it. */
  seal: z.string(),
  seed: z.optional(z.string()),
  drawn: z.optional(z.number()),
  place: z.optional(z.number()),
  before: z.optional(z.number()),
  /** No seat is free at this moment: nobody is called. */
  full: z.optional(z.boolean()),
  /** Only where the pace is known. */
  minutes: z.optional(z.number()),
  until: z.optional(instant),
  /** When to look again, ms. */
  ask: z.number(),
});

export const room = {
  join: {
    payload: z.object({ ...quiet, scheduleId: id, packCode: z.optional(z.string().check(z.maxLength(40))) }),
    reply: roomView,
  },
  look: {
    payload: z.object({ ...quiet, scheduleId: id, token: z.string().check(z.maxLength(60)) }),
    reply: roomView,
  },
  leave: { payload: z.object({ ...quiet, scheduleId: id }), reply: nothing },
};
