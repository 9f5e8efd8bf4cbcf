import { setTimeout } from 'node:timers/promises';
import { expireCatalogue } from '../catalogue/catalogue.ts';
import { HOUR, MINUTE } from '../clock.ts';
import type { Deps, Mail, Message } from '../deps.ts';
import { every } from '../host/loop.ts';
import { Undelivered } from '../host/undelivered.ts';
import type { Channel, LetterRow, Outcome } from '../store/ports/letters.ts';
import { attachmentsOf } from './attachments.ts';
import { compose } from './compose.ts';
import { renderMail, renderText } from './render.ts';

/** How long a process has for a letter before another one may take it; ms. Longer than any server is waited for. */
const LEASE = 2 * MINUTE;
const LETTERS_A_ROUND = 8;
/** A letter is given up after so many tries: with these pauses, after a good day. The office may begin another round. */
export const TRIES = 16;
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 4 * HOUR;
/** Between two looks at an empty queue; ms. */
const LOOK = 3_000;
/** How often a mark is tried to be written while the database is away. */
const MARKS = 5;

/** Growing, and never the same for all that failed together. */
export const pauseAfter = (tries: number, random: Deps['random']): number => {
  const full = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** ((tries - 1) % TRIES));
  return Math.round(full / 2 + random.int(Math.ceil(full / 2)));
};

/**
 * Sends what is due, some at a time, and says how many were taken. Each is marked before it is handed over: when nobody
 * hears the answer it is `unsure` and stays where it is, so that nothing is sent twice (docs/decisions/0038).
 */
export async function sendDue(deps: Deps): Promise<number> {
  const { messenger, store, clock } = deps;
  const channels = (['email', 'sms'] satisfies Channel[]).filter(c => messenger?.[c] !== undefined);
  if (channels.length === 0) return 0;
  const now = clock.now();
  const letters = await store.direct.letters.takeLetters(now, now + LEASE, channels, LETTERS_A_ROUND);
  // Another process may have changed an evening a moment ago: a letter on it is judged by what is there now.
  if (letters.length > 0) expireCatalogue(store);
  await Promise.all(letters.map(letter => deliver(deps, letter)));
  return letters.length;
}

async function deliver(deps: Deps, letter: LetterRow): Promise<void> {
  const { letters } = deps.store.direct;
  try {
    const send = await handover(deps, letter);
    if (send === null) return await settle(deps, letter, { state: 'dropped' });
    // A text message has a key that makes a second copy harmless; of mail there may be no second one.
    const mine =
      letter.channel === 'sms' ||
      (await letters.beginLetter(letter.id, letter.tries, deps.clock.now() + LEASE));
    if (!mine) return;
    await send();
  } catch (error) {
    return settle(deps, letter, outcomeOf(deps, letter, error));
  }
  await settle(deps, letter, { state: 'sent' });
}

/** What hands the letter over; null when there is nothing to say any more. */
async function handover(deps: Deps, letter: LetterRow): Promise<(() => Promise<void>) | null> {
  const { messenger, config } = deps;
  const content = await compose(deps, letter);
  if (content === undefined) throw new Undelivered('later', `${letter.kind} is not known to this release`);
  if (content === null) return null;
  const { id, recipient: to, locale, channel } = letter;
  if (channel === 'sms') {
    const message: Message = { id, to, text: renderText(content, locale, config.origin) };
    return async () => messenger?.sms?.(message);
  }
  const attachments = await attachmentsOf(content, locale, deps.clock.now(), config.origin);
  const mail: Mail = { id, to, ...renderMail(content, locale, config.origin), attachments };
  return async () => messenger?.email?.(mail);
}

function outcomeOf(deps: Deps, { id, kind, tries }: LetterRow, error: unknown): Omit<Outcome, 'at'> {
  const retry = error instanceof Undelivered ? error.retry : 'later';
  const fault = error instanceof Error ? error.message : String(error);
  if (retry === 'unknown') {
    deps.log('a letter may have been sent, and is not sent again', { letter: id, kind, fault });
    return { state: 'unsure', fault };
  }
  if (retry === 'never' || tries % TRIES === 0) {
    deps.log('a letter is given up', { letter: id, kind, tries, fault });
    return { state: 'failed', fault };
  }
  return { state: 'waiting', fault, dueAt: deps.clock.now() + pauseAfter(tries, deps.random) };
}

/** The mark is worth some patience: without it a letter that was sent becomes one that nobody is sure of. */
async function settle(deps: Deps, letter: LetterRow, outcome: Omit<Outcome, 'at'>): Promise<void> {
  for (let n = 1; ; n++)
    try {
      await deps.store.direct.letters.settleLetter(letter.id, letter.tries, {
        ...outcome,
        at: deps.clock.now(),
      });
      return;
    } catch (error) {
      if (n === MARKS) {
        deps.log('what became of a letter could not be marked', {
          letter: letter.id,
          state: outcome.state,
          error,
        });
        return;
      }
      await setTimeout(n * 200);
    }
}

export interface Post {
  /** Takes no more letters, and waits for those under way. */
  close(): Promise<void>;
}

/** Sends letters until it is closed, in as many processes as like. */
export function openPost(deps: Deps): Post {
  let closing = false;
  const rounds = every(
    LOOK,
    async () => {
      while (!closing && (await sendDue(deps)) > 0);
    },
    error => deps.log('letters', { error }),
  );
  return {
    close() {
      closing = true;
      return rounds.stop();
    },
  };
}
