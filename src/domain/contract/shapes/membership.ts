import * as z from 'zod/mini';
import { FAMILIES } from '../family.ts';
import { CARD_KINDS, CARD_STATES } from '../membership.ts';
import { GATEWAYS } from '../order.ts';
import { NAME_MAX } from '../patterns.ts';
import { formField } from './form-fields.ts';
import { completed, hasStatus, orderFields, pay } from './order.ts';
import { artAttrs } from './parts.ts';
import { listOf, maybe, orElse, statedAmount, words } from './tolerant.ts';
import { flag, id, idList, instant, json, quiet, required, text, whole, yuan, yuanField } from './wire.ts';

/** A kind of card as it is sold. */
export const cardOffer = z.object({
  cardId: id,
  kind: z.enum(CARD_KINDS),
  name: z.string(),
  kindName: z.string(),
  lead: z.string(),
  /** What it gives, a sentence each. */
  gives: z.array(z.string()),
  price: yuan,
  /** Days that it is good for from its activation; days within which it must be activated. */
  days: z.number(),
  activateWithin: z.number(),
  /** Concerts of a times-card, and the highest price of a seat that one of them pays; 0 for others. */
  times: z.number(),
  each: yuan,
  /** Points that come with the activation; 0 for none. */
  points: z.number(),
  activation: z.enum(['code', 'person']),
  /** Lowest level that may buy; 0 for everyone. */
  minLevel: z.number(),
  minLevelName: z.string(),
  /** Cards that one member may hold at a time. */
  perMember: z.number(),
  art: artAttrs,
});

/** A card that a member holds. */
export const holding = z.object({
  membershipId: id,
  cardId: id,
  kind: z.enum(CARD_KINDS),
  name: z.string(),
  kindName: z.string(),
  art: artAttrs,
  gives: z.array(z.string()),
  state: z.enum(CARD_STATES),
  tradeNo: id,
  activation: z.enum(['code', 'person']),
  issuedAt: instant,
  activateBy: instant,
  activatedAt: z.optional(instant),
  expiresAt: z.optional(instant),
  times: z.number(),
  left: z.number(),
  each: yuan,
  /** Its code while it waits to be activated by it. */
  code: z.optional(z.string()),
  /** What the activation was told, numbers masked (S19). */
  person: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Only of one card that is looked at: what it was used for, the newest first; `waiting` while that is not paid for. */
  uses: z.optional(
    z.array(
      z.object({
        at: instant,
        times: z.number(),
        waiting: z.boolean(),
        tradeNo: id,
        family: z.enum(FAMILIES),
        title: z.string(),
      }),
    ),
  ),
});

/** An order of cards: as any order, with the cards that it gave once it was paid. */
export const cardOrder = z.pipe(
  z
    .extend(orderFields, {
      memberships: listOf(z.object({ membershipId: id, state: z.enum(CARD_STATES) })),
    })
    .check(hasStatus),
  z.transform(o => completed(o, 'card')),
);

const trade = { ...quiet, tradeNo: id };

export const membership = {
  offers: { payload: z.object({ ...quiet }), reply: z.array(cardOffer) },
  offer: { payload: z.object({ ...quiet, cardId: id }), reply: cardOffer },
  fields: { payload: z.object({ ...quiet, cardId: id }), reply: z.array(formField) },
  mine: { payload: z.object({ ...quiet }), reply: z.array(holding) },
  detail: { payload: z.object({ ...quiet, membershipId: id }), reply: holding },
  activate: { payload: z.object({ ...quiet, code: required(60) }), reply: holding },
  activateWithPerson: {
    payload: z.object({
      ...quiet,
      membershipId: id,
      params: json(z.record(z.string().check(z.maxLength(60)), z.unknown())),
    }),
    reply: holding,
  },
  create: {
    payload: z.object({ ...quiet, cardId: id, quantity: whole(1, 5), requestId: id }),
    reply: z.object({ tradeNo: id }),
  },
  orders: {
    payload: z.object({ ...quiet, pageNo: z.optional(whole(1, 10_000)), pageSize: z.optional(whole(1, 50)) }),
    reply: z.object({
      total: z.number(),
      pageNo: z.number(),
      pageSize: z.number(),
      list: z.array(cardOrder),
    }),
  },
  order: { payload: z.object(trade), reply: cardOrder },
  cancel: { payload: z.object(trade), reply: cardOrder },
  gotoPay: {
    payload: z.object(trade),
    reply: z.object({
      tradeNo: words,
      title: words,
      totalAmount: statedAmount,
      payable: orElse(z.boolean(), true),
      expiresAt: maybe(instant),
      gateways: listOf(z.object({ code: z.enum(GATEWAYS), name: z.string() })),
    }),
  },
  pay,
  close: { payload: z.object({ ...trade, edit: z.optional(flag) }), reply: cardOrder },
  refund: {
    /** Neither parts of an order of cards nor donations of its price are done: asked for, they are refused in words. */
    payload: z.object({
      ...trade,
      fee: yuanField,
      amount: z.optional(yuanField),
      pieces: z.optional(idList(40)),
      donor: z.optional(text(NAME_MAX)),
    }),
    reply: cardOrder,
  },
};
