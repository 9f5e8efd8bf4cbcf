import { expect, test } from 'vitest';
import { commands } from '#server/desk/commands.ts';
import { help, runCommand } from '#server/desk/run.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import { boxOffice } from './box-office.ts';

const HAN = /\p{Script=Han}/u;
/** Three words of English in a row, beside what a command is typed like, names of the season and codes. */
const ENGLISH = /\b[A-Za-z’]{2,} [a-z’]{2,} [a-z’]{2,}\b/;

/** Names of differences, as tests and tables have them. */
const CODES = new Set(["'refund not here'", "'refund not there'"]);

test('the help of every command is Chinese, where Chinese is asked for', () => {
  const lines = help('zh-CN').filter(line => line.startsWith('    '));
  expect(lines.length).toBeGreaterThan(Object.keys(commands).length);
  expect(lines.filter(line => !HAN.test(line))).toEqual([]);
});

/** Every English sentence of a command has a Chinese one before it, as the source has them; the record is English. */
test('no command has a sentence in one language alone', () => {
  const sources = import.meta.glob<string>(
    [
      '../../server/desk/**/*.ts',
      '../../scripts/office.ts',
      '!../../server/desk/{refusals,texts}.ts',
      '!**/*.test.ts',
    ],
    { eager: true, query: '?raw', import: 'default' },
  );
  expect(Object.keys(sources).length).toBeGreaterThan(30);
  const alone = Object.entries(sources).flatMap(([path, text]) => {
    const bare = text
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replace(/usage:\s*(['`])[\s\S]*?\1,/g, '');
    return [...bare.matchAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g)].flatMap(({ 0: literal, index }) => {
      const said = literal.replace(/\$\{[^}]*\}/g, '');
      if (CODES.has(literal) || HAN.test(said) || !ENGLISH.test(said)) return [];
      return HAN.test(bare.slice(Math.max(0, index - 400), index)) ? [] : [`${path}: ${literal}`];
    });
  });
  expect(alone).toEqual([]);
});

test('whatever a command answers in Chinese is Chinese', async () => {
  const office = await boxOffice(memoryStore());
  const ask = async (line: string, agree = true) => {
    const [command = '', ...rest] = line.split(' ');
    const options = Object.fromEntries(
      rest
        .filter(w => w.startsWith('--'))
        .map(w => w.slice(2).split('='))
        .map(([k = '', v = '']) => [k, v]),
    );
    const words = rest.filter(w => !w.startsWith('--'));
    const asked = { command, words, options, who: 'lin', why: '原因', locale: 'zh-CN' as const };
    const shown = await runCommand(office.deps, asked);
    const done =
      agree && shown.digest ? await runCommand(office.deps, { ...asked, agreed: shown.digest }) : null;
    return [...shown.lines, ...(done?.lines ?? [])].map(text => `${line}: ${text}`);
  };
  const told: string[] = [];
  const say = async (line: string) => told.push(...(await ask(line)));
  // What is missing, what there is not, and what can be done.
  for (const name of Object.keys(commands)) {
    await say(name);
    for (const rest of ['nothing', 'nothing x y z', 'add x', 'retry x', 'answer x', 'open', 'close x'])
      await say(`${name} ${rest}`);
  }
  await say('drawer open --sum=200');
  const sold = (await ask('sell plain A-1-1 A-1-2 --way=cash --name=张三')).join();
  told.push(sold);
  const tradeNo = /HM\d+/.exec(sold)?.[0] ?? '';
  expect(tradeNo).not.toBe('');
  for (const line of [
    `find ${tradeNo}`,
    'evenings',
    `resend ${tradeNo}`,
    `note ${tradeNo}`,
    `invoice ${tradeNo} --name=张三`,
    `invoice ${tradeNo} --credit`,
    `move-seat ${tradeNo} A-1-1 A-2-1`,
    `refund ${tradeNo} --pieces=A-1-2`,
    'hold plain B-1-1 B-1-2',
    'release plain B-1-1',
    'comp plain B-2-1 --name=李四',
    'sell plain A-3-1 --way=later --until=2000-01-01 --name=张三',
    'move-evening plain --to=soon',
    'cancel-evening plain',
    'acts',
    'undo 1',
    'undo 2',
    'door plain',
    'report evening plain',
    'staff list',
    'staff add anna@example.org --role=editor',
    'staff role anna@example.org --role=reader',
    'staff reset anna@example.org',
    'staff close anna@example.org',
    'report-mails add day time --to=anna@example.org',
    'letters',
    'questions',
    'sweep',
    'reconcile --gateway=alipay',
    'drawer close --sum=1',
    'log 1',
  ])
    await say(line);
  const english = told.filter(text => {
    const answer = text.slice(text.indexOf(': ') + 2);
    return !HAN.test(answer) && ENGLISH.test(answer);
  });
  expect(english).toEqual([]);
});
