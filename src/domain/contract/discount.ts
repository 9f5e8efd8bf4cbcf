import * as z from 'zod/mini';
import { type Call, get, post } from './call.ts';
import type { DiscountGroup } from './discount-groups.ts';
import { id, instant, quiet, required, whole, yuan, yuanField } from './wire.ts';

/** One discount of the repository: the vendor's fields (specification §3), then our own below the line. */
export const discountEntry = z.object({
  tmpId: id,
  /** What to cancel it by while it is applied; empty otherwise. */
  cancelTmpId: z.string(),
  title: z.string(),
  description: z.string(),
  available: z.boolean(),
  applied: z.boolean(),
  /** Another choice stands in its way; `excludeMsg` says which. */
  excluded: z.boolean(),
  excludeMsg: z.string(),
  /** Why it cannot be used for this order at all. */
  disableMsgs: z.array(z.string()),
  /** Until when; empty for what has no end. */
  endtime: z.union([instant, z.literal('')]),
  /** Amount in words, whose last character is the unit. */
  discountDesc: z.string(),
  /** B stands beside other coupons. */
  cardtype: z.string(),
  totalnum: z.number(),
  usednum: z.number(),
  // Our own.
  /** Yuan that it takes, or would take, as the server states it; 0 when it cannot be chosen. */
  amount: yuan,
  /** Its main condition in a few words; may be empty. */
  condition: z.string(),
});
export type DiscountEntry = z.infer<typeof discountEntry>;

/** Points of one order (specification §3). Points are whole numbers, `discount` is yuan. */
export const pointsItem = z.object({
  available: z.boolean(),
  applied: z.boolean(),
  tmpId: id,
  discount: yuan,
  minAllow: z.number(),
  maxAllow: z.number(),
  availablePoint: z.number(),
});
export type PointsItem = z.infer<typeof pointsItem>;

/** Everything about the discounts of one order. Each reply replaces the one before (specification §4). */
export const discountRepository = z.object({
  coupons: z.array(discountEntry),
  couponsA: z.array(discountEntry),
  couponsM: z.array(discountEntry),
  promotions: z.array(discountEntry),
  packList: z.array(discountEntry),
  /** The member discount; null for a level without one. */
  membership: z.nullable(discountEntry),
  pointsItem,
  couponsTotal: yuan,
  couponsATotal: yuan,
  couponsMTotal: yuan,
  promotionsTotal: yuan,
  packTotal: yuan,
  discountAmount: yuan,
  // Our own.
  memberTotal: yuan,
  pointsTotal: yuan,
  tradeNo: id,
  /** Grows with each edit of the order's discounts: an older reply never replaces a newer one (quality.md R21). */
  revision: z.number(),
  /** Whether the server takes edits now. */
  editable: z.boolean(),
  /** new_confirm once the discounts are settled. */
  payStatus: z.string(),
  /** The order's amounts with these discounts. */
  amount: yuan,
  otherFee: yuan,
  totalAmount: yuan,
  totalFee: yuan,
  /** The set that saves most, when it saves more than what is chosen. */
  best: z.nullable(z.object({ tmpIds: z.array(id), discountAmount: yuan })),
  /** After a code: the entry that it gave. */
  redeemed: z.optional(id),
});
export type DiscountRepository = z.infer<typeof discountRepository>;

const trade = { ...quiet, tradeNo: id };
const one = z.object({ ...trade, tmpId: id });
/** The total that was shown; the server refuses another with the fresh repository. */
const settle = z.object({ ...trade, totalAmount: yuanField, tmpId: z.optional(id) });

/** The five operations of a family, and our own for codes. */
const operations = (base: string) =>
  ({
    getDiscountRepo: post(`${base}/getDiscountRepo`, z.object(trade), discountRepository),
    useDiscount: post(`${base}/useDiscount`, one, discountRepository),
    cancelDiscount: post(`${base}/cancelDiscount`, one, discountRepository),
    confirmDiscount: post(`${base}/confirmDiscount`, settle, discountRepository),
    redeemCode: post(`${base}/redeemCode`, z.object({ ...trade, code: required(40) }), discountRepository),
  }) as const;
const withPoints = (base: string) =>
  ({
    ...operations(base),
    usePoint: post(
      `${base}/usePoint`,
      z.object({ ...trade, pointValue: whole(0, 100_000_000) }),
      discountRepository,
    ),
  }) as const;

const member = '/thvendor/member';
const card = `${member}/membership/order/discount`;
/** The calls by family (specification §7); the membership card's set has no points and reads by GET. */
export const discount = {
  seat: withPoints(`${member}/ticket/discount`),
  show: withPoints(`${member}/show/discount`),
  mall: withPoints(`${member}/mall/cultural/discount`),
  dams: withPoints(`${member}/dams/discount`),
  card: {
    ...operations(card),
    getDiscountRepo: get(`${card}/getDiscountRepo`, z.object(trade), discountRepository),
  },
} as const;

export interface DiscountCalls extends Omit<ReturnType<typeof operations>, 'getDiscountRepo'> {
  readonly getDiscountRepo: Call<{ tradeNo: string }, DiscountRepository>;
  readonly usePoint?: ReturnType<typeof withPoints>['usePoint'];
}

/** A family is data: its calls and the groups that its panel does not show (specification §4). */
export interface DiscountFamily {
  readonly calls: DiscountCalls;
  readonly hidden: readonly DiscountGroup[];
}
export const DISCOUNT_FAMILIES = {
  seat: { calls: discount.seat, hidden: [] },
  show: { calls: discount.show, hidden: [] },
  mall: { calls: discount.mall, hidden: [] },
  dams: { calls: discount.dams, hidden: ['pack'] },
  card: { calls: discount.card, hidden: ['points', 'promotion', 'pack', 'member'] },
} as const satisfies Record<string, DiscountFamily>;
export type DiscountFamilyName = keyof typeof DISCOUNT_FAMILIES;

/** Coupons of the member by state (specification §7). */
export const COUPON_STATUSES = ['usable', 'used', 'expired'] as const;
export const walletCoupon = z.object({
  id,
  kind: z.enum(['coupon', 'voucher', 'times']),
  title: z.string(),
  description: z.string(),
  status: z.enum(['usable', 'upcoming', 'used', 'expired']),
  discountDesc: z.string(),
  condition: z.string(),
  starttime: instant,
  endtime: instant,
  totalnum: z.number(),
  usednum: z.number(),
});
export type WalletCoupon = z.infer<typeof walletCoupon>;
export const wallet = {
  coupons: post(
    `${member}/coupon/getMemberCouponsByStatus`,
    z.object({ ...quiet, status: z.optional(z.enum(COUPON_STATUSES)) }),
    z.object({
      counts: z.record(z.string(), z.number()),
      list: z.array(walletCoupon),
    }),
  ),
} as const;
