import * as z from 'zod/mini';
import { type Call, get, post } from './call.ts';
import type { DiscountGroup } from './discount-groups.ts';
import {
  amount,
  cents,
  count,
  foreignId,
  listOf,
  maybe,
  orElse,
  reduction,
  statedAmount,
  statedReduction,
  words,
  yes,
} from './tolerant.ts';
import { id, instant, quiet, required, whole, yuanField } from './wire.ts';

/** One discount of the repository: the vendor's fields (specification §3), then our own below the line. */
export const discountEntry = z.object({
  tmpId: foreignId,
  /** What to cancel it by while it is applied; without one it is the tmpId. */
  cancelTmpId: words,
  title: words,
  description: words,
  available: yes,
  applied: yes,
  /** Another choice stands in its way; `excludeMsg` says which. */
  excluded: yes,
  excludeMsg: words,
  /** Why it cannot be used for this order at all. */
  disableMsgs: listOf(z.string()),
  /** Until when, as an instant or as the hall's date and time; empty for what has no end. */
  endtime: words,
  /** Amount in words, whose last character is the unit. */
  discountDesc: words,
  /** B stands beside other coupons. */
  cardtype: words,
  totalnum: count,
  usednum: count,
  // Our own.
  /** Yuan that it takes, or would take, as the server states it; 0 when it cannot be chosen. */
  amount,
  /** Its main condition in a few words; may be empty. */
  condition: words,
});
export type DiscountEntry = z.infer<typeof discountEntry>;

/** Points of one order (specification §3). Points are whole numbers, `discount` is yuan. */
export const pointsItem = z.object({
  available: yes,
  applied: yes,
  tmpId: orElse(foreignId, 'points'),
  discount: reduction,
  minAllow: count,
  maxAllow: count,
  availablePoint: count,
});
export type PointsItem = z.infer<typeof pointsItem>;
const noPoints: PointsItem = {
  available: false,
  applied: false,
  tmpId: 'points',
  discount: 0,
  minAllow: 0,
  maxAllow: 0,
  availablePoint: 0,
};

/** The vendor's fields: a reply without any of them is no repository. */
const VENDORS = [
  'coupons',
  'couponsA',
  'couponsM',
  'promotions',
  'packList',
  'membership',
  'pointsItem',
  'discountAmount',
] as const;
const hasSome = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && VENDORS.some(name => name in value);

const stated = z.object({
  coupons: listOf(discountEntry),
  couponsA: listOf(discountEntry),
  couponsM: listOf(discountEntry),
  promotions: listOf(discountEntry),
  packList: listOf(discountEntry),
  /** The member discount; null for a level without one. */
  membership: orElse(discountEntry, null),
  pointsItem: orElse(pointsItem, noPoints),
  couponsTotal: reduction,
  couponsATotal: reduction,
  couponsMTotal: reduction,
  promotionsTotal: reduction,
  packTotal: reduction,
  discountAmount: statedReduction,
  // Our own: everything from here on may be missing.
  memberTotal: statedReduction,
  pointsTotal: statedReduction,
  tradeNo: words,
  /** Counts the edits of the order's discounts. */
  revision: count,
  /** Whether the server takes edits now; when it does not say, the order's status does. */
  editable: orElse(z.boolean(), true),
  /** new_confirm once the discounts are settled. */
  payStatus: words,
  /** The order's amounts with these discounts. */
  amount: statedAmount,
  otherFee: statedAmount,
  totalAmount: statedAmount,
  totalFee: statedAmount,
  /** The set that saves most, when it saves more than what is chosen, and what it saves more. */
  best: orElse(z.object({ tmpIds: listOf(foreignId), discountAmount: reduction, saves: reduction }), null),
  /** After a code: the entry that it gave. */
  redeemed: maybe(foreignId),
});

/** What the vendor states no total for is the rest of the whole. */
function completed(r: z.infer<typeof stated>) {
  const listed = r.couponsTotal + r.couponsATotal + r.couponsMTotal + r.promotionsTotal + r.packTotal;
  const pointsTotal = r.pointsTotal ?? (r.pointsItem.applied ? r.pointsItem.discount : 0);
  const rest = Math.max(0, cents((r.discountAmount ?? 0) - listed - pointsTotal));
  const memberTotal = r.memberTotal ?? (r.membership?.applied ? rest : 0);
  const discountAmount = r.discountAmount ?? cents(listed + pointsTotal + memberTotal);
  return { ...r, pointsTotal, memberTotal, discountAmount };
}
/** Everything about the discounts of one order. Each reply replaces the one before (specification §4). */
export const discountRepository = z.pipe(
  z.pipe(z.unknown().check(z.refine(hasSome)), stated),
  z.transform(completed),
);
export type DiscountRepository = z.infer<typeof discountRepository>;

const trade = { ...quiet, tradeNo: id };
const one = z.object({ ...trade, tmpId: id });
/** The vendor's card module names a chosen discount. The total that was shown is our own: another is refused. */
const settle = z.object({ ...trade, totalAmount: z.optional(yuanField), tmpId: z.optional(id) });

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
