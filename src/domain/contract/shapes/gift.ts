import * as z from 'zod/mini';
import { FAMILIES } from '../family.ts';
import { GIFT_STATES } from '../gift.ts';
import { artAttrs, occasion, orderItem, orderSeat, ticket } from './parts.ts';
import { proof } from './proof.ts';
import { id, instant, nothing, quiet, required, text, whole } from './wire.ts';

/** As its giver sees it. */
export const gift = z.object({
  giftId: id,
  tradeNo: id,
  /** The ticket that it is of, as `refundQuote` names pieces. */
  piece: id,
  /** The evening that it admits to. */
  scheduleId: id,
  label: z.string(),
  state: z.enum(GIFT_STATES),
  /** Who has it or may have it: a masked number or a name; empty for a link that nobody took. */
  to: z.string(),
  /** Of an open offer by link: what the link ends with. */
  code: z.optional(z.string()),
  createdAt: instant,
  expiresAt: instant,
  settledAt: z.optional(instant),
});

const evening = {
  title: z.string(),
  art: artAttrs,
  occasion,
  /** The ticket's place in words. */
  label: z.string(),
};

/** What a link is of. No code of a ticket is in it. */
export const giftOffer = z.object({
  ...evening,
  giftId: id,
  state: z.enum(GIFT_STATES),
  /** Who offers it, as they call themselves. */
  from: z.string(),
  code: z.string(),
  expiresAt: instant,
  /** Whoever asks is the giver; or has it; or has another number than it is for. */
  own: z.boolean(),
  taken: z.boolean(),
  forOther: z.boolean(),
});

/** A ticket that a member was given, as a wallet shows it; without a ticket once it was handed back or ended. */
export const givenTicket = z.object({
  ...evening,
  giftId: id,
  family: z.enum(FAMILIES),
  from: z.string(),
  state: z.enum(GIFT_STATES),
  seats: z.array(orderSeat),
  items: z.array(orderItem),
  ticket: z.optional(ticket),
  /** As of an order. */
  calendar: z.optional(z.string()),
  /** Its giver has closed the account: handing it back returns it. */
  giverLeft: z.optional(z.boolean()),
  subjectId: z.string(),
  events: z.array(z.object({ status: z.string(), at: instant, note: z.string() })),
});

const secret = { code: required(80) };

export const giftCalls = {
  offer: {
    payload: z.object({
      ...quiet,
      tradeNo: id,
      piece: id,
      scheduleId: z.optional(id),
      mobile: z.optional(text(24)),
      ...proof,
    }),
    reply: gift,
  },
  withdraw: { payload: z.object({ ...quiet, giftId: id }), reply: gift },
  look: { payload: z.object({ ...quiet, ...secret }), reply: giftOffer },
  accept: { payload: z.object({ ...quiet, ...secret }), reply: givenTicket },
  decline: { payload: z.object({ ...quiet, ...secret }), reply: nothing },
  handBack: { payload: z.object({ ...quiet, giftId: id }), reply: nothing },
  mine: {
    payload: z.object({ ...quiet, tradeNo: z.optional(id), pageNo: z.optional(whole(1, 4)) }),
    reply: z.object({
      given: z.array(gift),
      received: z.array(givenTicket),
      /** Offers for the member's own number. */
      waiting: z.array(giftOffer),
      /** There is another page. */
      more: z.boolean(),
      now: instant,
    }),
  },
};
