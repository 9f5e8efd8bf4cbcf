/** Discounts that members hold, and what orders have claimed of them. Instants are milliseconds. */

/** A coupon, voucher or times-card of one member: the offer says what it does, the holding whose it is and how long. */
export interface HoldingRow {
  readonly id: string;
  readonly memberId: string;
  readonly offerId: string;
  /** From this instant until before that one. */
  readonly from: number;
  readonly until: number;
  /** How often it can be used. */
  readonly total: number;
  readonly grantedAt: number;
}

/**
 * What a confirmed order takes: uses of a holding or of an offer to everybody, or points. It counts until `expiresAt`,
 * swept or not, as the claim on a seat does (quality.md R5); a paid order's never ends.
 */
export interface DiscountClaim {
  /** tmpId of the discount within the repository: the holding, the offer, or `points`. */
  readonly ref: string;
  readonly tradeNo: string;
  readonly memberId: string;
  readonly uses: number;
  readonly expiresAt: number;
}

export interface DiscountsStore {
  /** Newest first. */
  holdings(memberId: string): Promise<HoldingRow[]>;
  /** Idempotent: false, and nothing written, when the id is taken. */
  addHolding(row: HoldingRow): Promise<boolean>;

  /** The member's claims that count at `now`. Lock the member before claiming by what they say. */
  claims(memberId: string, now: number): Promise<DiscountClaim[]>;
  /** Replaces what the order has claimed. */
  claim(tradeNo: string, rows: readonly DiscountClaim[]): Promise<void>;
  /** Moves the end of the order's claims. */
  extend(tradeNo: string, until: number): Promise<void>;
  /** Gives back what the order has claimed, under its lock; harmless when there is nothing. */
  release(tradeNo: string): Promise<void>;

  /** Counts one more member for an offer of which there are `limit`; false, and nothing counted, when it is used up. Atomic. */
  takeOne(offerId: string, limit: number): Promise<boolean>;
  taken(offerId: string): Promise<number>;

  /** Deletes claims that have run out. */
  sweepClaims(now: number): Promise<void>;
}
