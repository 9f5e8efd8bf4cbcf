import type { POINTS_REASONS } from '#domain/contract/account.ts';
import type { FavoriteType } from '#domain/contract/favorites.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';

/** Rows of accounts, sessions and what belongs to a member. Instants are milliseconds, money is fen. */

/** `member`: the vendor knows the member; `none`: not joined yet; `unlinked`: the vendor's lookup fails. */
export type VendorState = 'member' | 'none' | 'unlinked';

export interface MemberRow {
  readonly id: string;
  readonly nickname: string;
  /** Eleven digits; unique. */
  readonly mobile: string | null;
  /** Lower case; unique. */
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly vendor: VendorState;
  readonly createdAt: number;
  readonly joinedAt: number | null;
  /** Of the page that they last signed in on. */
  readonly locale?: Locale;
  /** The file of their picture. */
  readonly headId?: string | null;
}

/** Only hashes are kept: a copy of the database opens nothing (quality.md S4). */
export interface SessionRow {
  readonly sessionHash: string;
  /** Hash of the cookie that must come beside the header; null where the host has no cookies. */
  readonly secretHash: string | null;
  readonly memberId: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** When its member was last shown to be there, by what a borrowed session has not. */
  readonly provenAt?: number;
  /** Kind of browser and system; empty where unknown. */
  readonly device?: string;
  /** Network address without its end; empty where unknown. */
  readonly place?: string;
}

/** One code by SMS or e-mail. `key` binds purpose and target. */
export interface CodeRow {
  readonly key: string;
  readonly codeHash: string;
  readonly sentAt: number;
  readonly expiresAt: number;
  readonly tries: number;
}

export interface CaptchaRow {
  readonly id: string;
  readonly answerHash: string;
  readonly expiresAt: number;
}

/** Why points came or went: a lapse is no entry. */
export type LedgerReason = Exclude<(typeof POINTS_REASONS)[number], 'lapse'>;

/** Points and spending of a member. `ref` names the cause once: `paid:<tradeNo>`, `refund:<tradeNo>:<n>`. */
export interface LedgerRow {
  readonly memberId: string;
  readonly ref: string;
  readonly reason: LedgerReason;
  /** Points gained or, below zero, given up. */
  readonly points: number;
  /** Spending in fen, below zero for a refund; levels grow by it. */
  readonly fen: number;
  readonly at: number;
  /** When the gained points lapse. */
  readonly expiresAt: number | null;
  /** From when they can be spent and the spending counts; absent: at once. */
  readonly creditAt?: number;
  /** `ref` of the entry that this one takes back. */
  readonly against?: string;
}

export interface BuyerRow extends SessionRow {
  readonly ledger: readonly LedgerRow[];
}

export interface FavoriteRow {
  readonly id: string;
  readonly memberId: string;
  readonly type: FavoriteType;
  readonly targetId: string;
  readonly addedAt: number;
  /** What it was called when it was kept; absent in rows of older releases. */
  readonly title?: Bilingual;
  /** When it was first seen sold out. */
  readonly soldOutAt?: number;
}

export interface AddressRow {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
  /** ISO 3166. */
  readonly country: string;
  readonly postcode: string;
  readonly isDefault: boolean;
  readonly createdAt: number;
}

export interface AccountsStore {
  member(id: string): Promise<MemberRow | null>;
  memberByMobile(mobile: string): Promise<MemberRow | null>;
  memberByEmail(email: string): Promise<MemberRow | null>;
  /** False, and nothing written, when id, mobile or e-mail is taken. */
  addMember(row: MemberRow): Promise<boolean>;
  setLocale(memberId: string, locale: Locale): Promise<void>;
  setNickname(memberId: string, nickname: string): Promise<void>;
  setPassword(memberId: string, hash: string): Promise<void>;
  /** False when another member has the mobile. */
  setMobile(memberId: string, mobile: string): Promise<boolean>;
  /** False when another member has the address. */
  setEmail(memberId: string, email: string): Promise<boolean>;
  setHead(memberId: string, fileId: string | null): Promise<void>;
  /** Takes mobile, e-mail and password from an account, so that nobody signs in to it; false when it had none. */
  closeMember(memberId: string): Promise<boolean>;
  /** Makes a member of an account that has not joined; no effect on others. */
  join(memberId: string, at: number): Promise<void>;
  /**
   * Keeps the member's row until the transaction ends: what spends points is done one at a time. After orders, before
   * places (`Store.transaction`).
   */
  lockMember(memberId: string): Promise<MemberRow | null>;

  session(sessionHash: string): Promise<SessionRow | null>;
  /** A session with the ledger of its member: whoever buys is asked for both, and comes with many. */
  buyer(sessionHash: string): Promise<BuyerRow | null>;
  addSession(row: SessionRow): Promise<void>;
  touchSession(sessionHash: string, seenAt: number): Promise<void>;
  proveSession(sessionHash: string, at: number): Promise<void>;
  /** `player` sounds on the session's device: in place of what did, and of the quietest of the member beyond `most`. */
  startPlaying(session: SessionRow, player: string, at: number, most: number): Promise<void>;
  /** False when something else sounds there by now, or nothing may. */
  keepPlaying(sessionHash: string, player: string, at: number): Promise<boolean>;
  endSession(sessionHash: string): Promise<void>;
  /** Ends all of a member's sessions but `keep`. */
  endSessions(memberId: string, keep: string | null): Promise<void>;

  /** Replaces the code of the same key. */
  putCode(row: CodeRow): Promise<void>;
  code(key: string): Promise<CodeRow | null>;
  /** Counts one try and returns the code while it is alive and has tries left; one atomic step. */
  tryCode(key: string, maxTries: number, now: number): Promise<CodeRow | null>;
  /** True for the one caller that uses the code up. */
  useCode(key: string, codeHash: string): Promise<boolean>;

  addCaptcha(row: CaptchaRow): Promise<void>;
  /** Takes the captcha out, right or wrong: it serves once. */
  takeCaptcha(id: string): Promise<CaptchaRow | null>;

  /** Adds `by` (1) to the key's count and returns it; a count starts anew `window` ms after its first hit. Atomic. */
  hit(key: string, window: number, now: number, by?: number): Promise<number>;
  /** The count without adding to it; 0 when its window has passed. */
  hits(key: string, now: number): Promise<number>;
  clearHits(key: string): Promise<void>;

  /** Idempotent: false, and nothing written, when the member already has an entry with this `ref`. */
  addLedger(row: LedgerRow): Promise<boolean>;
  /** In the order in which they were written, whatever their clocks and names. */
  ledger(memberId: string): Promise<LedgerRow[]>;
  /** Credits an entry that is still on its way from `at` on; harmless otherwise. */
  creditLedger(memberId: string, ref: string, at: number): Promise<void>;

  favorite(memberId: string, type: string, targetId: string): Promise<FavoriteRow | null>;
  /** Newest first. */
  favorites(memberId: string): Promise<FavoriteRow[]>;
  /** False when the member has it already. */
  addFavorite(row: FavoriteRow): Promise<boolean>;
  /** Remembers of every favourite programme of these that it was sold out at `at`; the first time stays. */
  markSoldOut(programIds: readonly string[], at: number): Promise<void>;
  /** False when the member has no such favourite. */
  removeFavorite(memberId: string, id: string): Promise<boolean>;

  address(memberId: string, id: string): Promise<AddressRow | null>;
  /** The default one first, then the newest. */
  addresses(memberId: string): Promise<AddressRow[]>;
  /** Writes the address; a default one takes the mark from the member's others. */
  putAddress(row: AddressRow): Promise<void>;
  removeAddress(memberId: string, id: string): Promise<boolean>;

  /** Deletes what has expired: sessions not seen since `idleSince` or older than `bornBefore`, codes, captchas, counts. */
  sweep(now: number, idleSince: number, bornBefore: number): Promise<void>;
}
