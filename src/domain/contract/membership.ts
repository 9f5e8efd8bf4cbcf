import type * as z from 'zod/mini';
import { calls, get, post } from './call.ts';
import { CERTIFICATES } from './certificates.ts';
import type * as shapes from './shapes/membership.ts';

export const CARD_KINDS = ['annual', 'times', 'gift'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** unactivated: paid and waiting; lapsed: not activated in time; usedup: a times-card without times; void: given back. */
export const CARD_STATES = ['unactivated', 'active', 'expired', 'usedup', 'lapsed', 'void'] as const;
export type CardState = (typeof CARD_STATES)[number];

/** What a field of the activation form holds. */
export const FIELD_KINDS = [
  'text',
  'name',
  'mobile',
  'email',
  ...CERTIFICATES,
  'birthday',
  'select',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export type CardOffer = z.infer<typeof shapes.cardOffer>;
export type ActivationField = z.infer<typeof shapes.activationField>;
export type Holding = z.infer<typeof shapes.holding>;
export type CardOrder = z.infer<typeof shapes.cardOrder>;

const base = '/thvendor/member/membership';

/** The membership card module (specification §7). The discounts of its orders are in contract/discount. */
export const membership = calls(() => import('./shapes/membership.ts').then(s => s.membership), {
  offers: post('/thvendor/membership/getList'),
  offer: post('/thvendor/membership/getDetail'),
  fields: get('/thvendor/dynamic/getActiveMembershipParamConfig'),
  mine: post(`${base}/getMemberships`),
  detail: get(`${base}/getMembershipDetail`),
  /** With its code: one's own card, or a gift card that somebody gave. */
  activate: post(`${base}/activeMembership`),
  /** `params` are the fields of the card's form by name. The spelling is the vendor's. */
  activateWithPerson: post(`${base}/activeMembershipWithPersionInfo`),
  create: post(`${base}/order/create`),
  orders: get(`${base}/getOrderList`),
  order: get(`${base}/getOrderDetail`),
  cancel: post(`${base}/cancelOrder`),
  /** What there is to pay, and how; reads only (rulings.md, “Wire”). */
  gotoPay: get(`${base}/gotoPay`),
  /** Confirms the order and starts its payment; the same one while it is under way. */
  pay: post(`${base}/order/payOrder`),
  /** This project's own: gives up a payment that was begun, as for the other families. */
  close: post(`${base}/order/closePayment`),
  /** This project's own: a paid order whose cards are not activated goes back; `fee` as shown. */
  refund: post(`${base}/order/refund`),
});
