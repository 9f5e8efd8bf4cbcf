import type * as z from 'zod/mini';
import { calls, get, post } from './call.ts';
import type { DiscountKind } from './discount-kinds.ts';
import type { Family } from './family.ts';
import type * as shapes from './shapes/discount.ts';

export type DiscountEntry = z.infer<typeof shapes.discountEntry>;
export type PointsItem = z.infer<typeof shapes.pointsItem>;
export type DiscountRepository = z.infer<typeof shapes.discountRepository>;

/** The five operations of a family, and our own for codes. */
const operations = (base: string) => ({
  getDiscountRepo: post(`${base}/getDiscountRepo`),
  useDiscount: post(`${base}/useDiscount`),
  cancelDiscount: post(`${base}/cancelDiscount`),
  confirmDiscount: post(`${base}/confirmDiscount`),
  redeemCode: post(`${base}/redeemCode`),
});
const withPoints = (base: string) =>
  calls(() => import('./shapes/discount.ts').then(s => s.withPoints), {
    ...operations(base),
    usePoint: post(`${base}/usePoint`),
  });

const member = '/thvendor/member';
const card = `${member}/membership/order/discount`;
/** The calls by family (specification §7); the membership card's set has no points and reads by GET. */
export const discount = {
  seat: withPoints(`${member}/ticket/discount`),
  show: withPoints(`${member}/show/discount`),
  mall: withPoints(`${member}/mall/cultural/discount`),
  dams: withPoints(`${member}/dams/discount`),
  card: calls(() => import('./shapes/discount.ts').then(s => s.operations), {
    ...operations(card),
    getDiscountRepo: get(`${card}/getDiscountRepo`),
  }),
} as const;
export type DiscountCalls = typeof discount.card & Partial<Pick<typeof discount.seat, 'usePoint'>>;

/** A family is data: its calls, and what is not as in the others. */
export interface DiscountFamily {
  readonly calls: DiscountCalls;
  /** Groups that its panel does not show (specification §4). */
  readonly hidden: readonly DiscountKind[];
  /** Its confirmation names a chosen discount, and not the total that was shown (specification §7). */
  readonly named?: boolean;
}
export const DISCOUNT_FAMILIES = {
  seat: { calls: discount.seat, hidden: [] },
  show: { calls: discount.show, hidden: [] },
  mall: { calls: discount.mall, hidden: [] },
  dams: { calls: discount.dams, hidden: ['pack'] },
  card: { calls: discount.card, hidden: ['points', 'promotion', 'pack', 'member'], named: true },
} as const satisfies Readonly<Record<Family, DiscountFamily>>;
export type DiscountFamilyName = keyof typeof DISCOUNT_FAMILIES;

/** Coupons of the member by state (specification §7). */
export const COUPON_STATUSES = ['usable', 'used', 'expired'] as const;

export type WalletCoupon = z.infer<typeof shapes.walletCoupon>;

export const wallet = calls(() => import('./shapes/discount.ts').then(s => s.wallet), {
  coupons: post(`${member}/coupon/getMemberCouponsByStatus`),
});
