import type * as z from 'zod/mini';
import { calls, get, post } from './call.ts';
import type { Family } from './family.ts';
import type * as shapes from './shapes/order.ts';

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
/** Ways to pay: the gateway's codes. wxAppPay is a special case: a QR code before a screen, the wallet on a phone. */
export const GATEWAYS = ['aliPay', 'wxAppPay', 'unionPay', 'card', 'desk'] as const;
export type GatewayCode = (typeof GATEWAYS)[number];
/** Where the payer is: before a large screen, in a phone's browser, or in the browser inside the wallet. */
export const PAY_SCENES = ['screen', 'phone', 'wallet'] as const;
export type PayScene = (typeof PAY_SCENES)[number];
export type WalletGrant = z.infer<typeof shapes.walletGrant>;
export type BridgeRequest = z.infer<typeof shapes.bridgeRequest>;
/** What an order brings: tickets to an evening, a parcel, or something to open on a screen. */
export const DELIVERIES = ['ticket', 'parcel', 'digital'] as const;
export type Delivery = (typeof DELIVERIES)[number];
export const ORDER_TABS = ['all', 'unpaid', 'paid', 'cancelled', 'refunded'] as const;

/** Rows of what became of an order's money: what came, where it went, what stayed, and what of that is why. */
export const LEDGER_KINDS = [
  'paid',
  'brought',
  'received',
  'again',
  'exchanged',
  'difference',
  'returned',
  'donated',
  'kept',
  'fee',
  'points',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export type RefundQuote = z.infer<typeof shapes.refundQuote>;
export type Order = z.infer<ReturnType<typeof shapes.orderOf>>;
export type OrderRow = z.infer<typeof shapes.orderRow>;

const base = '/thvendor/member/ticket/order';
const paths = (root: string) => ({
  detail: post(`${root}/orderDetail`),
  /** `totalAmount` as shown; a difference is refused with the fresh order in `data`. */
  confirm: post(`${root}/confirm`),
  renew: post(`${root}/renew`),
  cancel: post(`${root}/cancelOrder`),
  /** Starts a payment; the same one while it is under way (idempotent by order). */
  pay: post(`${root}/payOrder`),
  /** What giving back these pieces would bring, exactly; reads only. All that are left when there are none. */
  refundQuote: post(`${root}/refundQuote`),
  /** Refund by the ladder; `fee` and `amount` as shown, a difference is refused. */
  refund: post(`${root}/refund`),
  /**
   * Gives up a payment that was begun, at its gateway too; money that is there already settles the order instead.
   * `edit`: back to before the confirmation, so that discounts can be changed again.
   */
  close: post(`${root}/closePayment`),
});
/** What can be done with an order of any family; each family has its own paths. */
const verbs = (root: string, family: Family) =>
  calls(() => import('./shapes/order.ts').then(s => s.verbs[family]), paths(root));
export type OrderCalls = ReturnType<typeof verbs>;

export const ticketOrder = {
  ...verbs(base, 'seat'),
  ...calls(() => import('./shapes/order.ts').then(s => s.ticketOrder), {
    /** The reply carries the orderKey header: an admission of 30 minutes for this session and schedule. */
    checkPermission: post(`${base}/checkSchedulePermission`),
    create: post(`${base}/create`),
    list: post('/thvendor/member/symphony/order/getTicketOrderList'),
  }),
} as const;

/** The same verbs for every family but the cards', whose module the specification names call by call. */
export const orderCalls = {
  seat: ticketOrder,
  show: verbs('/thvendor/member/show/order', 'show'),
  mall: verbs('/thvendor/member/mall/order', 'mall'),
  dams: verbs('/thvendor/member/dams/order', 'dams'),
} as const satisfies Readonly<Record<Exclude<Family, 'card'>, OrderCalls>>;
export type OrderFamily = keyof typeof orderCalls;

/** The sandbox gateway's own page: it stands for a bank's, and talks to the gateway, not to the box office. */
export const OUTCOMES = ['paid', 'declined', 'late', 'wrong-amount', 'unknown'] as const;
export const sandbox = calls(() => import('./shapes/order.ts').then(s => s.sandbox), {
  payment: get('/thvendor/pay/sandbox/getPayment'),
  settle: post('/thvendor/pay/sandbox/settle'),
});
