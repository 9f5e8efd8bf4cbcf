import * as z from 'zod/mini';
import { post } from './call.ts';
import { priceCategory } from './program.ts';
import { flag, id, idList, instant, quiet, whole, yuan } from './wire.ts';

/**
 * A seating plan in the JSON form that pretix publishes: zones → rows → seats.
 * A zone's position is absolute, a row's relative to its zone, a seat's relative to its row; units are the plan's own.
 * Beyond pretix's fields, a seat may carry `rotation` (degrees) and `kind` (wheelchair, companion) under `uuid`-safe
 * names that pretix ignores.
 */
const point = z.object({ x: z.number(), y: z.number() });
export const planSeat = z.looseObject({
  seat_guid: z.string(),
  seat_number: z.string(),
  position: point,
  category: z.string(),
  radius: z.optional(z.number()),
  rotation: z.optional(z.number()),
  kind: z.optional(z.enum(['wheelchair', 'companion'])),
});
export const planRow = z.looseObject({
  row_number: z.string(),
  row_number_position: z.optional(z.nullable(z.enum(['start', 'end', 'both']))),
  position: point,
  seats: z.array(planSeat),
});
export const planArea = z.looseObject({
  shape: z.enum(['circle', 'ellipse', 'rectangle', 'polygon', 'text']),
  color: z.optional(z.string()),
  border_color: z.optional(z.string()),
  rotation: z.optional(z.number()),
  position: point,
  circle: z.optional(z.looseObject({ radius: z.number() })),
  ellipse: z.optional(z.looseObject({ radius: point })),
  rectangle: z.optional(z.looseObject({ width: z.number(), height: z.number() })),
  polygon: z.optional(z.looseObject({ points: z.array(point) })),
  text: z.optional(
    z.looseObject({
      text: z.string(),
      position: z.optional(point),
      size: z.optional(z.number()),
      color: z.optional(z.string()),
    }),
  ),
});
export const planZone = z.looseObject({
  name: z.string(),
  /** English name; pretix plans have one name only. */
  name_en: z.optional(z.string()),
  zone_id: z.optional(z.string()),
  position: point,
  rows: z.array(planRow),
  areas: z.optional(z.array(planArea)),
});
export const seatingPlan = z.looseObject({
  name: z.string(),
  categories: z.array(z.looseObject({ name: z.string(), color: z.string() })),
  zones: z.array(planZone),
  size: z.object({ width: z.number(), height: z.number() }),
  /** Where the stage is, for the view from a seat and for best-available. Own field; default: top middle. */
  stage: z.optional(
    z.looseObject({
      x: z.number(),
      y: z.number(),
      width: z.optional(z.number()),
      height: z.optional(z.number()),
      points: z.optional(z.array(point)),
    }),
  ),
});
export type SeatingPlan = z.infer<typeof seatingPlan>;

export const seatKeys = { programKey: z.optional(z.string()), sessionKey: z.optional(z.string()) };
export const proposal = z.object({
  seats: z.array(id),
  total: yuan,
  /** Why this one, in the caller's language. */
  reason: z.string(),
});
export type Proposal = z.infer<typeof proposal>;
export const lostSeats = z.object({ lostSeats: z.array(id) });

const base = '/thvendor/ticket/seat';
export const seat = {
  plan: post(
    `${base}/getSeatPlan`,
    z.object({ ...quiet, ...seatKeys, scheduleId: id }),
    z.object({ plan: seatingPlan, categories: z.array(priceCategory), limit: z.number(), hall: z.string() }),
  ),
  status: post(
    `${base}/getSeatStatus`,
    z.object({ ...quiet, ...seatKeys, scheduleId: id }),
    z.object({
      /** seat_guid of every seat that cannot be chosen: sold, held by others or blocked. */
      taken: z.array(z.string()),
      /** Seats of the caller's own live order for this schedule, if there is one. */
      mine: z.optional(
        z.object({ tradeNo: id, seats: z.array(id), expiresAt: instant, renewable: z.boolean() }),
      ),
      now: instant,
    }),
  ),
  /** At most three proposals, each with its reason; adjacent seats first. */
  best: post(
    `${base}/bestAvailable`,
    z.object({
      ...quiet,
      ...seatKeys,
      scheduleId: id,
      quantity: whole(1, 10),
      budget: z.optional(whole(0, 1_000_000)),
      wheelchair: z.optional(flag),
      near: z.optional(idList(10)),
    }),
    z.array(proposal),
  ),
} as const;
