import { maskEmail, maskMobile } from '#domain/rules/validation.ts';
import type { Bilingual } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import type { LetterRow } from '../store/ports/letters.ts';
import { type Command, type DeskCtx, type Plan, wrong } from './command.ts';
import { counted } from './counted.ts';

const BECOMES: Record<LetterRow['state'], Bilingual> = {
  waiting: { zh: '等着发出', en: 'waits to be sent' },
  sending: { zh: '正在发出', en: 'is being sent' },
  sent: { zh: '已发出', en: 'sent' },
  failed: { zh: '已放弃', en: 'given up' },
  unsure: { zh: '可能已发出，没有收到答复', en: 'may have been sent; nobody heard the answer' },
  dropped: { zh: '没有发：内容已不属实', en: 'not sent: it was not true any more' },
  kept: { zh: '没有发：这是演示', en: 'not sent: this is a demonstration' },
};

/** What became of a letter, in one line. */
export function letterLine(letter: LetterRow): Bilingual {
  const { kind, channel, recipient, state, tries, createdAt, settledAt, fault } = letter;
  const to = channel === 'email' ? maskEmail(recipient) : maskMobile(recipient);
  const at = settledAt ?? createdAt;
  const line = (when: string, what: string, tried: string): string => {
    const more = [...(tries > 1 ? [tried] : []), ...(fault && state !== 'sent' ? [fault] : [])];
    return [kind, to, when, [what, ...more].join('; ')].join(' | ');
  };
  return {
    zh: line(longDateTime(at, 'zh-CN'), BECOMES[state].zh, `试了 ${tries} 次`),
    en: line(longDateTime(at, 'en-US'), BECOMES[state].en, `${tries} tries`),
  };
}

/** Those that did not come through, as far as is known. */
const STUCK = ['failed', 'unsure'] as const satisfies LetterRow['state'][];
const isStuck = ({ state }: LetterRow): boolean => STUCK.some(s => s === state);
/** Letters that one command looks at, at most. */
const MAX_LETTERS = 500;

const line = (letter: LetterRow): Bilingual => {
  const { zh, en } = letterLine(letter);
  const named = [letter.id, ...(letter.tradeNo ? [letter.tradeNo] : [])].join(' | ');
  return { zh: `${named} | ${zh}`, en: `${named} | ${en}` };
};

/** The letters that were named, or all that were given up. */
async function chosen({ deps, asked, option }: DeskCtx): Promise<LetterRow[]> {
  const { letters } = deps.store.direct;
  const ids = [...new Set(asked.words.slice(1))];
  if (option('failed') !== undefined) {
    if (ids.length > 0) throw wrong('写编号或 --failed，不能都写。', 'Either ids or --failed, not both.');
    return letters.lettersIn(['failed'], MAX_LETTERS);
  }
  if (ids.length === 0)
    throw wrong(
      '哪些信？letters retry <编号> …，或 letters retry --failed',
      'Which ones? letters retry <id> …, or letters retry --failed',
    );
  return Promise.all(
    ids.map(async id => {
      const letter = await letters.letter(id);
      if (!letter) throw wrong(`没有信件 ${id}，编号见 letters。`, `There is no letter ${id}. Try: letters`);
      if (!isStuck(letter)) {
        const { zh, en } = letterLine(letter);
        throw wrong(`${id} ${zh}：不用重发。`, `${id} ${en}: there is nothing to try again.`);
      }
      return letter;
    }),
  );
}

async function retry(ctx: DeskCtx): Promise<Plan> {
  const { now } = ctx;
  const found = await chosen(ctx);
  if (found.length === 0) return { lines: [{ zh: '没有放弃的信件。', en: 'No letter was given up.' }] };
  const unsure = found.filter(l => l.state === 'unsure').length;
  return {
    lines: [
      ...found.map(line),
      {
        zh: `再发 ${found.length} 封。`,
        en: `${counted(found.length, 'letter')} ${found.length === 1 ? 'is' : 'are'} sent again.`,
      },
      ...(unsure > 0
        ? [
            {
              zh: `其中 ${unsure} 封不知道到没到：可能会收到两次。`,
              en: `Nobody knows of ${unsure} whether they arrived: these may arrive twice.`,
            },
          ]
        : []),
    ],
    grave: unsure > 0,
    async run(write) {
      const again = await write(async tx => {
        let n = 0;
        for (const { id, state } of found) if (await tx.letters.retryLetter(id, state, now)) n++;
        if (n === 0)
          throw wrong(
            '刚刚有别人重发了，什么也没有做。',
            'They have just been tried again by somebody else. Nothing was done.',
          );
        return n;
      });
      return [
        {
          zh: `${again} 封等着发出。内容已不属实的不发，见 letters 和 find。`,
          en: `${again} wait to be sent. What is not true any more is not sent: letters and find show it.`,
        },
      ];
    },
  };
}

export const letters: Command = {
  usage: '[retry <id> … | retry --failed] --why <reason>',
  does: {
    zh: '列出放弃的或可能没送到的信件，并重发（以 - 开头的编号写在 -- 后面）。',
    en: 'Lists the letters that were given up or may not have arrived, and sends them again (an id that begins with - after --).',
  },
  async plan(ctx) {
    const [verb] = ctx.asked.words;
    if (verb === 'retry') return retry(ctx);
    if (verb !== undefined)
      throw wrong(
        `没有 letters ${verb}。写成：letters ${letters.usage}`,
        `letters ${verb}? letters ${letters.usage}`,
      );
    const port = ctx.deps.store.direct.letters;
    const [found, { failed, unsure }] = await Promise.all([
      port.lettersIn(STUCK, MAX_LETTERS),
      port.countLetters(),
    ]);
    if (found.length === 0)
      return {
        lines: [
          { zh: '信件都已送出，或在等时候。', en: 'Every letter came through, or waits for its time.' },
        ],
      };
    return {
      lines: [
        ...found.map(line),
        { zh: `放弃 ${failed} 封，不确定 ${unsure} 封。`, en: `${failed} given up, ${unsure} unsure.` },
      ],
    };
  },
};
