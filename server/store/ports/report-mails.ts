import type { MailAbout, MailEvery } from '#domain/contract/desk.ts';
import type { Locale } from '#site/tree.ts';

/** A report that a colleague has sent by mail. */
export interface ReportMailRow {
  readonly id: string;
  readonly staffId: string;
  readonly every: MailEvery;
  readonly about: MailAbout;
  readonly locale: Locale;
  readonly createdAt: number;
  /** The last day or month that a letter was written for, or that had ended when it was set up. */
  readonly sentFor: string;
}

export interface ReportMailsStore {
  /** By their ids. */
  reportMails(): Promise<ReportMailRow[]>;
  reportMail(id: string): Promise<ReportMailRow | null>;
  addReportMail(row: ReportMailRow): Promise<void>;
  /** False when it is not there any more. */
  endReportMail(id: string): Promise<boolean>;
  /** Notes that a letter is written for `of`; false when one was, or when it has ended. */
  sendReportMail(id: string, of: string): Promise<boolean>;
}
