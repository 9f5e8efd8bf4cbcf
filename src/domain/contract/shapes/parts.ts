/** Parts of the replies of several nouns, and what pages read that is no reply: what a device kept, what a refusal names. */
import * as z from 'zod/mini';
import { id, instant, yuan } from './wire.ts';

/** What the artwork generator needs (src/art): the motif follows the forces, the palette the key. */
export const artAttrs = z.object({
  seed: z.string(),
  key: z.string(),
  motif: z.optional(z.string()),
  forces: z.optional(z.string()),
  mood: z.optional(z.string()),
  number: z.optional(z.number()),
  rough: z.optional(z.number()),
  theme: z.optional(z.array(z.tuple([z.nullable(z.number()), z.number()]))),
  /** A picture of the season's own, shown in place of what is drawn. */
  picture: z.optional(z.string()),
});

export const hallRef = z.object({
  id,
  name: z.string(),
  /** Street address in one line. */ address: z.string(),
});

export const pricedSeat = z.object({
  seatId: id,
  zone: z.string(),
  row: z.string(),
  number: z.string(),
  category: z.string(),
  price: yuan,
  /** What the place is for, where it is no ordinary seat. Own field. */
  kind: z.optional(z.enum(['wheelchair', 'companion'])),
});

export const orderSeat = z.extend(pricedSeat, {
  /** In a package the evening that it is for. */
  scheduleId: z.optional(id),
  /** Whose it is at a performance by name; the number is masked, always (quality.md S19). Own field. */
  guest: z.optional(z.object({ name: z.string(), number: z.string() })),
});

/** What an order holds that is no seat: tickets without a place, recordings, goods. */
export const orderItem = z.object({
  itemId: id,
  name: z.string(),
  note: z.string(),
  price: yuan,
  quantity: z.number(),
});

export const ticket = z.object({
  code: z.string(),
  /** Empty for tickets without a place; the label says what they are. */
  seatIds: z.array(id),
  label: z.string(),
  price: yuan,
  used: z.boolean(),
  /** In a package the evening that it admits to. */
  scheduleId: z.optional(id),
});

/** The performance, or the date of a show, that an order admits to. */
export const occasion = z.object({
  /** Another evening than was ordered: cancelled, or moved from `was`. All of its price can be had back. */
  changed: z.optional(z.enum(['cancelled', 'moved'])),
  was: z.optional(instant),
  /** Its own id: names it in calendars. */
  id,
  startsAt: instant,
  /** Whole minutes, interval included; 0 when unknown. */
  minutes: z.number(),
  hall: hallRef,
  entrance: z.string(),
  realName: z.boolean(),
});

/** In the data of a refusal: seats that somebody else has by now. */
export const lostSeats = z.object({ lostSeats: z.array(id) });
