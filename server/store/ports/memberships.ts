/** Membership cards that members hold. Instants are milliseconds. */

export interface MembershipRow {
  /** Also the card's number. */
  readonly membershipId: string;
  /** Who holds it: the buyer, until somebody else activates a gift card. */
  readonly memberId: string;
  readonly cardId: string;
  /** The order that it came with, and its place in it: a paid order issues its cards once (quality.md R6). */
  readonly tradeNo: string;
  readonly place: number;
  /** At least 80 unpredictable bits. */
  readonly code: string;
  readonly void: boolean;
  readonly issuedAt: number;
  readonly activateBy: number;
  readonly activatedAt: number | null;
  readonly expiresAt: number | null;
  /** What its activation was told, by field. Numbers never leave the server unmasked, never go into a log (S19). */
  readonly person: Readonly<Record<string, string>>;
}

export interface MembershipsStore {
  membership(membershipId: string): Promise<MembershipRow | null>;
  /** The row, kept from changing until the transaction ends; after its order and its member (`Store.transaction`). */
  lockMembership(membershipId: string): Promise<MembershipRow | null>;
  membershipByCode(code: string): Promise<MembershipRow | null>;
  /** Newest first. */
  membershipsOf(memberId: string): Promise<MembershipRow[]>;
  /** In the order of their places. */
  membershipsOfOrder(tradeNo: string): Promise<MembershipRow[]>;
  /** False, and nothing written, when number, code, or place of the order is taken. */
  addMembership(row: MembershipRow): Promise<boolean>;
  /** Cards with an entry of these fields that is neither sealed nor masked. */
  bareCards(fields: readonly string[], limit: number): Promise<string[]>;
  /** Replaces a row that `lockMembership` gave. */
  saveMembership(row: MembershipRow): Promise<void>;
}
