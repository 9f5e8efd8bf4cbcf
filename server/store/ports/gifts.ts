import type { GiftState } from '#domain/contract/gift.ts';

/** A ticket that is offered or was given to a friend. Instants are milliseconds. */
export interface GiftRow {
  readonly id: string;
  readonly tradeNo: string;
  readonly scheduleId: string;
  /** The seat, or the numbered ticket of a show. */
  readonly piece: string;
  readonly giver: string;
  /** Where the offer is for one number alone. */
  readonly mobile: string | null;
  readonly receiver: string | null;
  /** An offer that has run out is `offered` until the sweeper comes: ask `giftStateAt`. */
  readonly state: GiftState;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly settledAt: number | null;
}

/** What a return gave to the foundation. */
export interface DonationRow {
  readonly receiptNo: string;
  readonly tradeNo: string;
  readonly memberId: string;
  readonly fen: number;
  /** In whose name the receipt is. */
  readonly name: string;
  readonly at: number;
}

export interface GiftsStore {
  /** False, and nothing written, when the ticket is offered or given already. */
  addGift(row: GiftRow): Promise<boolean>;
  gift(id: string): Promise<GiftRow | null>;
  /** Replaces one; call it under the lock of its order. */
  saveGift(row: GiftRow): Promise<void>;
  /** Of one order, oldest first. */
  giftsOf(tradeNo: string): Promise<GiftRow[]>;
  /** What a member has given, and what a member has received or still has; newest first, at most 200. */
  giftsFrom(memberId: string): Promise<GiftRow[]>;
  giftsTo(memberId: string): Promise<GiftRow[]>;
  /** Open offers for a number. */
  giftsFor(mobile: string): Promise<GiftRow[]>;
  /** Takes the friends' numbers out of all that a member has given. */
  forgetNumbers(memberId: string): Promise<void>;
  /** Offers that have run out, oldest first. */
  giftsOver(now: number, limit: number): Promise<GiftRow[]>;

  addDonation(row: DonationRow): Promise<void>;
  /** From one order, and all of a member; oldest first. */
  donationsOf(tradeNo: string): Promise<DonationRow[]>;
  donationsBy(memberId: string): Promise<DonationRow[]>;
}
