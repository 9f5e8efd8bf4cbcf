import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { FAMILIES } from './family.ts';
import { artAttrs, occasion, orderItem, orderSeat, ticket } from './parts.ts';
import { seatKeys } from './seat.ts';
import { flag, id, idList, instant, json, quiet, required, text, whole, yuan, yuanField } from './wire.ts';

/** Statuses of ticket and show orders (specification §4). */
export const REAL_STATUSES = [
  'new',
  'new_locked',
  'new_confirm',
  'cancel_sys',
  'cancel_timeout',
  'cancel_user',
  'paid_uncheck',
  'paid_failure',
  'paid_certain',
  'paid_success',
  'paid_return_succ',
  'paid_return_fail',
  'paid_return_cert',
] as const;
export type RealStatus = (typeof REAL_STATUSES)[number];
export const CHANNELS = [
  'productAbholung',
  'productEMS',
  'productCollect',
  'productUnwanted',
  'oneYard',
  'oneYardAbholung',
] as const;
export type Channel = (typeof CHANNELS)[number];
/** Ways to pay: the gateway's codes. wxAppPay is a special case: a QR code or the app, no page. */
export const GATEWAYS = ['aliPay', 'wxAppPay', 'unionPay'] as const;
export type GatewayCode = (typeof GATEWAYS)[number];
export const CERTIFICATES = ['idcard', 'passport', 'residence'] as const;

/** One evening of a package; its id is the performance's. */
export const evening = z.extend(occasion, { title: z.string(), art: artAttrs, programId: id });
/** A discount in force, as the server states it. */
export const orderDiscount = z.object({ kind: z.string(), title: z.string(), amount: yuan });
/** What an order brings: tickets to an evening, a parcel, or something to open on a screen. */
export const DELIVERIES = ['ticket', 'parcel', 'digital'] as const;
export type Delivery = (typeof DELIVERIES)[number];
/** What happens to goods after the payment: a parcel is sent, a recording opened. */
export const fulfilment = z.object({
  done: z.boolean(),
  /** When it was or will be; absent for what is opened when the member likes. */
  at: z.optional(instant),
});
export const orderEvent = z.object({ status: z.string(), at: instant, note: z.string() });
export const refundQuote = z.object({
  allowed: z.boolean(),
  /** Why not, when not allowed. */
  reason: z.string(),
  fee: yuan,
  amount: yuan,
  /** The ladder: until when which share is kept. */
  ladder: z.array(z.object({ until: instant, percent: z.number() })),
});
/** What lists and the page have in common. */
const head = {
  tradeNo: id,
  family: z.enum(FAMILIES),
  supportSeat: flag,
  realStatus: z.enum(REAL_STATUSES),
  /** The second set's word for it: what digital, mall and dams orders show. */
  orderStatus: z.string(),
  title: z.string(),
  art: artAttrs,
  /** The concert, the show or the product, for the way back to it. */
  subjectId: id,
  /** Only where there is an evening to go to: seat and show orders. */
  occasion: z.optional(occasion),
  /** Every evening of a package, soonest first; the occasion is the first of them. */
  evenings: z.optional(z.array(evening)),
  seats: z.array(orderSeat),
  items: z.array(orderItem),
  delivery: z.enum(DELIVERIES),
  createdAt: instant,
  /** While unpaid: until when it is held, by the server's clock. */
  expiresAt: z.optional(instant),
};
export const order = z.object({
  ...head,
  payStatus: z.string(),
  /** Yuan (specification §3): goods, discount, freight, and the two totals. For dams the total is before discounts. */
  amount: yuan,
  discount: yuan,
  discounts: z.array(orderDiscount),
  otherFee: yuan,
  totalAmount: yuan,
  totalFee: yuan,
  packTradeNo: z.optional(z.string()),
  gatewayCode: z.optional(z.enum(GATEWAYS)),
  gatewayName: z.optional(z.string()),
  renewable: z.boolean(),
  /** The server's clock when it answered, for the countdown. */
  now: instant,
  linkman: z.string(),
  mobile: z.string(),
  /** Where the contact is written to by e-mail. */
  email: z.optional(z.string()),
  channel: z.optional(z.enum(CHANNELS)),
  deliverTo: z.string(),
  fulfilment: z.optional(fulfilment),
  events: z.array(orderEvent),
  tickets: z.array(ticket),
  refund: z.optional(refundQuote),
  /** A payment that has started and not ended: never offer to pay again while it is there. */
  payment: z.optional(z.object({ payNo: id, state: z.enum(['started', 'unknown', 'declined']) })),
});
export type Order = z.infer<typeof order>;
export const orderRow = z.object({
  ...head,
  /** What is or was to pay, in every family. */
  totalAmount: yuan,
  ticketCount: z.number(),
});
export type OrderRow = z.infer<typeof orderRow>;

const certificate = z.object({ type: z.enum(CERTIFICATES), name: required(40), number: required(30) });
const base = '/thvendor/member/ticket/order';
const trade = { ...quiet, tradeNo: id };
export const ORDER_TABS = ['all', 'unpaid', 'paid', 'cancelled', 'refunded'] as const;

/** What can be done with an order of any family; each family has its own paths. */
const verbs = (root: string) => ({
  detail: post(`${root}/orderDetail`, z.object(trade), order),
  /** `totalAmount` as shown; a difference is refused with the fresh order in `data`. */
  confirm: post(
    `${root}/confirm`,
    z.object({
      ...trade,
      totalAmount: yuanField,
      linkman: required(30),
      /** A mobile of any country, an e-mail address, or both; masked, it is the account's or this order's own. */
      mobile: z.optional(text(24)),
      email: z.optional(text(254)),
      channel: z.enum(CHANNELS),
      addressId: z.optional(id),
      certificates: z.optional(json(z.array(certificate).check())),
    }),
    order,
  ),
  renew: post(`${root}/renew`, z.object(trade), order),
  cancel: post(`${root}/cancelOrder`, z.object(trade), order),
  /** Starts a payment; the same one while it is under way (idempotent by order). */
  pay: post(
    `${root}/payOrder`,
    z.object({ ...trade, gatewayCode: z.enum(GATEWAYS), totalAmount: yuanField }),
    z.object({
      payNo: id,
      kind: z.enum(['page', 'qrcode']),
      /** A path of this site without its tree, or an https address. */ url: z.string(),
    }),
  ),
  /** Refund by the ladder; `fee` as shown, a difference is refused. */
  refund: post(`${root}/refund`, z.object({ ...trade, fee: yuanField }), order),
});
export type OrderCalls = ReturnType<typeof verbs>;

export const ticketOrder = {
  ...verbs(base),
  /** The reply carries the orderKey header: an admission of 30 minutes for this session and schedule. */
  checkPermission: post(
    `${base}/checkSchedulePermission`,
    z.object({ ...quiet, scheduleId: id, packCode: z.optional(text(40)) }),
    z.object({ allowed: z.boolean() }),
  ),
  create: post(
    `${base}/create`,
    z.object({
      ...quiet,
      ...seatKeys,
      scheduleId: id,
      seats: idList(20),
      requestId: id,
      packCode: z.optional(text(40)),
      /** The caller's live order that this one replaces, in one transaction. */
      replace: z.optional(id),
    }),
    z.object({ tradeNo: id }),
  ),
  list: post(
    '/thvendor/member/symphony/order/getTicketOrderList',
    z.object({
      ...quiet,
      tab: z.optional(z.enum(ORDER_TABS)),
      /** Only orders of these families, comma-joined; of every one when absent. */
      families: z.optional(text(40)),
      pageNo: z.optional(whole(1, 10_000)),
      pageSize: z.optional(whole(1, 50)),
    }),
    z.object({
      total: z.number(),
      pageNo: z.number(),
      pageSize: z.number(),
      counts: z.record(z.string(), z.number()),
      list: z.array(orderRow),
    }),
  ),
} as const;

/** The same verbs for every family but the cards', whose module the specification names call by call. */
export const orderCalls = {
  seat: ticketOrder,
  show: verbs('/thvendor/member/show/order'),
  mall: verbs('/thvendor/member/mall/order'),
  dams: verbs('/thvendor/member/dams/order'),
} as const;
export type OrderFamily = keyof typeof orderCalls;

/** The sandbox gateway's own page: it stands for a bank's, and talks to the gateway, not to the box office. */
export const OUTCOMES = ['paid', 'declined', 'late', 'wrong-amount', 'unknown'] as const;
export const sandbox = {
  payment: get(
    '/thvendor/pay/sandbox/getPayment',
    z.object({ ...quiet, payNo: id }),
    z.object({
      payNo: id,
      tradeNo: id,
      amount: yuan,
      gateway: z.enum(GATEWAYS),
      state: z.string(),
      title: z.string(),
      /** Whose page the payer goes back to. */
      family: z.enum(FAMILIES),
    }),
  ),
  settle: post(
    '/thvendor/pay/sandbox/settle',
    z.object({ ...quiet, payNo: id, outcome: z.enum(OUTCOMES) }),
    z.object({ state: z.string() }),
  ),
} as const;
