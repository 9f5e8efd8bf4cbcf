import type { Locale } from '#site/tree.ts';

/** One member's place in the line for a performance. Instants are milliseconds. */
export interface WaitingRow {
  readonly scheduleId: string;
  readonly memberId: string;
  /** Grows with each joining; the lowest without an offer is next. */
  readonly turn: number;
  /** As many seats as are wanted at most. */
  readonly quantity: number;
  /** Fewer are not wanted: such an offer passes to the next, and this place stays. */
  readonly least: number;
  /** Only seats beside each other. */
  readonly together: boolean;
  /** The language of the message. */
  readonly locale: Locale;
  readonly joinedAt: number;
  /** The order that holds the offered seats; empty when the turn passed without one, null while waiting. */
  readonly tradeNo: string | null;
}

export interface WaitingStore {
  /** Takes the last place, or changes which seats are wanted; who has had an offer starts anew. One statement. */
  joinWaiting(row: Omit<WaitingRow, 'turn' | 'tradeNo'>): Promise<WaitingRow>;
  /** False when the member does not wait for it. */
  leaveWaiting(scheduleId: string, memberId: string): Promise<boolean>;
  waiting(scheduleId: string, memberId: string): Promise<WaitingRow | null>;
  /** All of a member, in the order of joining. */
  waitingOf(memberId: string): Promise<WaitingRow[]>;
  /** Those without an offer, the next one first; only those after a turn, where one is said. */
  line(scheduleId: string, limit: number, after?: number): Promise<WaitingRow[]>;
  /** How many without an offer stand before this turn; all of them without a turn. */
  waitingBefore(scheduleId: string, turn?: number): Promise<number>;
  /** Performances that somebody waits for without an offer. */
  waitedFor(): Promise<string[]>;
  /** Notes the offer of this turn; true for the one caller that does. */
  offerWaiting(scheduleId: string, memberId: string, turn: number, tradeNo: string): Promise<boolean>;
  /** Ends the line of a performance. */
  endWaiting(scheduleId: string): Promise<void>;
}
