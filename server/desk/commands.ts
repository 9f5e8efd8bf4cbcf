import { acts, undo } from './acts.ts';
import type { Command } from './command.ts';
import { door, key } from './door.ts';
import { cancelEvening, moveEvening } from './evening.ts';
import { evenings, find } from './find.ts';
import { log, resend, sweep } from './keep.ts';
import { letters } from './letters.ts';
import { refund } from './money.ts';
import { paid } from './paid.ts';
import { questions } from './questions.ts';
import { reconcile } from './reconcile.ts';
import { report } from './report.ts';
import { complimentary, hold, moveSeat, release } from './seats.ts';

/** What the office can do, by the word it types. */
export const commands: Readonly<Record<string, Command>> = {
  find,
  evenings,
  resend,
  letters,
  questions,
  paid,
  refund,
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
  sweep,
  key,
  log,
};
