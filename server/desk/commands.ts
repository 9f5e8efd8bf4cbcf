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

/** What the office can do, by the word it types. */
export const commands = {
  find,
  evenings,
  resend,
  note,
  letters,
  questions,
  sell,
  drawer,
  paid,
  keep,
  'let-go': letGo,
  refund,
  exchange,
  invoice,
  reconcile,
  'move-seat': moveSeat,
  hold,
  release,
  comp: complimentary,
  'cancel-evening': cancelEvening,
  'move-evening': moveEvening,
  acts,
  undo,
  door,
  report,
  'report-mails': reportMails,
  sweep,
  key,
  log,
  staff,
} as const satisfies Readonly<Record<string, Command>>;

/** What each of them needs of whoever asks by a page; who may log in to the machine needs nothing. */
export const COMMAND_RIGHT: Readonly<Record<keyof typeof commands, { right: Right; proof?: true }>> = {
  find: { right: 'people' },
  evenings: { right: 'today' },
  resend: { right: 'people' },
  note: { right: 'people' },
  letters: { right: 'people' },
  questions: { right: 'people' },
  sell: { right: 'sell' },
  drawer: { right: 'sell' },
  paid: { right: 'sell' },
  keep: { right: 'sell' },
  'let-go': { right: 'sell' },
  refund: { right: 'money', proof: true },
  exchange: { right: 'money', proof: true },
  invoice: { right: 'sell' },
  reconcile: { right: 'money' },
  'move-seat': { right: 'seats' },
  hold: { right: 'seats' },
  release: { right: 'seats' },
  comp: { right: 'seats', proof: true },
  'cancel-evening': { right: 'evenings', proof: true },
  'move-evening': { right: 'evenings', proof: true },
  acts: { right: 'evenings' },
  undo: { right: 'evenings', proof: true },
  door: { right: 'seats' },
  report: { right: 'reports' },
  'report-mails': { right: 'reports' },
  sweep: { right: 'staff' },
  key: { right: 'devices' },
  log: { right: 'staff' },
  staff: { right: 'staff', proof: true },
};
