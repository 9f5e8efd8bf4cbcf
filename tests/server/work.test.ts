import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, it } from 'vitest';
import { account, type WorkWanted } from '#domain/contract/account.ts';
import { systemRandom } from '#server/host/random.ts';
import type { Answer, Client } from './client.ts';
import { makeApp } from './harness.ts';

const MINUTE = 60_000;
const REGULAR = '13800138000';
const PASSWORD = 'Heming-2026';

/** A site whose proofs are found at once: the last number drawn for a power of two is where the key lies. */
async function site() {
  let at = 0;
  const random = {
    ...systemRandom,
    int(max: number) {
      const value = systemRandom.int(max);
      if (max >= 128 && (max & (max - 1)) === 0) at = max + value;
      return value;
    },
  };
  const made = await makeApp({ random });
  const solve = async (answer: Answer<unknown>): Promise<{ work: string }> => {
    const challenge = JSON.parse((answer.data as WorkWanted).work);
    const solution = await solveChallenge({ challenge, deriveKey, counterStart: at });
    return { work: JSON.stringify({ challenge, solution }) };
  };
  return { ...made, solve, tries: () => at };
}
const guess = (c: Client, name = REGULAR, extra = {}) =>
  c.call(account.loginByPassword, { account: name, password: 'wrong guess', ...extra });
const send = (c: Client, mobile: string, extra = {}) =>
  c.call(account.sendMobileCode, { mobile, purpose: 'login', ...extra });
/** The refusal that asks for a proof. */
async function asked(c: Client, name = REGULAR): Promise<Answer<unknown>> {
  for (let i = 0; i < 3; i++) await guess(c, name);
  const answer = await guess(c, name);
  expect([answer.errcode, typeof (answer.data as unknown as WorkWanted).work]).toEqual(['2101', 'string']);
  return answer;
}

describe('a proof of work', () => {
  it('opens what a captcha opens, found by trying', async () => {
    const { client } = await makeApp();
    const c = client();
    const challenge = JSON.parse(((await asked(c)).data as WorkWanted).work);
    const solution = await solveChallenge({ challenge, deriveKey });
    expect(solution?.counter).toBeGreaterThanOrEqual(128);
    expect(solution?.counter).toBeLessThan(256);
    const work = JSON.stringify({ challenge, solution });
    const login = { account: REGULAR, password: PASSWORD, work };
    expect((await c.call(account.loginByPassword, login)).success).toBe(true);
  });

  it('serves once, for its purpose and target, while it is fresh and unchanged', async () => {
    const { client, deps, solve } = await site();
    const c = client();
    const proof = await solve(await asked(c));
    // For another account, and for a code instead of a password.
    const other = client('192.0.2.9');
    await asked(other, '13900139000');
    expect((await guess(other, '13900139000', proof)).errcode).toBe('2101');
    for (let i = 0; i < 3; i++) await send(client(`198.51.100.${i}`), REGULAR);
    expect((await send(c, REGULAR, proof)).errcode).toBe('2101');
    // Changed: cheaper, later, or guessed.
    const { challenge, solution } = JSON.parse(proof.work);
    const changed = [
      { ...challenge.parameters, cost: 1 },
      { ...challenge.parameters, data: { ...challenge.parameters.data, until: 9e15 } },
      { ...challenge.parameters, keyPrefix: '00' },
    ].map(parameters => ({ challenge: { ...challenge, parameters }, solution }));
    const guessed = { challenge, solution: { counter: 1, derivedKey: challenge.parameters.keyPrefix } };
    for (const bad of [...changed, guessed, { challenge: {}, solution: null }, null, []])
      expect((await guess(c, REGULAR, { work: JSON.stringify(bad) })).errcode).toBe('2101');
    expect((await guess(c, REGULAR, { work: 'no proof' })).errcode).toBe('2101');

    expect((await guess(c, REGULAR, proof)).errcode).toBe('2103');
    const again = await guess(c, REGULAR, proof);
    expect(again.errcode).toBe('2101');
    const stale = await solve(again);
    deps.clock.advance(5 * MINUTE);
    expect((await guess(c, REGULAR, stale)).errcode).toBe('2101');
  });

  it('costs more the more were taken for the account and on the site, up to what an old telephone can do', async () => {
    const { client, deps, solve, tries } = await site();
    const bots = Array.from({ length: 10 }, (_, i) => client(`203.0.113.${i}`));
    const prices: number[] = [];
    let cheap: { work: string } | undefined;
    for (let i = 0; i < 30; i++) {
      const bot = bots[i % 10] as Client;
      const answer = await guess(bot);
      if (answer.errcode !== '2101') continue;
      prices.push(tries());
      cheap ??= await solve(answer);
      // The first one is kept for later.
      if (prices.length > 1) await guess(bot, REGULAR, await solve(answer));
    }
    expect(prices[0]).toBeLessThan(256);
    expect(Math.max(...prices)).toBeGreaterThanOrEqual(128 * 2 ** 7);
    expect(Math.max(...prices)).toBeLessThan(128 * 2 ** 9);
    // Kept from when it was cheap, it is not enough.
    expect((await guess(client('203.0.113.77'), REGULAR, cheap)).errcode).toBe('2101');
    // Another account has its own price.
    await asked(client('192.0.2.9'), '13900139000');
    expect(tries()).toBeLessThan(256);
    deps.clock.advance(60 * MINUTE);
    await asked(client('192.0.2.10'));
    expect(tries()).toBeLessThan(256);

    const { host } = deps as { host: { hashingPressed: () => boolean } };
    host.hashingPressed = () => true;
    await guess(client('192.0.2.11'));
    expect(tries()).toBeGreaterThanOrEqual(512);
  });

  it('can be left for a picture, not without end from one address', async () => {
    const { client } = await makeApp();
    const c = client();
    const codes: string[] = [];
    for (let i = 0; i < 44; i++) {
      const name = `1390013${String(9100 + (i % 22))}`;
      if (i < 22) await asked(c, name);
      codes.push((await guess(c, name, await c.solve())).errcode);
    }
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => '2103'));
    expect(new Set(codes.slice(30))).toEqual(new Set(['2006']));
  });
});

describe('a new telephone', () => {
  it('gets a code whatever strangers ask for, at a price that has an end', async () => {
    const { client, deps, solve, tries } = await site();
    const target = '15600000901';
    let sent = 0;
    for (let i = 0; i < 120; i++) {
      const stranger = client(`198.51.${Math.floor(i / 10)}.${i % 10}`);
      let answer = await send(stranger, target);
      if (!answer.success && (answer.data as unknown as WorkWanted | undefined)?.work)
        answer = await send(stranger, target, await solve(answer));
      if (answer.success) sent++;
    }
    expect(sent).toBe(120);
    const owner = client('192.0.2.200');
    const answer = await send(owner, target);
    expect([answer.errcode, answer.msg]).toEqual([
      '2006',
      'Many codes were sent there today, so your device has to pass a check first. If it cannot, please sign in with your password or your other number or address, or use another device.',
    ]);
    expect(tries()).toBeLessThan(128 * 2 ** 9);
    // An answered picture is not enough: programs read it.
    expect((await send(owner, target, await owner.solve())).errcode).toBe('2006');
    const got = await send(owner, target, await solve(await send(owner, target)));
    const login = { mobile: target, dynamicCode: got.data.demoCode ?? '', agree: 'Y' } as const;
    expect((await owner.call(account.loginByMobile, login)).success).toBe(true);

    // One address alone: twice in a day, then in words where to go on.
    const one = '192.0.2.201';
    const codes: string[] = [];
    for (let i = 0; i < 4; i++) {
      const c = client(one);
      const first = await send(c, target);
      const work = (first.data as unknown as WorkWanted | undefined)?.work;
      codes.push(work ? (await send(c, target, await solve(first))).errcode : first.msg);
      deps.clock.advance(61 * MINUTE);
    }
    expect(codes.slice(0, 2)).toEqual(['0', '0']);
    expect(codes[3]).toContain('use another network');
  });
});
