import type { Bilingual } from '#domain/text.ts';
import type { DiscountKind, OfferKind } from '../contract/discount-kinds.ts';
import type { Family } from '../contract/family.ts';
import { POINTS_STEP } from './terms.ts';

/** What discounts are made of. Money is integer fen, instants are milliseconds. */

/** What an offer takes off. */
export type Value =
  /** A sum off the goods. */
  | { readonly by: 'sum'; readonly off: number }
  /** Percent off the goods that are still to be paid in money, at most `cap`. */
  | { readonly by: 'percent'; readonly percent: number; readonly cap?: number }
  /** One place, as far as `worth` goes; what is above is paid. */
  | { readonly by: 'place'; readonly worth: number }
  /** Up to `each` places an order, each of a price up to `worth`: one use a place. */
  | { readonly by: 'times'; readonly worth: number; readonly each: number };

/** Whom and what an offer is for. What is absent does not matter. */
export interface DiscountTerms {
  readonly families: readonly Family[];
  /** The goods must come to this, before any discount. */
  readonly floor?: number;
  /** Kinds of programme. */
  readonly types?: readonly string[];
  readonly minLevel?: number;
  /** Days of the hall on which the performance is, 0 for Sunday. */
  readonly weekdays?: readonly number[];
  /** The fewest places of the order. */
  readonly places?: number;
  /** Only the first order that the member pays. */
  readonly firstOrder?: boolean;
  /** Kinds that it does not stand beside; also the other way round. */
  readonly excludes?: readonly DiscountKind[];
}

export interface Offer {
  readonly id: string;
  readonly kind: OfferKind;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** B stands beside other coupons; an ordinary one is alone of its kind (specification §4). */
  readonly cardtype: '' | 'B';
  readonly value: Value;
  /** From this instant until before that one. */
  readonly from: number;
  readonly until: number;
  readonly terms: DiscountTerms;
  /** How often one member may use it; absent for what a holding counts. */
  readonly perMember?: number;
  /** The word that members type to get it, and how many members may. */
  readonly code?: { readonly word: string; readonly limit: number };
}

/** Something that this member could choose for this order: an offer to everybody, or an own holding. */
export interface Candidate {
  readonly tmpId: string;
  readonly offer: Offer;
  readonly from: number;
  readonly until: number;
  /** Uses in all, and those that other orders have taken. */
  readonly total: number;
  readonly used: number;
}

export interface DiscountOrder {
  readonly family: Family;
  /** Fen of each place or piece, one figure each. */
  readonly units: readonly number[];
  /** Of the programme; null where there is none. */
  readonly programType: string | null;
  /** The hall's day of the performance, 0 for Sunday; null where there is none. */
  readonly weekday: number | null;
  /** What the package that it was bought as takes off: not to be edited. */
  readonly fixed: number;
  /** What tickets bring that are exchanged for these; fen. */
  readonly credit?: number;
}

export interface Buyer {
  readonly level: number;
  /** Points that can be spent now, what other orders have reserved taken off. */
  readonly points: number;
  /** No order was ever paid. */
  readonly first: boolean;
}

/** What the member chose. Points are what was asked for: what is taken follows from the rest. */
export interface Choice {
  readonly tmpIds: readonly string[];
  readonly points: number;
}
export const NOTHING: Choice = { tmpIds: [], points: 0 };

export interface DiscountCase {
  readonly order: DiscountOrder;
  readonly buyer: Buyer;
  readonly candidates: readonly Candidate[];
  readonly choice: Choice;
  readonly now: number;
}

/** How points pay (specification §5): 100 points are 1 yuan, so that one point is one fen. */
export const POINTS = {
  /** Only multiples of this. */
  step: POINTS_STEP,
  min: 300,
  max: 10_000,
  /** Percent of what is left to pay that points may pay. */
  share: 50,
} as const;

/** tmpId of the points, so that they can be cancelled like everything else. */
export const POINTS_ID = 'points';

export const goodsOf = (order: DiscountOrder): number => order.units.reduce((sum, fen) => sum + fen, 0);
