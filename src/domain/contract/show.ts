import * as z from 'zod/mini';
import { post } from './call.ts';
import { artAttrs, hallRef } from './parts.ts';
import { saleState } from './program.ts';
import { id, instant, json, quiet, required, yuan } from './wire.ts';

/** Kinds of shows: what has tickets without a seat. */
export const SHOW_KINDS = ['family', 'workshop', 'course', 'tour', 'rehearsal'] as const;
export type ShowKind = (typeof SHOW_KINDS)[number];

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
export type ShowDate = z.infer<typeof showDate>;

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
export type ShowCard = z.infer<typeof showCard>;

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
export type ShowDetail = z.infer<typeof showDetail>;

const base = '/thvendor/member/show';
const wanted = z.object({ code: id, quantity: z.number().check(z.int(), z.minimum(1), z.maximum(20)) });

/** Shows and courses. Their orders have the verbs of every family (`orderCalls.show`). */
export const show = {
  list: post(
    `${base}/list`,
    z.object({ ...quiet, kind: z.optional(z.enum(SHOW_KINDS)), programId: z.optional(id) }),
    z.array(showCard),
  ),
  ticketTypes: post(`${base}/getShowTicketTypes`, z.object({ ...quiet, showId: id }), showDetail),
  /** The reply carries the orderKey header: an admission of 30 minutes for this session and date. */
  checkPermission: post(
    `${base}/order/checkShowPermission`,
    z.object({ ...quiet, showId: id, dateId: id }),
    z.object({ allowed: z.boolean() }),
  ),
  create: post(
    `${base}/order/create`,
    z.object({
      ...quiet,
      showId: id,
      dateId: id,
      tickets: json(z.array(wanted).check(z.minLength(1), z.maxLength(10))),
      requestId: required(80),
      /** The caller's live order that this one replaces, in one step. */
      replace: z.optional(id),
    }),
    z.object({ tradeNo: id }),
  ),
} as const;
