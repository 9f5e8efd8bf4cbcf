import { maskEmail, maskMobile } from '#domain/rules/validation.ts';
import { longDateTime } from '#lib/dates.ts';
import type { LetterRow } from '../store/ports/letters.ts';
import { type Command, type DeskCtx, type Plan, Wrong } from './command.ts';
import { counted } from './counted.ts';

const BECOMES: Record<LetterRow['state'], string> = {
  waiting: 'waits to be sent',
  sending: 'is being sent',
  sent: 'sent',
  failed: 'given up',
  unsure: 'may have been sent; nobody heard the answer',
  dropped: 'not sent: it was not true any more',
  kept: 'not sent: this is a demonstration',
};

/** What became of a letter, in one line. */
export function letterLine(letter: LetterRow): string {
  const { kind, channel, recipient, state, tries, createdAt, settledAt, fault } = letter;
  const to = channel === 'email' ? maskEmail(recipient) : maskMobile(recipient);
  const when = longDateTime(settledAt ?? createdAt, 'en-US');
  const more = [...(tries > 1 ? [`${tries} tries`] : []), ...(fault && state !== 'sent' ? [fault] : [])];
  return [kind, to, when, [BECOMES[state], ...more].join('; ')].join(' | ');
}

/** Those that did not come through, as far as is known. */
const STUCK = ['failed', 'unsure'] as const satisfies LetterRow['state'][];
const isStuck = ({ state }: LetterRow): boolean => STUCK.some(s => s === state);
/** As many as one command looks at. */
const MAX_LETTERS = 500;

const line = (letter: LetterRow): string =>
  [letter.id, ...(letter.tradeNo ? [letter.tradeNo] : []), letterLine(letter)].join(' | ');

/** The letters that were named, or all that were given up. */
async function chosen({ deps, asked, option }: DeskCtx): Promise<LetterRow[]> {
  const { letters } = deps.store.direct;
  const ids = [...new Set(asked.words.slice(1))];
  if (option('failed') !== undefined) {
    if (ids.length > 0) throw new Wrong('Either ids or --failed, not both.');
    return letters.lettersIn(['failed'], MAX_LETTERS);
  }
  if (ids.length === 0) throw new Wrong('Which ones? letters retry <id> …, or letters retry --failed');
  return Promise.all(
    ids.map(async id => {
      const letter = await letters.letter(id);
      if (!letter) throw new Wrong(`There is no letter ${id}. Try: letters`);
      if (!isStuck(letter)) throw new Wrong(`${id} ${letterLine(letter)}: there is nothing to try again.`);
      return letter;
    }),
  );
}

async function retry(ctx: DeskCtx): Promise<Plan> {
  const { deps, now } = ctx;
  const found = await chosen(ctx);
  if (found.length === 0) return { lines: ['No letter was given up.'] };
  const unsure = found.filter(l => l.state === 'unsure').length;
  return {
    lines: [
      ...found.map(line),
      `${counted(found.length, 'letter')} ${found.length === 1 ? 'is' : 'are'} sent again.`,
      ...(unsure > 0 ? [`Nobody knows of ${unsure} whether they arrived: these may arrive twice.`] : []),
    ],
    act: {
      grave: unsure > 0,
      async run(note) {
        const again = await deps.store.transaction(async tx => {
          await note(tx);
          let n = 0;
          for (const { id, state } of found) if (await tx.letters.retryLetter(id, state, now)) n++;
          if (n === 0) throw new Wrong('They have just been tried again by somebody else. Nothing was done.');
          return n;
        });
        return [`${again} wait to be sent. What is not true any more is not sent: letters and find show it.`];
      },
    },
  };
}

export const letters: Command = {
  usage: '[retry <id> … | retry --failed] --why <reason>',
  does: 'Lists the letters that were given up or may not have arrived, and sends them again (an id that begins with - after --).',
  async plan(ctx) {
    const [verb] = ctx.asked.words;
    if (verb === 'retry') return retry(ctx);
    if (verb !== undefined) throw new Wrong(`letters ${verb}? letters ${letters.usage}`);
    const port = ctx.deps.store.direct.letters;
    const [found, { failed, unsure }] = await Promise.all([
      port.lettersIn(STUCK, MAX_LETTERS),
      port.countLetters(),
    ]);
    if (found.length === 0) return { lines: ['Every letter came through, or waits for its time.'] };
    return { lines: [...found.map(line), `${failed} given up, ${unsure} unsure.`] };
  },
};
