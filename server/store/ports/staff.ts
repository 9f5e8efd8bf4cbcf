import type { Role } from '#domain/contract/desk.ts';
import type { CatalogueDoc } from './catalogue.ts';

/** Who works in the house. Instants are milliseconds. */
export interface StaffRow {
  readonly id: string;
  /** What one signs in with, in lower case; one person each. */
  readonly mail: string;
  readonly name: string;
  readonly role: Role;
  /** Null until the invitation was taken. */
  readonly passwordHash: string | null;
  /** The key of the second factor, sealed. */
  readonly totp: string;
  /** The last time step whose code was used: none is used twice. */
  readonly lastStep: number;
  /** Hashes of the codes on paper that are left. */
  readonly recovery: readonly string[];
  /** Hash of the invitation's secret, and until when it opens the account. */
  readonly invited: string | null;
  readonly invitedUntil: number;
  readonly createdAt: number;
  /** From then on nothing opens it. */
  readonly closedAt: number | null;
}

export interface StaffSessionRow {
  readonly sessionHash: string;
  /** Null where the host has no cookies. */
  readonly secretHash: string | null;
  readonly staffId: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** When the second factor was last shown. */
  readonly provenAt: number;
}

/** A season that is looked at before it is published, as its files say it: by one session, and gone with it. */
export interface SeasonDraft {
  readonly sessionHash: string;
  readonly docs: readonly CatalogueDoc[];
  readonly madeAt: number;
}

export interface StaffStore {
  person(id: string): Promise<StaffRow | null>;
  byMail(mail: string): Promise<StaffRow | null>;
  byInvitation(hash: string): Promise<StaffRow | null>;
  /** By their mail. */
  people(): Promise<StaffRow[]>;
  /** False when the id or the mail is taken. */
  add(row: StaffRow): Promise<boolean>;
  /** The row, kept from changing until the transaction ends. */
  lock(id: string): Promise<StaffRow | null>;
  save(row: StaffRow): Promise<void>;

  session(hash: string): Promise<StaffSessionRow | null>;
  addSession(row: StaffSessionRow): Promise<void>;
  /** One that was ended meanwhile stays so. */
  touchSession(row: Pick<StaffSessionRow, 'sessionHash' | 'seenAt' | 'provenAt'>): Promise<void>;
  endSession(hash: string): Promise<void>;
  /** All of a person, but for one. */
  endSessions(staffId: string, but?: string): Promise<void>;
  /** Deletes sessions that nobody used since, or that began before. */
  sweepSessions(idleSince: number, bornBefore: number): Promise<void>;

  /** In place of what the session looked at before; nothing where it has ended meanwhile. */
  putDraft(draft: SeasonDraft): Promise<void>;
  draft(sessionHash: string): Promise<SeasonDraft | null>;
  /** Whose cookie this is, and since when a season is looked at with it. */
  draftOf(secretHash: string): Promise<Pick<SeasonDraft, 'sessionHash' | 'madeAt'> | null>;
  dropDraft(sessionHash: string): Promise<void>;
}
