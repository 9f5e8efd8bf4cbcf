import type { DiscountRepository } from '../contract/discount.ts';
import type { DiscountGroup } from '../contract/discount-groups.ts';

interface Kind {
  /** Where the repository has its entries and its sum (specification §3). */
  readonly list: 'coupons' | 'couponsA' | 'couponsM' | 'promotions' | 'packList' | 'membership';
  readonly total: keyof { [K in keyof DiscountRepository as K extends `${string}Total` ? K : never]: true };
  /** Its place among those that take something off, from 1; points pay last. */
  readonly stack: number;
  /** An order has one at a time: the old one is cancelled first (specification §4). Of coupons those but cardtype B. */
  readonly alone: 'always' | 'but cardtype B' | 'never';
  /** Costs the member nothing to use now: the others are savings of one's own. */
  readonly free: boolean;
  /** A member has it in the wallet, and uses it up. */
  readonly held: boolean;
  /** Exchanges places or asks for a number of them: what it was used for goes back together. */
  readonly undivided: boolean;
  /** Its row of the price is there at 0 as well (rulings, “Amounts”). */
  readonly shown: boolean;
}

/** A kind of discount is data: what rules, server and pages ask of it stands here, once. Its words are in discount-words. */
export const DISCOUNT = {
  promotion: {
    list: 'promotions',
    total: 'promotionsTotal',
    stack: 4,
    alone: 'always',
    free: true,
    held: false,
    undivided: false,
    shown: true,
  },
  voucher: {
    list: 'couponsA',
    total: 'couponsATotal',
    stack: 1,
    alone: 'never',
    free: false,
    held: true,
    undivided: true,
    shown: true,
  },
  coupon: {
    list: 'coupons',
    total: 'couponsTotal',
    stack: 6,
    alone: 'but cardtype B',
    free: true,
    held: true,
    undivided: false,
    shown: true,
  },
  times: {
    list: 'couponsM',
    total: 'couponsMTotal',
    stack: 2,
    alone: 'never',
    free: false,
    held: true,
    undivided: true,
    shown: false,
  },
  pack: {
    list: 'packList',
    total: 'packTotal',
    stack: 3,
    alone: 'always',
    free: true,
    held: false,
    undivided: true,
    shown: false,
  },
  member: {
    list: 'membership',
    total: 'memberTotal',
    stack: 5,
    alone: 'always',
    free: true,
    held: false,
    undivided: false,
    shown: true,
  },
} as const satisfies Readonly<Record<Exclude<DiscountGroup, 'points'>, Kind>>;

/** Everything that is chosen from a list: points are a number. */
export type OfferKind = keyof typeof DISCOUNT;
export const OFFER_KINDS = Object.keys(DISCOUNT) as readonly OfferKind[];
/** Kinds that a member has in the wallet. */
export type HeldKind = { [K in OfferKind]: (typeof DISCOUNT)[K]['held'] extends true ? K : never }[OfferKind];
export const isHeld = (kind: OfferKind): kind is HeldKind => DISCOUNT[kind].held;
/** What may be in the best set: it costs the member nothing to use now. */
export const isFree = (kind: OfferKind): boolean => DISCOUNT[kind].free;

/** An order has one of these at a time. */
export const isAlone = ({
  kind,
  cardtype,
}: {
  readonly kind: OfferKind;
  readonly cardtype: string;
}): boolean => {
  const { alone }: Kind = DISCOUNT[kind];
  return alone === 'always' || (alone === 'but cardtype B' && cardtype !== 'B');
};
