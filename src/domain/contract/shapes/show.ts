import * as z from 'zod/mini';
import { SHOW_KINDS } from '../show.ts';
import { artAttrs, hallRef } from './parts.ts';
import { saleState } from './program.ts';
import { id, instant, json, quiet, required, yuan } from './wire.ts';

/** One date of a show; a course has several sessions and is bought as one. */
export const showDate = z.object({
  id,
  startsAt: instant,
  /** Every session, the first included. */
  sessions: z.array(instant),
  minutes: z.number(),
  state: saleState,
  /** When sales open, for `upcoming`. */
  saleFrom: z.optional(instant),
  /** Free places. */
  free: z.number(),
});

export const showCard = z.object({
  id,
  kind: z.enum(SHOW_KINDS),
  kindName: z.string(),
  title: z.string(),
  standfirst: z.string(),
  art: artAttrs,
  place: hallRef,
  ages: z.string(),
  minutes: z.number(),
  minPrice: yuan,
  maxPrice: yuan,
  /** Lowest member level that may buy; 0 for everyone. */
  minLevel: z.number(),
  /** The concert that it belongs to. */
  programId: z.optional(id),
  /** To come, soonest first. */
  dates: z.array(showDate),
  state: saleState,
});

const ticketType = z.object({
  code: id,
  name: z.string(),
  note: z.string(),
  price: yuan,
  /** Places that one ticket takes. */
  admits: z.number(),
  /** Most of this type in one order. */
  max: z.number(),
});

export const showDetail = z.object({
  ...showCard.shape,
  text: z.array(z.string()),
  types: z.array(ticketType),
  /** Places of one date that one member may have. */
  limit: z.number(),
  levelName: z.string(),
});

const wanted = z.object({ code: id, quantity: z.number().check(z.int(), z.minimum(1), z.maximum(20)) });

export const show = {
  list: {
    payload: z.object({ ...quiet, kind: z.optional(z.enum(SHOW_KINDS)), programId: z.optional(id) }),
    reply: z.array(showCard),
  },
  ticketTypes: { payload: z.object({ ...quiet, showId: id }), reply: showDetail },
  checkPermission: {
    payload: z.object({ ...quiet, showId: id, dateId: id }),
    reply: z.object({ allowed: z.boolean() }),
  },
  create: {
    payload: z.object({
      ...quiet,
      showId: id,
      dateId: id,
      tickets: json(z.array(wanted).check(z.minLength(1), z.maxLength(10))),
      requestId: required(80),
      /** The caller's live order that this one replaces, in one step. */
      replace: z.optional(id),
    }),
    reply: z.object({ tradeNo: id }),
  },
};
