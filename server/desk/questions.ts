import type { Bilingual } from '#domain/text.ts';
import { hallTime } from '#lib/dates.ts';
import type { QuestionRow } from '../store/ports/digital.ts';
import { type Command, type DeskCtx, type Plan, wrong } from './command.ts';

/** Questions that are listed at most, those that have waited longest first. */
const MAX_QUESTIONS = 500;

function line({ season }: DeskCtx, { id, artistId, askedAt, text }: QuestionRow): Bilingual {
  const { date, time } = hallTime(askedAt);
  const name = season.catalogue.artists.get(artistId)?.name;
  const said = (in_: 'zh' | 'en'): string => `${id} | ${date} ${time} | ${name?.[in_] ?? artistId} | ${text}`;
  return { zh: said('zh'), en: said('en') };
}

/** What becomes of one that waits; its answer is read by everybody. */
async function settle(ctx: DeskCtx, state: 'answered' | 'declined', words: readonly string[]): Promise<Plan> {
  const { deps, now } = ctx;
  const id = ctx.word(1, { zh: '提问的编号', en: 'The question’s id' });
  const question = await deps.store.direct.digital.question(id);
  if (question?.state !== 'waiting')
    throw wrong(`没有等着处理的提问 ${id}，编号见 questions。`, `No question ${id} waits. Try: questions`);
  const answer = words.join(' ').trim();
  if (state === 'answered' && answer === '')
    throw wrong(
      '回答是什么？questions answer <编号> <回答>',
      'What is the answer? questions answer <id> <words>',
    );
  return {
    lines: [
      line(ctx, question),
      state === 'answered'
        ? { zh: `所有人都能读到：${answer}`, en: `Everybody can read: ${answer}` }
        : { zh: '不作回答。', en: 'It is declined.' },
    ],
    grave: false,
    async run(write) {
      await write(async tx => {
        if (!(await tx.digital.settleQuestion(id, state, answer, now)))
          throw wrong(
            '刚刚有别人处理了，什么也没有做。',
            'Somebody else has just read it. Nothing was done.',
          );
      });
      return [{ zh: `${id} ${state === 'answered' ? '已回答' : '不作回答'}。`, en: `${id} is ${state}.` }];
    },
  };
}

export const questions: Command = {
  usage: '[answer <id> <words> | decline <id>] --why <reason>',
  does: {
    zh: '列出还没有人读过的给艺术家的提问，回答一条或不作回答。',
    en: 'Lists the questions to artists that nobody has read, and answers or declines one.',
  },
  async plan(ctx) {
    const [verb, , ...words] = ctx.asked.words;
    if (verb === 'answer') return settle(ctx, 'answered', words);
    if (verb === 'decline') return settle(ctx, 'declined', []);
    if (verb !== undefined)
      throw wrong(
        `没有 questions ${verb}。写成：questions ${questions.usage}`,
        `questions ${verb}? questions ${questions.usage}`,
      );
    const found = await ctx.deps.store.direct.digital.unread(MAX_QUESTIONS);
    if (found.length === 0) return { lines: [{ zh: '所有提问都读过了。', en: 'Every question was read.' }] };
    return { lines: found.map(question => line(ctx, question)) };
  },
};
