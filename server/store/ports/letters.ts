import type { Locale } from '#site/tree.ts';

export type Channel = 'email' | 'sms';

/**
 * waiting: due at `dueAt`; sending: handed over at this moment; sent: the server has taken it; failed: given up;
 * unsure: handed over, but nobody heard the answer, so that it is not sent again; dropped: not true any more when it
 * was to be sent; kept: of a demonstration, to be read where it lies.
 */
export const LETTER_STATES = ['waiting', 'sending', 'sent', 'failed', 'unsure', 'dropped', 'kept'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** Instants are milliseconds. */
export interface LetterRow {
  /** Names the letter for ever: its Message-ID, and what keeps a second one of the same away. */
  readonly id: string;
  readonly kind: string;
  readonly channel: Channel;
  readonly recipient: string;
  /** Null where nobody knows: then it is written in both. */
  readonly locale: Locale | null;
  readonly tradeNo: string | null;
  readonly memberId: string | null;
  /** What the words are made from when it is sent. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly state: LetterState;
  readonly tries: number;
  readonly createdAt: number;
  /** When the next try may begin, or the one that runs is given up as lost. */
  readonly dueAt: number;
  readonly settledAt: number | null;
  /** What the last try came to, without names and addresses. */
  readonly fault: string;
}

/** What became of a try. `dueAt`: of one that is tried again. */
export interface Outcome {
  readonly state: Exclude<LetterState, 'sending' | 'kept'>;
  readonly at: number;
  readonly dueAt?: number;
  readonly fault?: string;
}

/** The queue in figures. */
export interface LetterCounts {
  readonly waiting: number;
  readonly sending: number;
  readonly failed: number;
  readonly unsure: number;
  /** Since when the longest due one is due; null where none waits. */
  readonly oldest: number | null;
}

export interface LettersStore {
  /** Ids that are there already are left as they are. */
  addLetters(rows: readonly LetterRow[]): Promise<void>;
  letter(id: string): Promise<LetterRow | null>;
  /** Of an order, oldest first. */
  lettersOf(tradeNo: string): Promise<LetterRow[]>;
  /** Of a member, oldest first. */
  lettersTo(memberId: string): Promise<LetterRow[]>;
  /** In one of these states, oldest first. */
  lettersIn(states: readonly LetterState[], limit: number): Promise<LetterRow[]>;
  /** One that was given up or is unsure waits again; false when it is not in the state `from` any more. */
  retryLetter(id: string, from: LetterState, now: number): Promise<boolean>;
  /**
   * Takes what waits and is due, the longest due first: one try more, and nobody else's until `until`. Of several
   * processes each gets others.
   */
  takeLetters(now: number, until: number, channels: readonly Channel[], limit: number): Promise<LetterRow[]>;
  /** Notes that the try with this number is handed over now; false when it is not this try's any more. */
  beginLetter(id: string, tries: number, until: number): Promise<boolean>;
  /** Notes what became of the try with this number; false when it is not this try's any more. */
  settleLetter(id: string, tries: number, outcome: Outcome): Promise<boolean>;
  /** Those whose handing over nobody heard the end of are unsure from now on; how many there were. */
  doubtLetters(now: number): Promise<number>;
  /** Cheap, whatever has been sent. */
  countLetters(): Promise<LetterCounts>;
  /** Deletes those that were written before an instant. */
  forgetLetters(before: number): Promise<void>;
}
