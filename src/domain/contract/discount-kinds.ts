interface Kind {
  /** Where the repository has its entries and its sum (specification §3). */
  readonly list: string;
  readonly total: `${string}Total`;
  /**
   * Where a member has it from: announced to everybody; a holding of the wallet, which is used up; or the level, which
   * gives one at most, unasked, so that it stands back for what was chosen.
   */
  readonly source: 'offer' | 'holding' | 'level';
  /** Its place among those that take something off, from 1; points pay last. */
  readonly stack: number;
  /** An order has one at a time (specification §4). Of coupons those but cardtype B. */
  readonly alone: 'always' | 'but cardtype B' | 'never';
  /** Where there is one at a time: it gives way to another one. Else it has to be taken back first. */
  readonly yields: boolean;
  /** Costs the member nothing to use now: the others are savings of one's own. */
  readonly free: boolean;
  /** A code gives it, and is typed in among its entries. */
  readonly coded: boolean;
  /** Exchanges places or asks for a number of them: what it was used for goes back together. */
  readonly undivided: boolean;
  /** Its row of the price is there at 0 as well (rulings, “Amounts”). */
  readonly shown: boolean;
  /** An order can have it beside the price of a package, which is a promotion already. */
  readonly besidePackage: boolean;
}

const offer = {
  source: 'offer',
  alone: 'always',
  yields: true,
  free: true,
  coded: false,
  undivided: false,
  shown: true,
  besidePackage: false,
} as const;
const holding = {
  source: 'holding',
  alone: 'never',
  yields: true,
  free: false,
  coded: false,
  undivided: true,
  shown: true,
  besidePackage: true,
} as const;

/** A kind of discount is data: what wire, rules, server and pages ask of it stands here, once, in the order of the price's rows. */
export const DISCOUNT = {
  promotion: { ...offer, list: 'promotions', total: 'promotionsTotal', stack: 4 },
  voucher: { ...holding, list: 'couponsA', total: 'couponsATotal', stack: 1 },
  coupon: {
    ...holding,
    list: 'coupons',
    total: 'couponsTotal',
    stack: 6,
    alone: 'but cardtype B',
    free: true,
    coded: true,
    undivided: false,
  },
  times: { ...holding, list: 'couponsM', total: 'couponsMTotal', stack: 2, shown: false },
  pack: {
    ...offer,
    list: 'packList',
    total: 'packTotal',
    stack: 3,
    yields: false,
    undivided: true,
    shown: false,
  },
  member: {
    ...offer,
    list: 'membership',
    total: 'memberTotal',
    source: 'level',
    stack: 5,
    besidePackage: true,
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** Everything that is chosen from a list: points are a number. */
export type OfferKind = keyof typeof DISCOUNT;
export const OFFER_KINDS = Object.keys(DISCOUNT) as readonly OfferKind[];
/** Kinds that a member has in the wallet, and uses up. */
export type HeldKind = {
  [K in OfferKind]: (typeof DISCOUNT)[K]['source'] extends 'holding' ? K : never;
}[OfferKind];
export const isHeld = (kind: OfferKind): kind is HeldKind => DISCOUNT[kind].source === 'holding';
export const HELD_KINDS = OFFER_KINDS.filter(isHeld);

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

/** Every kind, in the order of the panel's groups and of the price's rows. */
export type DiscountKind = 'points' | OfferKind;
export const DISCOUNT_KINDS: readonly DiscountKind[] = ['points', ...OFFER_KINDS];
export const isOfferKind = (kind: string): kind is OfferKind => Object.hasOwn(DISCOUNT, kind);

/** What a package takes off stands in its order as one of these, which nobody edits (specification §4). */
export const PACKAGE_KIND = 'promotion' satisfies OfferKind;
