import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { STRIPE_ENV, stripeDouble } from '#tests/server/gateways/stripe-double.ts';
import { SmtpDouble } from '#tests/server/letters/smtp-double.ts';
import { freePort, startPostgres } from '#tests/server/postgres.ts';
import { ensurePostgres } from '../scripts/tools.ts';
import { WORDS as DESK } from '../src/desk/words.ts';
import { WORDS as DOOR } from '../src/door/words.ts';
import type { Copy } from './copy.ts';
import { expect, settled, test } from './fixtures.ts';
import { fillLogin } from './models/login.ts';
import { orderOf } from './office.ts';
import { command, type Env, serve } from './walk/machine.ts';
import { nextSeason } from './walk/next-season.ts';
import { CONCERT, dayAfter, writeSeason } from './walk/season.ts';

const SECRET = randomBytes(24).toString('hex');
const BUYER = { email: 'nora.quist@listener.example', password: 'a-quiet-evening-4', name: 'Nora Quist' };

const folder = mkdtempSync(join(tmpdir(), 'heming-walk-'));
const running: { stop(): Promise<unknown> }[] = [];
test.afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('from an empty folder to the door of an evening, and back from a back-up', async ({
  page,
  copy,
  tree,
  seats,
  checkout,
  zh,
}) => {
  test.skip(!ensurePostgres(), 'needs PostgreSQL, beside which the commands run while the server sells');

  const [port, otherPort] = [await freePort(), await freePort()];
  const postgres = await startPostgres({ durable: false });
  if (!postgres) throw new Error('PostgreSQL did not start');
  running.push(postgres);
  const post = await new SmtpDouble().open();
  running.push({ stop: () => post.close() });
  const letters = () => post.taken.filter(l => l.to.includes(BUYER.email)).map(l => l.mail);
  const code = async (to: string) => {
    const last = () => post.taken.findLast(l => l.to.includes(to))?.mail.text?.match(/\b\d{6}\b/)?.[0] ?? '';
    await expect.poll(last).not.toBe('');
    return last();
  };
  const stripe = await stripeDouble(Date.now);
  running.push(stripe);
  const books: Env = { DATABASE_URL: postgres.url };
  const season = join(folder, 'season');
  const env: Env = {
    ...books,
    DEMO: 'off',
    SECRET,
    CERTIFICATE_KEY: randomBytes(32).toString('base64'),
    TICKET_KEY: randomBytes(32).toString('base64'),
    ORIGINS: `http://localhost:${port}`,
    GATEWAYS: 'stripe,desk',
    STRIPE_API: stripe.api,
    ...STRIPE_ENV,
    SMTP_URL: post.url,
    MAIL_FROM: 'Box office <tickets@hall.example>',
  };

  await test.step('a season: its faults are named, then it is published', async () => {
    mkdirSync(season);
    writeSeason(season, {
      'calendar.yaml': `- { programme: mahler-9, at: ${dayAfter(20)} 19:30, hall: hall, prices: usual }\n`,
    });
    const faulty = command('season', ['check', season], books);
    expect(faulty.status).toBe(1);
    expect(faulty.said).toMatch(/calendar\.yaml:1: .*mahler-9/);
    writeSeason(season);
    expect(command('season', ['check', season], books).status).toBe(0);
    const published = command('season', ['publish', season, '--by', 'Walker'], books);
    expect(published, published.said).toMatchObject({ status: 0 });
  });

  await test.step('without a way to pay, or to write, the server says so and does not start', async () => {
    await expect(serve(port, { ...env, GATEWAYS: '' })).rejects.toThrow(/GATEWAYS must name a way to pay/);
    await expect(serve(port, { ...env, SMTP_URL: '' })).rejects.toThrow(/SMTP_URL/);
  });
  const site = await serve(port, env);
  running.push(site);

  await test.step('a visitor finds the concert and registers on the way to its seats', async () => {
    await page.goto(`${site.url}/${tree}/musicale`);
    await settled(page);
    await page.locator(`a[href*="id=${CONCERT}"]`).first().click();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'musicale-detail');
    await page.getByRole('link', { name: copy.concert.choose }).first().click();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'login');
    await register(page, copy, code);
    await page.getByRole('button', { name: copy.login.bind.skip }).click();
    await seats.ready();
  });

  await test.step('two seats, paid by card: the gateway’s webhook brings the tickets', async () => {
    await seats.list();
    await seats.pickFromList(2);
    await seats.next();
    await checkout.ready();
    await checkout.fill({ name: BUYER.name, mobile: '13800138123' });
    await page.getByRole('radio', { name: new RegExp(copy.order.pay.card) }).check();
    await page.route('https://checkout.stripe.test/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<title>Pay</title><h1>Pay</h1>' }),
    );
    await checkout.pay.click();
    await expect(page.getByRole('heading', { name: 'Pay', exact: true })).toBeVisible();
    const [trade] = stripe.trades.values();
    if (!trade) throw new Error('the gateway heard of no payment');
    Object.assign(trade, { state: 'paid', paid: trade.asked });
    const { body, headers } = await stripe.webhook(trade.payNo, Date.now());
    const forged = await stripe.webhook(trade.payNo, Date.now(), { forge: true });
    const notify = (told: typeof forged) =>
      fetch(`${site.url}/thvendor/pay/notify/card`, {
        method: 'POST',
        body: told.body,
        headers: told.headers,
      });
    expect((await notify(forged)).status).toBe(400);
    expect((await notify({ body, headers })).status).toBe(200);
    await page.goto(trade.back ?? '');
    await settled(page);
    await checkout.expectTickets(2);
  });
  const { tradeNo } = checkout;
  const shown = new URL(page.url());
  const order = await orderOf(page, tradeNo);
  const evening = order.occasion?.id ?? '';
  const codes = order.tickets.map(t => t.code);
  const at = (name: string) => join(folder, name);
  const office = (...args: string[]) => command('office', [...args, '--out', folder], env);

  await test.step('a letter brings the tickets, to print and for the calendar', async () => {
    const withTickets = () => letters().find(mail => mail.attachments.length > 0);
    await expect.poll(withTickets).toBeTruthy();
    const mail = withTickets();
    expect(mail?.attachments.map(a => a.mimeType).sort()).toEqual(['application/pdf', 'text/calendar']);
    const pdf = mail?.attachments.find(a => a.mimeType === 'application/pdf')?.content as Uint8Array;
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect(mail?.text).toContain(tradeNo);
  });

  await test.step('the list for the door knows the tickets without a network, and refuses a forged one', async () => {
    expect(office('door', evening)).toMatchObject({ status: 0, said: expect.stringContaining('2 tickets') });
    // It may begin with + or /, where no word does.
    const key = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{43}=/.exec(office('key').said)?.[0] ?? '';
    const doors = (...shown: string[]) =>
      command('office', ['verify', at(`door-${evening}.signed`), ...shown, '--key', key], {});
    const genuine = doors(...codes);
    expect(genuine, genuine.said).toMatchObject({ status: 0 });
    expect(genuine.said.match(/admits: /g)).toHaveLength(2);
    const [code = ''] = codes;
    const forged = code.slice(0, -6) + (code.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA');
    expect(doors(forged)).toMatchObject({ status: 1, said: expect.stringContaining('refused: ') });
  });

  await test.step('the office gives one seat back; the report balances to the fen', async () => {
    const [piece] = order.tickets;
    const before = stripe.trades.values().next().value;
    const back = office(
      'refund',
      tradeNo,
      '--pieces',
      piece?.seatIds[0] ?? '',
      '--why',
      'ill',
      '--who',
      'Walker',
      '--yes',
    );
    expect(back, back.said).toMatchObject({ status: 0 });
    await expect.poll(() => [...(before?.refunds.values() ?? [])].length).toBe(1);
    const report = office('report', 'evening', evening);
    expect(report, report.said).toMatchObject({
      status: 0,
      said: expect.not.stringContaining('THEY DIFFER'),
    });
    expect(office('log').said).toMatch(/Walker.*refund|refund.*Walker/);
    await expect.poll(() => letters().at(-1)?.text ?? '').toContain('60');
  });

  await test.step('a colleague is let in by a command, sells a seat of today, and its ticket opens the door once; the next season is looked at, published and taken back', async () => {
    const mail = 'anna@hall.example';
    const why = ['--why', 'opens the house', '--who', 'Walker', '--yes'];
    const invited = office('staff', 'add', mail, '--role', 'owner', ...why);
    expect(invited, invited.said).toMatchObject({ status: 0 });
    const [link = ''] = /http\S+#invitation=\S+/.exec(invited.said) ?? [];
    await page.goto(link);
    const secret = await page.locator('code').first().innerText();
    const t = DESK[zh ? 'zh-CN' : 'en-US'];
    await page.getByLabel(t.invite.name).fill('Anna');
    await page.getByLabel(t.invite.password).fill('a-house-of-our-own-9');
    await page.getByLabel(t.login.code).fill(new TOTP({ secret }).generate());
    await page.getByRole('button', { name: t.invite.go }).click();
    await page.getByRole('button', { name: t.invite.done }).click();
    await page.getByRole('link', { name: t.nav.counter }).click();
    const today = page.locator('select[name="evening"]');
    await today.locator('option').nth(1).waitFor({ state: 'attached' });
    await today.selectOption({ index: 1 });
    await page.getByRole('application').focus();
    await page.keyboard.press('Space');
    await page.getByLabel(t.counter.ways.card).check();
    await page.getByLabel(t.counter.slip, { exact: true }).fill('000815');
    const sell = page.locator('.act').first();
    await sell.getByRole('button', { name: t.act.look }).click();
    await sell.getByRole('button', { name: t.act.doIt }).click();
    await page.getByRole('button', { name: t.counter.print }).click();
    const ticket = (await page.locator('.sheet[data-code]').getAttribute('data-code')) ?? '';
    await page.goto(`${site.url}/desk/door`);
    await page.getByRole('button', { name: DOOR[zh ? 'zh-CN' : 'en-US'].start }).click();
    const field = page.locator('input[name="code"]');
    for (const said of ['admitted', 'seen']) {
      await field.fill(ticket);
      await field.press('Enter');
      await expect(page.locator('[data-scan]')).toHaveAttribute('data-scan', said);
    }
    await nextSeason(page, site.url, zh);
    // The buyer's own page again: what follows is asked in its language.
    await page.goto(`${site.url}${shown.pathname}${shown.search}`);
    await settled(page);
  });

  await test.step('a back-up, made while it sells, becomes a second server of the other kind that shows the same', async () => {
    const before = await orderOf(page, tradeNo);
    expect(before.tickets).toHaveLength(1);
    const copyOfBooks = at('books.backup');
    const made = command('backup', [copyOfBooks], books);
    expect(made, made.said).toMatchObject({ status: 0 });
    const elsewhere: Env = { DATA_DIR: at('second') };
    const restored = command('restore', [copyOfBooks], elsewhere);
    expect(restored, restored.said).toMatchObject({ status: 0 });
    const { DATABASE_URL: _, ...rest } = env;
    const second = await serve(otherPort, {
      ...rest,
      ...elsewhere,
      ORIGINS: `http://localhost:${otherPort}`,
    });
    running.push(second);
    await page.goto(`${second.url}/${tree}/login`);
    await settled(page);
    await fillLogin(page, tree, { account: BUYER.email, password: BUYER.password });
    await page.getByRole('button', { name: copy.login.bind.skip }).click();
    await expect(page.locator('main')).not.toHaveAttribute('data-page', 'login');
    const { now: _now, ...after } = await orderOf(page, tradeNo);
    expect(after).toEqual({ ...before, now: undefined });
    await page.goto(`${second.url}${shown.pathname}${shown.search}`);
    await settled(page);
    await checkout.expectTickets(1);
  });
});

/** Signs up by e-mail, with the code that came. */
async function register(page: Page, copy: Copy, code: (to: string) => Promise<string>): Promise<void> {
  const { login } = copy;
  await page.getByRole('link', { name: login.signIn.register }).click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'register');
  await page.getByRole('tab', { name: login.register.byEmail }).click();
  await page.getByRole('textbox', { name: login.field.email, exact: true }).fill(BUYER.email);
  await page.getByRole('button', { name: copy.ui.field.send }).click();
  await page.getByRole('textbox', { name: login.field.emailCode }).fill(await code(BUYER.email));
  await page.getByRole('textbox', { name: login.field.password, exact: true }).fill(BUYER.password);
  await page.getByRole('textbox', { name: login.field.nickname }).fill(BUYER.name);
  await page.getByRole('checkbox', { name: new RegExp(login.field.terms) }).check();
  await page.getByRole('main').getByRole('button', { name: login.register.submit, exact: true }).click();
}
