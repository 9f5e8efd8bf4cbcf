import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { artAttrs, hallRef } from './program.ts';
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

export const orderSeat = z.object({
  seatId: id,
  zone: z.string(),
  row: z.string(),
  number: z.string(),
  category: z.string(),
  price: yuan,
});
export const ticket = z.object({
  code: z.string(),
  seatIds: z.array(id),
  label: z.string(),
  used: z.boolean(),
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
export const order = z.object({
  tradeNo: id,
  supportSeat: flag,
  realStatus: z.enum(REAL_STATUSES),
  payStatus: z.string(),
  orderStatus: z.string(),
  programId: id,
  scheduleId: id,
  title: z.string(),
  art: artAttrs,
  startsAt: instant,
  /** Length of the performance, interval included; whole minutes. */
  minutes: z.optional(z.number()),
  hall: hallRef,
  realName: z.boolean(),
  seats: z.array(orderSeat),
  /** Yuan (specification §3): goods, discount, freight, and the two totals. */
  amount: yuan,
  discount: yuan,
  otherFee: yuan,
  totalAmount: yuan,
  totalFee: yuan,
  packTradeNo: z.optional(z.string()),
  gatewayCode: z.optional(z.enum(GATEWAYS)),
  gatewayName: z.optional(z.string()),
  createdAt: instant,
  /** While unpaid: until when the seats are held, by the server's clock. */
  expiresAt: z.optional(instant),
  renewable: z.boolean(),
  /** The server's clock when it answered, for the countdown. */
  now: instant,
  linkman: z.string(),
  mobile: z.string(),
  channel: z.optional(z.enum(CHANNELS)),
  deliverTo: z.string(),
  events: z.array(orderEvent),
  tickets: z.array(ticket),
  refund: z.optional(refundQuote),
  /** A payment that has started and not ended: never offer to pay again while it is there. */
  payment: z.optional(z.object({ payNo: id, state: z.enum(['started', 'unknown', 'declined']) })),
  entrance: z.string(),
});
export type Order = z.infer<typeof order>;
export const orderRow = z.object({
  tradeNo: id,
  supportSeat: flag,
  realStatus: z.enum(REAL_STATUSES),
  title: z.string(),
  art: artAttrs,
  startsAt: instant,
  hall: hallRef,
  seats: z.array(orderSeat),
  totalAmount: yuan,
  createdAt: instant,
  expiresAt: z.optional(instant),
  ticketCount: z.number(),
  programId: id,
});
export type OrderRow = z.infer<typeof orderRow>;

const certificate = z.object({ type: z.enum(CERTIFICATES), name: required(40), number: required(30) });
const base = '/thvendor/member/ticket/order';
const trade = { ...quiet, tradeNo: id };
export const ORDER_TABS = ['all', 'unpaid', 'paid', 'cancelled', 'refunded'] as const;

export const ticketOrder = {
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
  detail: post(`${base}/orderDetail`, z.object(trade), order),
  /** `totalAmount` as shown; a difference is refused with the fresh order in `data`. */
  confirm: post(
    `${base}/confirm`,
    z.object({
      ...trade,
      totalAmount: yuanField,
      linkman: required(30),
      mobile: required(20),
      channel: z.enum(CHANNELS),
      addressId: z.optional(id),
      certificates: z.optional(json(z.array(certificate).check())),
    }),
    order,
  ),
  renew: post(`${base}/renew`, z.object(trade), order),
  cancel: post(`${base}/cancelOrder`, z.object(trade), order),
  /** Starts a payment; the same one while it is under way (idempotent by order). */
  pay: post(
    `${base}/payOrder`,
    z.object({ ...trade, gatewayCode: z.enum(GATEWAYS), totalAmount: yuanField }),
    z.object({
      payNo: id,
      kind: z.enum(['page', 'qrcode']),
      /** A path of this site without its tree, or an https address. */ url: z.string(),
    }),
  ),
  /** Refund by the ladder; `fee` as shown, a difference is refused. */
  refund: post(`${base}/refund`, z.object({ ...trade, fee: yuanField }), order),
  list: post(
    '/thvendor/member/symphony/order/getTicketOrderList',
    z.object({
      ...quiet,
      tab: z.optional(z.enum(ORDER_TABS)),
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
    }),
  ),
  settle: post(
    '/thvendor/pay/sandbox/settle',
    z.object({ ...quiet, payNo: id, outcome: z.enum(OUTCOMES) }),
    z.object({ state: z.string() }),
  ),
} as const;
