import * as z from 'zod/mini';
import { PACK_STATES } from '../presale.ts';
import { orderOf, refundQuote } from './order.ts';
import { artAttrs, hallRef, pricedSeat } from './parts.ts';
import { priceCategory } from './program.ts';
import { proposal } from './seat.ts';
import { seatingPlan } from './seating-plan.ts';
import { id, idList, instant, json, quiet, whole, yuan } from './wire.ts';

/** A date that a concert of the package can be heard on. */
export const packDate = z.object({
  scheduleId: id,
  startsAt: instant,
  minutes: z.number(),
  hall: hallRef,
  free: z.number(),
  realName: z.boolean(),
  /** Only holders of a package can buy it now. */
  presaleOnly: z.boolean(),
  /** Lowest and highest price of a seat. */
  minPrice: yuan,
  maxPrice: yuan,
});

export const packConcert = z.object({
  slotId: id,
  programId: id,
  title: z.string(),
  artists: z.string(),
  art: artAttrs,
  /** Soonest first; none when all are over or full. */
  dates: z.array(packDate),
});

const saving = z.union([
  z.object({ kind: z.literal('percent'), percent: z.number() }),
  z.object({ kind: z.literal('fixed'), yuan }),
]);
export const packCard = z.object({
  packId: id,
  name: z.string(),
  kicker: z.string(),
  lead: z.string(),
  art: artAttrs,
  state: z.enum(PACK_STATES),
  /** Why it cannot be bought, in the caller's language; empty when it can. */
  reason: z.string(),
  opensAt: instant,
  closesAt: instant,
  minLevel: z.number(),
  minLevelName: z.string(),
  /** Concerts to choose, and concerts to choose from. */
  pick: z.number(),
  concerts: z.number(),
  /** Most places of one order. */
  limit: z.number(),
  saving,
  /** For one listener in the cheapest seats: full price and what is saved of it. */
  from: yuan,
  saves: yuan,
  gives: z.array(z.string()),
});

/** A ticket that the caller has already. */
const engagement = z.object({
  scheduleId: id,
  title: z.string(),
  startsAt: instant,
  minutes: z.number(),
  hallId: id,
});

export const packDetail = z.extend(packCard, {
  slots: z.array(packConcert),
  /** Evenings of the caller that a date may clash with; none for a visitor. */
  engagements: z.array(engagement),
});

/** A house of the chosen dates with the seats that are free on at least one of them. */
export const packHall = z.object({
  planId: id,
  hall: z.string(),
  plan: seatingPlan,
  /** Price of one place over all chosen dates of this house. */
  categories: z.array(priceCategory),
  schedules: z.array(id),
  /** Seats that are free on none of the dates, and seats that are free on some. */
  taken: z.array(z.string()),
  partly: z.array(z.string()),
  /** Seats free on all dates where there are such: three ways to sit. */
  proposals: z.array(proposal),
});

/** The seats of one date; `same` when they are the wished ones. */
const arrangedDate = z.object({
  scheduleId: id,
  seats: z.array(pricedSeat),
  same: z.boolean(),
  total: yuan,
});

export const arrangement = z.object({
  dates: z.array(arrangedDate),
  /** Dates that have no seats for the party. */
  without: z.array(id),
  /** Full price, what the package takes off, and what is left to pay. */
  full: yuan,
  saving: yuan,
  total: yuan,
});

const choice = { ...quiet, packId: id, schedules: idList(12) };
const seatMap = z.record(id, z.array(id).check(z.minLength(1), z.maxLength(10)));

export const presale = {
  packs: { payload: z.object({ ...quiet }), reply: z.array(packCard) },
  pack: { payload: z.object({ ...quiet, packId: id }), reply: packDetail },
  halls: { payload: z.object({ ...choice, quantity: whole(1, 10) }), reply: z.array(packHall) },
  arrange: { payload: z.object({ ...choice, seats: json(seatMap) }), reply: arrangement },
  create: {
    payload: z.object({
      ...choice,
      /** Seats by schedule. */
      seats: json(seatMap),
      requestId: id,
      /** The caller's live order of the package that this one replaces. */
      replace: z.optional(id),
    }),
    reply: z.object({ tradeNo: id, packTradeNo: id }),
  },
  eveningChoice: { payload: z.object({ ...quiet, tradeNo: id, scheduleId: id }), reply: refundQuote },
  changeEvening: {
    payload: z.object({ ...quiet, tradeNo: id, scheduleId: id, to: id, seats: idList(20) }),
    reply: orderOf('seat'),
  },
};
