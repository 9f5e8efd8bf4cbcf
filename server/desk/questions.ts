import { hallTime } from '#lib/dates.ts';
import type { QuestionRow } from '../store/ports/digital.ts';
import { type Command, type DeskCtx, type Plan, Wrong } from './command.ts';

/** As many as are listed, those that have waited longest first. */
const MAX_QUESTIONS = 500;

function line({ season }: DeskCtx, { id, artistId, askedAt, text }: QuestionRow): string {
  const { date, time } = hallTime(askedAt);
  return `${id} | ${date} ${time} | ${season.catalogue.artists.get(artistId)?.name.en ?? artistId} | ${text}`;
}

/** What becomes of one that waits; its answer is read by everybody. */
async function settle(ctx: DeskCtx, state: 'answered' | 'declined', words: readonly string[]): Promise<Plan> {
  const { deps, now } = ctx;
  const id = ctx.word(1, 'The question’s id');
  const question = await deps.store.direct.digital.question(id);
  if (question?.state !== 'waiting') throw new Wrong(`No question ${id} waits. Try: questions`);
  const answer = words.join(' ').trim();
  if (state === 'answered' && answer === '')
    throw new Wrong('What is the answer? questions answer <id> <words>');
  return {
    lines: [line(ctx, question), state === 'answered' ? `Everybody can read: ${answer}` : 'It is declined.'],
    act: {
      grave: false,
      async run(note) {
        await deps.store.transaction(async tx => {
          if (!(await tx.digital.settleQuestion(id, state, answer, now)))
            throw new Wrong('Somebody else has just read it. Nothing was done.');
          await note(tx);
        });
        return [`${id} is ${state}.`];
      },
    },
  };
}

export const questions: Command = {
  usage: '[answer <id> <words> | decline <id>] --why <reason>',
  does: 'Lists the questions to artists that nobody has read, and answers or declines one.',
  async plan(ctx) {
    const [verb, , ...words] = ctx.asked.words;
    if (verb === 'answer') return settle(ctx, 'answered', words);
    if (verb === 'decline') return settle(ctx, 'declined', []);
    if (verb !== undefined) throw new Wrong(`questions ${verb}? questions ${questions.usage}`);
    const found = await ctx.deps.store.direct.digital.unread(MAX_QUESTIONS);
    if (found.length === 0) return { lines: ['Every question was read.'] };
    return { lines: found.map(question => line(ctx, question)) };
  },
};
