import type { AccountEventKind } from '#domain/contract/security.ts';
import type { SessionRow } from './accounts.ts';
import type { MemberTable } from './member-tables.ts';

/** Something that happened to an account: signing in, or a change of what opens it. */
export interface SignInRow {
  readonly memberId: string;
  /** ms. */
  readonly at: number;
  readonly kind: AccountEventKind;
  /** Kind of browser and system, as `edge/windows`; empty where unknown. */
  readonly device: string;
  /** Network address without its end; empty where unknown. */
  readonly place: string;
}

/** A member who wants to leave. Instants are milliseconds. */
export interface DepartureRow {
  readonly memberId: string;
  readonly askedAt: number;
  /** From then on the account is gone, swept or not. */
  readonly dueAt: number;
}

/** What a member sees and decides of their own account. */
export interface SecurityStore {
  /** Last seen first. */
  sessionsOf(memberId: string): Promise<SessionRow[]>;

  addSignIn(row: SignInRow): Promise<void>;
  /** Newest first. */
  signIns(memberId: string, limit: number): Promise<SignInRow[]>;
  /** Deletes those before an instant. */
  forgetSignIns(before: number): Promise<void>;

  departure(memberId: string): Promise<DepartureRow | null>;
  /** Replaces an earlier one. */
  askDeparture(row: DepartureRow): Promise<void>;
  /** False when the member was not leaving. */
  takeBackDeparture(memberId: string): Promise<boolean>;
  /** Members whose departure is due at `now`, the longest first. */
  departuresDue(now: number, limit: number): Promise<string[]>;

  /** Deletes the rows of a table that name the member. */
  forget(table: MemberTable, memberId: string): Promise<void>;
  /** Takes names, numbers and addresses from all orders of the member; what was bought and paid stays. */
  cutContacts(memberId: string): Promise<void>;
}
