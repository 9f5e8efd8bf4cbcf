import type { Right } from '#domain/contract/desk.ts';
import { acts, undo } from './acts.ts';
import type { Command } from './command.ts';
import { door, key } from './door.ts';
import { drawer } from './drawer.ts';
import { cancelEvening, moveEvening } from './evening.ts';
import { exchange } from './exchange.ts';
import { evenings, find } from './find.ts';
import { invoice } from './invoice.ts';
import { log, resend, sweep } from './keep.ts';
import { keep, letGo } from './kept-orders.ts';
import { letters } from './letters.ts';
import { refund } from './money.ts';
import { note } from './note.ts';
import { paid } from './paid.ts';
import { questions } from './questions.ts';
import { reconcile } from './reconcile.ts';
import { report } from './report/command.ts';
import { reportMails } from './report/mails.ts';
import { complimentary, hold, moveSeat, release } from './seats.ts';
import { sell } from './sell.ts';
import { staff } from './staff.ts';

export interface Needs {
  /** What it takes of whoever asks by a page; who may log in to the machine needs nothing. */
  readonly right: Right;
  readonly proof?: true;
}
/** What the office can do, by the word it types. */
export const commands = {
  find: { ...find, right: 'people' },
  evenings: { ...evenings, right: 'today' },
  resend: { ...resend, right: 'people' },
  note: { ...note, right: 'people' },
  letters: { ...letters, right: 'people' },
  questions: { ...questions, right: 'people' },
  sell: { ...sell, right: 'sell' },
  drawer: { ...drawer, right: 'sell' },
  paid: { ...paid, right: 'sell' },
  keep: { ...keep, right: 'sell' },
  'let-go': { ...letGo, right: 'sell' },
  refund: { ...refund, right: 'money', proof: true },
  exchange: { ...exchange, right: 'money', proof: true },
  invoice: { ...invoice, right: 'sell' },
  reconcile: { ...reconcile, right: 'money' },
  'move-seat': { ...moveSeat, right: 'seats' },
  hold: { ...hold, right: 'seats' },
  release: { ...release, right: 'seats' },
  comp: { ...complimentary, right: 'seats', proof: true },
  'cancel-evening': { ...cancelEvening, right: 'evenings', proof: true },
  'move-evening': { ...moveEvening, right: 'evenings', proof: true },
  acts: { ...acts, right: 'evenings' },
  undo: { ...undo, right: 'evenings', proof: true },
  door: { ...door, right: 'seats' },
  report: { ...report, right: 'reports' },
  'report-mails': { ...reportMails, right: 'reports' },
  sweep: { ...sweep, right: 'staff' },
  key: { ...key, right: 'devices' },
  log: { ...log, right: 'staff' },
  staff: { ...staff, right: 'staff', proof: true },
} as const satisfies Readonly<Record<string, Command & Needs>>;
