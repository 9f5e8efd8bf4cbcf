import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer } from '#server/desk/command.ts';
import { runCommand } from '#server/desk/run.ts';
import { smtpMailer } from '#server/host/smtp.ts';
import { sendDue, TRIES } from '#server/letters/post.ts';
import type { Store } from '#server/store/port.ts';
import { fakeClock, makeDeps, START, type TestDeps } from './harness.ts';
import { letterRow } from './letters/letter-row.ts';
import { SmtpDouble } from './letters/smtp-double.ts';
import { eachStore } from './stores.ts';

const server = new SmtpDouble();
beforeAll(() => server.open());
afterAll(() => server.close());
beforeEach(() => {
  server.taken.length = 0;
  server.mood = 'take';
});

eachStore(open => {
  let store: Store;
  let deps: TestDeps;
  beforeEach(async () => {
    store = await open();
    deps = makeDeps({
      store,
      clock: fakeClock(),
      config: { demo: false },
      messenger: { email: smtpMailer({ url: server.url, from: 'tickets@heming.example', patience: 20_000 }) },
    });
    await store.direct.letters.addLetters([
      letterRow('sent', { state: 'sent', tries: 1, settledAt: START }),
      letterRow('-gone', {
        state: 'failed',
        tries: TRIES,
        settledAt: START,
        fault: '421 busy',
        createdAt: 1,
      }),
      letterRow('gone-2', {
        state: 'failed',
        tries: 1,
        settledAt: START,
        fault: '550 unknown',
        createdAt: 2,
      }),
      letterRow('lost', { state: 'unsure', tries: 1, settledAt: START, fault: 'no answer', createdAt: 3 }),
    ]);
  });
  const ask = (words: string, more: Partial<Parameters<typeof runCommand>[1]> = {}): Promise<Answer> =>
    runCommand(deps, {
      command: 'letters',
      words: words.split(' ').filter(Boolean),
      options: {},
      who: 'lin',
      why: 'the mail server was away',
      ...more,
    });
  const state = async (id: string) => (await store.direct.letters.letter(id))?.state;

  test('those that did not come through are listed, without addresses, and nothing changes', async () => {
    const { ok, lines, digest } = await ask('');
    expect([ok, digest]).toEqual([true, undefined]);
    expect(lines.map(l => l.split(' | ')[0])).toEqual(['-gone', 'gone-2', 'lost', '2 given up, 1 unsure.']);
    expect(lines[0]).toMatch(/given up; 16 tries; 421 busy/);
    expect(lines[2]).toMatch(/may have been sent/);
    expect(lines.join()).not.toContain('gone-2@');
    expect(await store.direct.desk.acts(9)).toEqual([]);
  });

  test('all that were given up are sent again, once, and somebody has said so', async () => {
    const options = { failed: '' };
    const shown = await ask('retry', { options });
    expect(shown).toMatchObject({ ok: true, grave: false });
    expect(shown.lines.at(-1)).toBe('2 letters are sent again.');
    // A look alone sends nothing.
    expect(await sendDue(deps)).toBe(0);
    const twice = [1, 2].map(() => ask('retry', { options, agreed: shown.digest }));
    const answers = await Promise.all(twice);
    expect(answers.flatMap(a => a.lines).filter(l => l.startsWith('2 wait'))).toHaveLength(1);
    expect(await sendDue(deps)).toBe(2);
    expect(server.taken.flatMap(m => m.to).sort()).toEqual(['-gone@heming.example', 'gone-2@heming.example']);
    expect([await state('-gone'), await state('gone-2'), await state('lost')]).toEqual([
      'sent',
      'sent',
      'unsure',
    ]);
    expect(await store.direct.desk.acts(9)).toMatchObject([
      { who: 'lin', why: 'the mail server was away', command: 'letters' },
    ]);
    expect((await ask('retry', { options })).lines).toEqual(['No letter was given up.']);
  });

  test('one that may have arrived is asked about, keeps its name, and has a round of tries before it', async () => {
    const shown = await ask('retry lost -gone');
    expect(shown.grave).toBe(true);
    expect(shown.lines.join('\n')).toMatch(/of 1 whether they arrived: these may arrive twice/);
    server.mood = 'busy';
    expect((await ask('retry lost -gone', { agreed: shown.digest })).lines[0]).toMatch(/^2 wait to be sent/);
    expect(await sendDue(deps)).toBe(2);
    // Given up after a whole round, it is not given up after the first try of the next one.
    expect(await store.direct.letters.letter('-gone')).toMatchObject({ state: 'waiting', tries: TRIES + 1 });
    server.mood = 'take';
    deps.clock.advance(60_000);
    expect(await sendDue(deps)).toBe(2);
    expect(server.taken.map(m => m.messageId)).toContain('<lost@heming.example>');
  });

  test('what cannot be tried again is said, and nothing is done', async () => {
    for (const [words, said, options = {}] of [
      ['retry', /Which ones/],
      ['retry nobody', /There is no letter nobody/],
      ['retry sent', /sent.*nothing to try again/],
      ['retry gone-2 sent', /nothing to try again/],
      ['retry lost', /Either ids or --failed/, { failed: '' }],
      ['burn', /letters burn\?/],
    ] as const) {
      const answer = await ask(words, { options });
      expect([answer.ok, answer.digest]).toEqual([false, undefined]);
      expect(answer.lines[0]).toMatch(said);
    }
    const shown = await ask('retry lost');
    expect((await ask('retry lost', { why: '' })).lines[0]).toMatch(/--why/);
    await store.direct.letters.retryLetter('lost', 'unsure', START);
    expect((await ask('retry lost', { agreed: shown.digest })).ok).toBe(false);
    expect(await store.direct.desk.acts(9)).toEqual([]);
  });
});
