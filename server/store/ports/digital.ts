import type { QUESTION_STATES } from '#domain/contract/digital.ts';

/** What the digital halls keep of members. Instants are milliseconds. */

/** How far a member has come in a title. */
export interface HeardRow {
  readonly memberId: string;
  readonly titleId: string;
  /** The movement that sounded, as the media call it: other titles with it go on from there. */
  readonly movement: string;
  /** Seconds of the title, and of that movement. */
  readonly at: number;
  readonly inMovement: number;
  readonly heardAt: number;
}

export interface QuestionRow {
  readonly id: string;
  readonly memberId: string;
  readonly artistId: string;
  /** Of the page: a question that is sent twice is kept once. */
  readonly requestId: string;
  readonly bodyHash: string;
  readonly text: string;
  readonly state: (typeof QUESTION_STATES)[number];
  readonly answer: string;
  readonly askedAt: number;
  readonly answeredAt: number | null;
}

export interface ReminderRow {
  readonly memberId: string;
  readonly airingId: string;
  readonly titleId: string;
  readonly startsAt: number;
  readonly setAt: number;
}

/** What was bought and given on. */
export interface GiftRow {
  readonly id: string;
  /** An order is given once. */
  readonly tradeNo: string;
  readonly giverId: string;
  /** At least 80 unpredictable bits. */
  readonly code: string;
  readonly givenAt: number;
  readonly takerId: string | null;
  readonly takenAt: number | null;
}

export interface DigitalStore {
  /** Newest first, at most 200. */
  heard(memberId: string): Promise<HeardRow[]>;
  /** Keeps it unless something later is kept already: word that was long on its way changes nothing. */
  putHeard(row: HeardRow): Promise<void>;
  forgetHeard(memberId: string, titleId: string): Promise<void>;

  /** Keeps the question unless its request id is known of this member; the row that stands is returned either way. */
  addQuestion(row: QuestionRow): Promise<QuestionRow>;
  /** Newest first. */
  questionsOf(memberId: string): Promise<QuestionRow[]>;
  /** Those of an artist that are answered, newest first. */
  answeredBy(artistId: string): Promise<QuestionRow[]>;
  question(id: string): Promise<QuestionRow | null>;
  /** Those that nobody has read yet, of everybody, oldest first. */
  unread(limit: number): Promise<QuestionRow[]>;
  /** What the house makes of a question; false when it waits no more. */
  settleQuestion(
    id: string,
    state: Exclude<QuestionRow['state'], 'waiting'>,
    answer: string,
    answeredAt: number,
  ): Promise<boolean>;

  setReminder(row: ReminderRow): Promise<void>;
  removeReminder(memberId: string, airingId: string): Promise<void>;
  /** Soonest first. */
  reminders(memberId: string): Promise<ReminderRow[]>;
  /** Of everybody, of airings that begin from an instant until before another one. */
  remindersBetween(from: number, until: number): Promise<ReminderRow[]>;
  /** Deletes those whose airing began before an instant. */
  forgetReminders(before: number): Promise<void>;

  /** A player listens to an airing at a moment; returns how many have said so since `since`. */
  listensLive(airingId: string, listener: string, at: number, since: number): Promise<number>;
  /** Deletes those that said so last before an instant. */
  forgetListeners(before: number): Promise<void>;

  /** False, and nothing written, when the order is given already. */
  addGift(row: GiftRow): Promise<boolean>;
  giftOf(tradeNo: string): Promise<GiftRow | null>;
  giftByCode(code: string): Promise<GiftRow | null>;
  /** True for the one member who takes it. */
  takeGift(id: string, takerId: string, takenAt: number): Promise<boolean>;
  /** Given and taken by a member, newest first. */
  gifts(memberId: string): Promise<GiftRow[]>;
}
