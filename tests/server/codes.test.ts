import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { account } from '#domain/contract/account.ts';
import { drawCaptcha, GLYPHS } from '#server/accounts/captcha-drawing.ts';
import { speakDigits } from '#server/accounts/captcha-sound.ts';
import type { Messenger } from '#server/deps.ts';
import { systemRandom } from '#server/host/random.ts';
import { sendDue } from '#server/letters/post.ts';
import { makeApp } from './harness.ts';

interface Message {
  readonly kind: 'sms' | 'email';
  readonly to: string;
  readonly text: string;
}
/** Carries both kinds in one way. */
const carrying = (send: (message: Message) => Promise<void>): Messenger => ({
  sms: message => send({ kind: 'sms', ...message }),
  email: message => send({ kind: 'email', ...message }),
});

/** A site that is no demonstration. `solve` reads the answer where only the server can: in what it drew. */
async function realSite(messenger?: Messenger) {
  const drawn: string[] = [];
  const letters = Object.keys(GLYPHS);
  // The first picks of a captcha are its letters; the same generator with a memory tells them.
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
  /** Until a captcha is called for. */
  const exhaust = async () => {
    for (let i = 0; i < 4; i++)
      await c.call(account.sendMobileCode, { mobile: `1560000001${i}`, purpose: 'login' });
  };
  const solve = async () => {
    const { captchaId, demoAnswer } = await c.ok(account.captcha, {});
    expect(demoAnswer).toBeUndefined();
    return { captchaId, captcha: drawn.splice(0).join('') };
  };
  return { ...site, c, solve, exhaust };
}

describe('outside demonstration mode', () => {
  it('codes go to the messenger and never into the reply', async () => {
    const sent: Message[] = [];
    const { c, solve, deps } = await realSite(carrying(async message => void sent.push(message)));
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
    const { c, solve, exhaust } = await realSite(carrying(async () => undefined));
    await exhaust();
    const solved = { ...(await solve()), captcha: 'demo' };
    expect(
      (await c.call(account.sendMobileCode, { mobile: '13800138000', purpose: 'login', ...solved })).errcode,
    ).toBe('2102');
  });

  it('asking to reset an unknown account replies the same, and sends nothing', async () => {
    const sent: Message[] = [];
    const { c, solve } = await realSite(carrying(async message => void sent.push(message)));
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
    const { c, solve, deps } = await realSite(
      carrying(() => Promise.reject(new Error('503 from the carrier'))),
    );
    await c.ok(account.sendMobileCode, { mobile: '13800138000', purpose: 'login', ...(await solve()) });
    await Promise.resolve();
    expect(deps.lines).toEqual([expect.stringMatching(/^code by sms not sent: Error: 503 from the carrier/)]);
    expect(deps.lines[0]).not.toMatch(/13800138000|\b\d{6}\b/);
  });

  it('without a messenger codes are refused', async () => {
    const { c, solve } = await realSite();
    expect(
      (await c.call(account.sendMobileCode, { mobile: '13800138000', purpose: 'login', ...(await solve()) }))
        .errcode,
    ).toBe('2008');
  });

  it('the owner is told at the old number that there is a new one', async () => {
    const sent: Message[] = [];
    const { c, client, deps } = await realSite(carrying(async message => void sent.push(message)));
    await c.login('13800138000');
    const codeOf = (to: string) => /\d{6}/.exec(sent.findLast(m => m.to === to)?.text ?? '')?.[0] ?? '';
    await c.ok(account.sendOwnCode, {});
    await c.ok(account.sendMobileCode, { mobile: '15600000801', purpose: 'bind' });
    await c.ok(account.bindMobile, {
      mobile: '15600000801',
      dynamicCode: codeOf('15600000801'),
      ownCode: codeOf('13800138000'),
    });
    expect(sent.map(m => m.to)).toEqual(['13800138000', '15600000801']);
    await sendDue(deps);
    const told = sent.slice(2);
    expect(told.map(m => m.to)).toEqual(['13800138000', '13800138000']);
    expect(told.map(m => m.text).join()).toContain('156****0801');
    expect(told.map(m => m.text).join()).not.toContain('15600000801');
    await client().login('15600000801');
  });

  it('scenarios are not played', async () => {
    const { c } = await realSite();
    c.scenario = 'server-error';
    expect((await c.call(account.logonInfo, {})).status).toBe(200);
  });

  it('the captcha’s own answer opens it, in either case', async () => {
    const { c, solve, exhaust } = await realSite(carrying(async () => undefined));
    await exhaust();
    const solved = await solve();
    const upper = { ...solved, captcha: ` ${solved.captcha.toUpperCase()} ` };
    expect(
      (await c.call(account.sendMobileCode, { mobile: '13800138000', purpose: 'login', ...upper })).success,
    ).toBe(true);
  });
});

describe('the captcha', () => {
  it('as a picture is dots in a PNG file, without a line or a letter to read in it', () => {
    const png = drawCaptcha('a7kxy', systemRandom);
    expect([...png.slice(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const [header, data] = [chunkOf(png, 'IHDR'), chunkOf(png, 'IDAT')];
    expect([header.getUint32(0), header.getUint32(4)]).toEqual([264, 88]);
    const dots = inflateSync(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    expect(dots.length).toBe(133 * 88);
    expect(Buffer.from(png).toString('latin1')).not.toMatch(/a7kxy|svg|path/i);
    // Noise has the letters' ink: what is between ink and paper is the edges of strokes, and no threshold parts them.
    const steps = [...dots].flatMap((byte, i) => (i % 133 === 0 ? [] : [byte >> 4, byte & 15]));
    const share = (test: (step: number) => boolean) => steps.filter(test).length / steps.length;
    const ink = share(step => step === 15);
    expect(ink).toBeGreaterThan(0.08);
    expect(share(step => step > 0 && step < 15)).toBeLessThan(ink);
    for (const grey of [3, 6, 9, 12]) expect(share(step => step === grey)).toBeLessThan(0.03);
    expect(share(step => step === 0)).toBeGreaterThan(0.55);
  });

  it('is never drawn or spoken the same way twice', async () => {
    const drawn = Array.from({ length: 20 }, () => Buffer.from(drawCaptcha('a7kxy', systemRandom)));
    expect(new Set(drawn.map(b => b.toString('base64'))).size).toBe(20);
    const [a, b] = await Promise.all([1, 2].map(() => speakDigits('123456', 'zh-CN', systemRandom)));
    expect(a).not.toEqual(b);
  });

  it('is also spoken, in the language of the page, and its digits open it', async () => {
    const digits: string[] = [];
    const random = {
      ...systemRandom,
      int(max: number) {
        const value = systemRandom.int(max);
        // The first picks are the answer, later ones the murmur behind it.
        if (max === 10 && digits.length < 6) digits.push(String(value));
        return value;
      },
    };
    const { client } = await makeApp({ random });
    const c = client();
    const { captchaId, sound, image } = await c.ok(account.captcha, { form: 'sound' });
    expect(image).toBeUndefined();
    const wav = Buffer.from((sound ?? '').replace('data:audio/wav;base64,', ''), 'base64');
    expect([wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WAVE']);
    const seconds = (wav.length - 44) / wav.readUInt32LE(24);
    expect(seconds).toBeGreaterThan(4);
    expect(seconds).toBeLessThan(12);
    for (let i = 0; i < 3; i++)
      await c.call(account.loginByPassword, { account: '13800138000', password: 'wrong guess' });
    const answer = await c.call(account.loginByPassword, {
      account: '13800138000',
      password: 'Heming-2026',
      captchaId,
      captcha: digits.join(' '),
    });
    expect(answer.success).toBe(true);
  });
});

function chunkOf(png: Uint8Array, type: string): DataView {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at < png.length; at += view.getUint32(at) + 12) {
    if (String.fromCharCode(...png.slice(at + 4, at + 8)) === type)
      return new DataView(png.buffer, png.byteOffset + at + 8, view.getUint32(at));
  }
  throw new Error(`no ${type}`);
}
