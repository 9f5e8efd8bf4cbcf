import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpMailer } from '#server/host/smtp.ts';
import { notifierOf } from '#server/letters/notify.ts';
import { pauseAfter, sendDue, TRIES } from '#server/letters/post.ts';
import { renderMail } from '#server/letters/render.ts';
import { sweepLetters } from '#server/letters/sweep.ts';
import type { Store } from '#server/store/port.ts';
import type { LetterRow } from '#server/store/ports/letters.ts';
import { fakeClock, makeDeps, START, type TestDeps } from '../harness.ts';
import { eachStore } from '../stores.ts';
import { letterRow } from './letter-row.ts';
import { SmtpDouble } from './smtp-double.ts';

const server = new SmtpDouble();
beforeAll(() => server.open());
afterAll(() => server.close());
beforeEach(() => {
  server.taken.length = 0;
  server.mood = 'take';
});

const FROM = 'Box office <tickets@heming.example>';

eachStore((open, kind) => {
  let store: Store;
  let deps: TestDeps;
  const process = (clock = fakeClock(), patience = 20_000): TestDeps =>
    makeDeps({
      store,
      clock,
      config: { demo: false },
      messenger: { email: smtpMailer({ url: server.url, from: FROM, patience }) },
    });
  /** Waits for a silent server no longer than a test likes. */
  const hasty = (): TestDeps => process(deps.clock, 400);
  const add = (...rows: LetterRow[]) => store.direct.letters.addLetters(rows);
  const letter = async (id: string): Promise<LetterRow> => {
    const row = await store.direct.letters.letter(id);
    if (!row) throw new Error(`no letter ${id}`);
    return row;
  };
  beforeEach(async () => {
    store = await open();
    deps = process();
  });

  describe('a letter', () => {
    it('is written with what it tells of, or not at all', async () => {
      const now = deps.clock.now();
      await store.direct.accounts.addMember({
        id: 'm-1',
        nickname: 'A',
        mobile: null,
        email: 'a@heming.example',
        passwordHash: null,
        vendor: 'member',
        createdAt: now,
        joinedAt: now,
      });
      const notify = notifierOf(deps);
      const tell = (fails: boolean) =>
        store.transaction(async tx => {
          await tx.accounts.setNickname('m-1', fails ? 'B' : 'C');
          await notify(tx, { kind: 'password-changed', memberId: 'm-1', locale: 'zh-CN' });
          if (fails) throw new Error('no');
        });
      await expect(tell(true)).rejects.toThrow('no');
      expect(await store.direct.letters.lettersTo('m-1')).toEqual([]);
      await tell(false);
      expect(await store.direct.letters.lettersTo('m-1')).toMatchObject([
        { kind: 'password-changed', recipient: 'a@heming.example', locale: 'zh-CN', state: 'waiting' },
      ]);
    });

    it('is sent once, under a name that stays, and to nobody else', async () => {
      await add(letterRow('one'));
      expect(await sendDue(deps)).toBe(1);
      expect(await sendDue(deps)).toBe(0);
      expect(server.taken).toMatchObject([
        { from: 'tickets@heming.example', to: ['one@heming.example'], messageId: '<one@heming.example>' },
      ]);
      expect(await letter('one')).toMatchObject({ state: 'sent', tries: 1, settledAt: START });
    });

    it.each(['busy', 'full', 'mute', 'login'] as const)(
      'waits while the server is %s, and longer each time',
      async mood => {
        server.mood = mood;
        const impatient = hasty();
        await add(letterRow('late'));
        const pauses: number[] = [];
        for (let n = 1; n <= 3; n++) {
          expect(await sendDue(impatient)).toBe(1);
          const { state, dueAt, fault, tries } = await letter('late');
          expect([state, tries]).toEqual(['waiting', n]);
          expect(fault).toMatch(/SMTP/);
          expect(fault).not.toMatch(/@|office/);
          pauses.push(dueAt - deps.clock.now());
          expect(await sendDue(deps)).toBe(0);
          deps.clock.set(dueAt);
        }
        expect(pauses[0]).toBeGreaterThanOrEqual(15_000);
        expect(pauses[2]).toBeGreaterThan(pauses[0] ?? 0);
        server.mood = 'take';
        await sendDue(deps);
        expect(server.taken.map(m => m.messageId)).toEqual(['<late@heming.example>']);
      },
    );

    it.each(['refuse', 'spam'] as const)(
      'is given up at once when it is refused for good (%s)',
      async mood => {
        server.mood = mood;
        await add(letterRow('no'));
        await sendDue(deps);
        expect(await letter('no')).toMatchObject({ state: 'failed', tries: 1 });
        expect(deps.lines.join()).toMatch(/a letter is given up/);
        expect(deps.lines.join()).not.toContain('@');
      },
    );

    it('is given up after its tries, and counted', async () => {
      server.mood = 'busy';
      await add(letterRow('old', { tries: TRIES - 1 }));
      await sendDue(deps);
      expect((await letter('old')).state).toBe('failed');
      expect(await store.direct.letters.countLetters()).toMatchObject({ waiting: 0, failed: 1 });
    });

    it.each(['drop', 'hang'] as const)(
      'whose answer was lost (%s) is not sent again by anybody',
      async mood => {
        server.mood = mood;
        await add(letterRow('lost'));
        await sendDue(hasty());
        expect(await letter('lost')).toMatchObject({ state: 'unsure', tries: 1 });
        server.mood = 'take';
        deps.clock.advance(86_400_000);
        expect(await sendDue(deps)).toBe(0);
        expect(server.taken).toHaveLength(1);
      },
    );

    it('whose process ended while it was handed over stays unsure; one that was only taken is taken again', async () => {
      await add(letterRow('handed'), letterRow('taken'));
      const now = deps.clock.now();
      await store.direct.letters.takeLetters(now, now + 60_000, ['email'], 10);
      await store.direct.letters.beginLetter('handed', 1, now + 60_000);
      expect(await sendDue(deps)).toBe(0);
      deps.clock.advance(60_001);
      await sweepLetters(deps);
      expect((await letter('handed')).state).toBe('unsure');
      expect(await sendDue(deps)).toBe(1);
      expect(server.taken.map(m => m.to[0])).toEqual(['taken@heming.example']);
      // The first process wakes up again, and has nothing to say.
      expect(
        await store.direct.letters.settleLetter('taken', 1, { state: 'waiting', at: now, dueAt: now }),
      ).toBe(false);
      expect((await letter('taken')).state).toBe('sent');
    });
  });

  it('two processes and two hundred letters: each is sent once', async () => {
    await add(...Array.from({ length: 200 }, (_, n) => letterRow(`many-${n}`)));
    const two = [deps, process(deps.clock)];
    await Promise.all(
      two.map(async one => {
        while ((await sendDue(one)) > 0);
      }),
    );
    expect(server.taken).toHaveLength(200);
    expect(new Set(server.taken.map(m => m.messageId)).size).toBe(200);
    expect(await store.direct.letters.countLetters()).toMatchObject({ waiting: 0, sending: 0, oldest: null });
  }, 60_000);

  it('ten thousand in the queue: four workers send each once', async () => {
    // PGlite has one line to it, and nothing that the others do not show.
    const enough = kind === 'pglite' ? 1_000 : 10_000;
    const ids = Array.from({ length: 10_000 }, (_, n) => `bulk-${n}`);
    await add(...ids.map(id => letterRow(id)));
    expect(await store.direct.letters.countLetters()).toMatchObject({ waiting: 10_000, oldest: START });
    const sent: string[] = [];
    const messenger = { email: async ({ id = '' }: { id?: string }) => void sent.push(id) };
    const workers = Array.from({ length: 4 }, () => ({ ...deps, messenger }));
    await Promise.all(
      workers.map(async one => {
        while (sent.length < enough && (await sendDue(one)) > 0);
      }),
    );
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent.length).toBeGreaterThanOrEqual(enough);
  }, 120_000);
});

it('what somebody is called adds no header, no reader and no line to the head of a mail', async () => {
  const send = smtpMailer({ url: server.url, from: FROM });
  const head = async (name: string, to = 'friend@heming.example') => {
    const both = { zh: name, en: name };
    await send({
      id: 'L1',
      to,
      ...renderMail({ subject: both, lead: both }, 'zh-CN', 'https://heming.example'),
    });
    const { raw, to: readers } = server.taken.at(-1) ?? { raw: '', to: [] };
    const lines = raw.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
    return {
      readers,
      names: lines
        .filter(line => !/^\s/.test(line))
        .map(line => line.split(':', 1)[0])
        .sort(),
    };
  };
  const plain = await head('林听雨');
  for (const end of ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f', '\0'])
    for (const rest of [
      'Bcc: b@heming.example',
      '\tx',
      `${end}<script>`,
      ' =?utf-8?Q?=0D=0ABcc:_b@heming.example?=',
    ])
      expect(await head(`a${end}${rest}`), JSON.stringify(end + rest)).toEqual(plain);
  for (const to of [
    'friend@heming.example\r\nBcc: b@heming.example',
    'friend@heming.example\u2028b@heming.example',
  ])
    expect((await head('a', to).catch(() => plain)).readers, to).not.toContain('b@heming.example');
  expect(server.taken.flatMap(({ to }) => to)).not.toContain('b@heming.example');
});

it('pauses grow, end at four hours, and differ', () => {
  const { random } = makeDeps();
  for (let n = 1; n <= TRIES; n++) {
    const pause = pauseAfter(n, random);
    expect(pause).toBeGreaterThanOrEqual(Math.min(4 * 3_600_000, 30_000 * 2 ** (n - 1)) / 2);
    expect(pause).toBeLessThanOrEqual(4 * 3_600_000);
  }
  expect(new Set(Array.from({ length: 20 }, () => pauseAfter(5, random))).size).toBeGreaterThan(10);
});
