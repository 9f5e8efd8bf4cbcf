import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { formField } from './form-fields.ts';
import { completed, GATEWAYS, hasStatus, orderFields, PAY_SCENES } from './order.ts';
import { artAttrs } from './parts.ts';
import { listOf, maybe, orElse, statedAmount, words } from './tolerant.ts';
import { flag, id, instant, json, quiet, required, whole, yuan, yuanField } from './wire.ts';

export const CARD_KINDS = ['annual', 'times', 'gift'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** unactivated: paid and waiting; lapsed: not activated in time; usedup: a times-card without times; void: given back. */
export const CARD_STATES = ['unactivated', 'active', 'expired', 'usedup', 'lapsed', 'void'] as const;
export type CardState = (typeof CARD_STATES)[number];

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
export type CardOffer = z.infer<typeof cardOffer>;

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
});
export type Holding = z.infer<typeof holding>;

/** An order of cards: as any order, with the cards that it gave once it was paid. */
export const cardOrder = z.pipe(
  z
    .extend(orderFields, {
      memberships: listOf(z.object({ membershipId: id, state: z.enum(CARD_STATES) })),
    })
    .check(hasStatus),
  z.transform(o => completed(o, 'card')),
);
export type CardOrder = z.infer<typeof cardOrder>;

const base = '/thvendor/member/membership';
const trade = { ...quiet, tradeNo: id };

/** The membership card module (specification §7). The discounts of its orders are in contract/discount. */
export const membership = {
  offers: post('/thvendor/membership/getList', z.object({ ...quiet }), z.array(cardOffer)),
  offer: post('/thvendor/membership/getDetail', z.object({ ...quiet, cardId: id }), cardOffer),
  fields: get(
    '/thvendor/dynamic/getActiveMembershipParamConfig',
    z.object({ ...quiet, cardId: id }),
    z.array(formField),
  ),
  mine: post(`${base}/getMemberships`, z.object({ ...quiet }), z.array(holding)),
  detail: get(`${base}/getMembershipDetail`, z.object({ ...quiet, membershipId: id }), holding),
  /** With its code: one's own card, or a gift card that somebody gave. */
  activate: post(`${base}/activeMembership`, z.object({ ...quiet, code: required(60) }), holding),
  /** `params` are the fields of the card's form by name. The spelling is the vendor's. */
  activateWithPerson: post(
    `${base}/activeMembershipWithPersionInfo`,
    z.object({
      ...quiet,
      membershipId: id,
      params: json(z.record(z.string().check(z.maxLength(60)), z.unknown())),
    }),
    holding,
  ),
  create: post(
    `${base}/order/create`,
    z.object({ ...quiet, cardId: id, quantity: whole(1, 5), requestId: id }),
    z.object({ tradeNo: id }),
  ),
  orders: get(
    `${base}/getOrderList`,
    z.object({ ...quiet, pageNo: z.optional(whole(1, 10_000)), pageSize: z.optional(whole(1, 50)) }),
    z.object({ total: z.number(), pageNo: z.number(), pageSize: z.number(), list: z.array(cardOrder) }),
  ),
  order: get(`${base}/getOrderDetail`, z.object(trade), cardOrder),
  cancel: post(`${base}/cancelOrder`, z.object(trade), cardOrder),
  /** What there is to pay, and how; reads only (rulings.md, “Wire”). */
  gotoPay: get(
    `${base}/gotoPay`,
    z.object(trade),
    z.object({
      tradeNo: words,
      title: words,
      totalAmount: statedAmount,
      payable: orElse(z.boolean(), true),
      expiresAt: maybe(instant),
      gateways: listOf(z.object({ code: z.enum(GATEWAYS), name: z.string() })),
    }),
  ),
  /** Confirms the order and starts its payment; the same one while it is under way. */
  pay: post(
    `${base}/order/payOrder`,
    z.object({
      ...trade,
      gatewayCode: z.enum(GATEWAYS),
      totalAmount: yuanField,
      scene: z.optional(z.enum(PAY_SCENES)),
    }),
    z.object({ payNo: id, kind: z.enum(['page', 'qrcode']), url: z.string() }),
  ),
  /** This project's own: gives up a payment that was begun, as for the other families. */
  close: post(`${base}/order/closePayment`, z.object({ ...trade, edit: z.optional(flag) }), cardOrder),
  /** This project's own: a paid order whose cards are not activated goes back; `fee` as shown. */
  refund: post(
    `${base}/order/refund`,
    z.object({ ...trade, fee: yuanField, amount: z.optional(yuanField) }),
    cardOrder,
  ),
} as const;
