import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letterFiles, letterPages } from '#demo/letters.ts';
import { openDemo } from '#demo/office.ts';
import { PUBLISHED } from '#server/accounts/published.ts';
import { smsWebhook } from '#server/host/sms.ts';
import { Undelivered } from '#server/host/undelivered.ts';
import { COMPOSE } from '#server/letters/compose.ts';
import { notifierOf } from '#server/letters/notify.ts';
import { renderMail, renderText } from '#server/letters/render.ts';
import type { Office } from '#server/office.ts';
import { fakeClock, makeDeps } from '../harness.ts';

const ORIGIN = 'https://www.heming.example';
let office: Office;
beforeAll(async () => {
  office = await openDemo(makeDeps({ clock: fakeClock(Date.now()) }));
}, 60_000);
const get = (path: string) => letterPages(office.deps, new URL(path, ORIGIN));
const text = async (path: string): Promise<string> => {
  const response = await get(path);
  if (!response) throw new Error(`nothing at ${path}`);
  return response.text();
};

describe('each kind of letter', () => {
  it.each(Object.keys(COMPOSE))('%s has words in both languages, and mail that loads nothing', async kind => {
    for (const language of ['zh', 'en', 'both']) {
      const at = (form: string) => text(`/letters/sample/${kind}.${language}.${form}`);
      const [html, plain, sms] = await Promise.all([at('html'), at('txt'), at('sms')]);
      for (const words of [html, plain, sms]) expect(words).not.toMatch(/undefined|null|NaN|\[object/);
      expect(html).not.toMatch(/<img|<link|<script|url\(|src=|@import/);
      for (const [, href] of html.matchAll(/href="([^"]*)"/g))
        expect(href?.startsWith(`${ORIGIN}/`)).toBe(true);
      expect(plain.length).toBeGreaterThan(80);
      // A text message has no files.
      expect(sms).not.toMatch(/attached|附件/);
      expect(sms.length).toBeLessThan(language === 'both' ? 700 : 400);
      const chinese = /[\u4e00-\u9fff]{4}/;
      if (language !== 'en') expect(plain).toMatch(chinese);
      if (language !== 'zh') expect(plain).toMatch(/Box office/);
    }
  });

  it('tickets come as a small file with the pages that there are tickets, and the evening for a calendar', async () => {
    const response = await get('/letters/sample/paid.zh.pdf');
    const pdf = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
    expect(response?.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(80_000);
    expect(pdf.toString('latin1')).toMatch(/\/FontFile2/);
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(0);
    expect(await text('/letters/sample/paid.en.ics')).toMatch(/BEGIN:VEVENT[\s\S]*SUMMARY:[\s\S]*END:VEVENT/);
    const cancelled = await text('/letters/sample/evening-cancelled.en.ics');
    expect(cancelled).toContain('STATUS:CANCELLED');
    expect(cancelled).toContain('METHOD:CANCEL');
    const bought = (await text('/letters/sample/paid.en.ics')).replace(/\r\n /g, '');
    expect(bought).toContain('METHOD:PUBLISH');
    // The place and the way in to it.
    expect(bought).toMatch(/DESCRIPTION:.*[Rr]ow.*\\n/);
  });
});

describe('the page of letters', () => {
  it('names every kind, shows what published accounts were written, and nobody else’s', async () => {
    const { store } = office.deps;
    const notify = notifierOf(office.deps, 'kept');
    const now = office.deps.clock.now();
    await store.direct.accounts.addMember({
      id: 'm-private',
      nickname: 'P',
      mobile: null,
      email: 'private@elsewhere.example',
      passwordHash: null,
      vendor: 'member',
      createdAt: now,
      joinedAt: now,
    });
    for (const memberId of [PUBLISHED.listener, 'm-private'])
      await store.transaction(tx => notify(tx, { kind: 'password-changed', memberId, locale: 'en-US' }));
    const html = await text('/letters/');
    for (const kind of Object.keys(COMPOSE)) expect(html).toContain(`<code>${kind}</code>`);
    expect(html).toContain('listener@heming.example');
    expect(html).not.toContain('private@elsewhere');
    const idOf = async (id: string) => (await store.direct.letters.lettersTo(id)).at(-1)?.id ?? '';
    expect(await text(`/letters/outbox/${await idOf(PUBLISHED.listener)}.txt`)).toContain('password');
    expect(await get(`/letters/outbox/${await idOf('m-private')}.txt`)).toBeNull();
  });

  it('is nothing on a real site, and nothing for what it does not know', async () => {
    const { reveal: _, ...real } = office.deps;
    expect(await letterPages(real, new URL('/letters/', ORIGIN))).toBeNull();
    for (const path of [
      'constructor.zh.html',
      '__proto__.zh.html',
      'paid.zh.exe',
      'stayed.zh.pdf',
      '../x.html',
    ])
      expect(await get(`/letters/sample/${path}`)).toBeNull();
  });

  it('are files for a host without a server, each link of their list one of them', async () => {
    const files = new Map<string, string>();
    for await (const { path, body } of letterFiles(office.deps))
      files.set(`/${path}`, new TextDecoder().decode(body));
    const list = files.get('/letters/index.html') ?? '';
    const links = [...list.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to);
    expect(links.sort()).toEqual([...files.keys()].filter(path => path !== '/letters/index.html').sort());
    expect(links.length).toBeGreaterThan(200);
    expect(files.get('/letters/sample/paid.en.pdf')).toMatch(/^%PDF/);
    expect(list).not.toMatch(/Outbox/);
  });
});

it('what people write of themselves stays text on one line', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      'a\r\nBcc: b@heming.example',
      '\u202etxt',
      '"><script>',
      '&amp;',
    ),
  );
  fc.assert(
    fc.property(hostile, name => {
      const both = { zh: name, en: name };
      const content = { subject: both, lead: both, rows: [[both, both]] as const, more: [both] };
      const { subject, html, text } = renderMail(content, 'en-US', ORIGIN);
      expect(subject).not.toMatch(/[\r\n\u202e]/);
      expect(text).not.toContain('\u202e');
      expect(renderText(content, null, ORIGIN)).not.toMatch(/[\r\n]/);
      const tags = [...html.matchAll(/<(\w+)/g)].map(m => m[1]);
      expect(tags).not.toContain('img');
      expect(tags).not.toContain('script');
    }),
  );
});

describe('text messages', () => {
  const secret = 's'.repeat(32);
  const heard: { headers: Record<string, unknown>; body: string }[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push({ headers: request.headers, body });
    if (status === 0) request.socket.destroy();
    else response.writeHead(status).end('{}');
  });
  let send: ReturnType<typeof smsWebhook>;
  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    send = smsWebhook(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      secret,
      () => 1_800_000_000_500,
    );
  });
  afterAll(() => new Promise(resolve => server.close(resolve)));

  it('are signed over instant and body, and carry a key that stays', async () => {
    await send({ id: 'letter-1', to: '13800138000', text: '您好' });
    const [{ headers, body } = { headers: {}, body: '' }] = heard;
    expect(JSON.parse(body)).toEqual({ id: 'letter-1', to: '13800138000', text: '您好' });
    expect(headers['idempotency-key']).toBe('letter-1');
    expect(headers['x-timestamp']).toBe('1800000000');
    const right = createHmac('sha256', secret).update(`1800000000.${body}`).digest('hex');
    expect(headers['x-signature']).toBe(right);
    const other = createHmac('sha256', secret).update(`1800000001.${body}`).digest('hex');
    expect(other).not.toBe(right);
  });

  it.each([
    [500, 'later'],
    [429, 'later'],
    [401, 'later'],
    [302, 'later'],
    [0, 'later'],
    [400, 'never'],
    [422, 'never'],
  ] as const)('that are answered %s are tried again, or not: %s', async (answer, retry) => {
    status = answer;
    const error = await send({ id: 'x', to: '13800138000', text: 'a' }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Undelivered);
    expect((error as Undelivered).retry).toBe(retry);
    expect((error as Undelivered).message).not.toContain('13800138000');
  });
});
