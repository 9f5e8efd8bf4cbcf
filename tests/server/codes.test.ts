import { describe, expect, it } from 'vitest';
import { account } from '#domain/contract/account.ts';
import { drawCaptcha, GLYPHS } from '#server/accounts/captcha-drawing.ts';
import type { Messenger } from '#server/deps.ts';
import { systemRandom } from '#server/host/random.ts';
import { makeApp } from './harness.ts';

type Message = Parameters<Messenger['send']>[0];

/** A site that is no demonstration. `solve` reads the answer where only the server can: in what it drew. */
async function realSite(messenger?: Messenger) {
  const drawn: string[] = [];
  const letters = Object.keys(GLYPHS);
  // The first four picks of a captcha are its letters; the same generator with a memory tells them.
  const random = {
    ...systemRandom,
    int(max: number) {
      const value = systemRandom.int(max);
      if (max === letters.length) drawn.push(letters[value] ?? '');
      return value;
    },
  };
  const site = await makeApp({ config: { demo: false }, random, ...(messenger && { messenger }) });
  const c = site.client();
  const solve = async () => {
    const { captchaId, demoAnswer } = await c.ok(account.captcha, {});
    expect(demoAnswer).toBeUndefined();
    return { captchaId, captcha: drawn.splice(0).join('') };
  };
  return { ...site, c, solve };
}

describe('outside demonstration mode', () => {
  it('codes go to the messenger and never into the reply', async () => {
    const sent: Message[] = [];
    const { c, solve, deps } = await realSite({ send: async message => void sent.push(message) });
    const reply = await c.ok(account.sendMobileCode, {
      mobile: '13800138000',
      purpose: 'login',
      ...(await solve()),
    });
    expect(reply).toEqual({ wait: 60 });
    expect(sent).toMatchObject([{ kind: 'sms', to: '13800138000' }]);
    const dynamicCode = /\d{6}/.exec(sent[0]?.text ?? '')?.[0] ?? '';
    expect((await c.call(account.loginByMobile, { mobile: '13800138000', dynamicCode })).success).toBe(true);
    expect(deps.lines).toEqual([]);
  });

  it('the demonstration’s answer opens no captcha', async () => {
    const { c, solve } = await realSite({ send: async () => undefined });
    const solved = { ...(await solve()), captcha: 'demo' };
    expect(
      (await c.call(account.sendMobileCode, { mobile: '13800138000', purpose: 'login', ...solved })).errcode,
    ).toBe('2102');
  });

  it('asking to reset an unknown account replies the same, and sends nothing', async () => {
    const sent: Message[] = [];
    const { c, solve } = await realSite({ send: async message => void sent.push(message) });
    const known = await c.call(account.sendEmailCode, {
      email: 'listener@heming.example',
      purpose: 'reset',
      ...(await solve()),
    });
    const unknown = await c.call(account.sendEmailCode, {
      email: 'nobody@heming.example',
      purpose: 'reset',
      ...(await solve()),
    });
    expect([unknown.success, unknown.data, unknown.msg]).toEqual([known.success, known.data, known.msg]);
    expect(sent.map(m => m.to)).toEqual(['listener@heming.example']);
  });

  it('a messenger that fails is logged without number or code', async () => {
    const { c, solve, deps } = await realSite({
      send: () => Promise.reject(new Error('503 from the carrier')),
    });
    await c.ok(account.sendMobileCode, { mobile: '13800138000', purpose: 'login', ...(await solve()) });
    await Promise.resolve();
    expect(deps.lines).toEqual(['code by sms not sent: 503 from the carrier']);
  });

  it('without a messenger codes are refused', async () => {
    const { c, solve } = await realSite();
    expect(
      (await c.call(account.sendMobileCode, { mobile: '13800138000', purpose: 'login', ...(await solve()) }))
        .errcode,
    ).toBe('2008');
  });

  it('scenarios are not played', async () => {
    const { c } = await realSite();
    c.scenario = 'server-error';
    expect((await c.call(account.logonInfo, {})).status).toBe(200);
  });

  it('the captcha’s own answer opens it, in either case', async () => {
    const { c, solve } = await realSite({ send: async () => undefined });
    const solved = await solve();
    const upper = { ...solved, captcha: ` ${solved.captcha.toUpperCase()} ` };
    expect(
      (await c.call(account.sendMobileCode, { mobile: '13800138000', purpose: 'login', ...upper })).success,
    ).toBe(true);
  });
});

describe('the captcha’s picture', () => {
  it('is strokes, without a character of its answer as text', () => {
    const svg = drawCaptcha('a7kw', systemRandom);
    expect(svg).not.toContain('<text');
    expect(svg.replaceAll(/<[^>]*>/g, '')).toBe('');
    expect(svg).not.toMatch(/NaN|undefined/);
  });
  it('is never drawn the same way twice', () => {
    const pictures = new Set(Array.from({ length: 50 }, () => drawCaptcha('a7kw', systemRandom)));
    expect(pictures.size).toBe(50);
  });
});
