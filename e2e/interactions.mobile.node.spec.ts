import { appendFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from './fixtures.ts';
import { Discounts } from './models/discounts.ts';
import { playButton } from './models/player.ts';
import { join, PASSWORD } from './office.ts';

/** Of `npm run bench -- interactions`: where figures go. Without it nothing is timed, and what is asked for never comes. */
const FIGURES = process.env.INTERACTIONS;
const SLOWER = 4;
/** What a page still has to do of a tap when it is counted, ms. */
const AFTER = 1_500;

/** From here on nothing that a page asks for comes: what is seen, it has by itself. */
const cutOff = (page: Page) => page.route('**/*', () => new Promise<void>(() => undefined));

/** What is on the screen, but for a clock that runs. */
async function picture(page: Page): Promise<string> {
  const mask = [page.getByRole('timer')];
  return (await page.screenshot({ mask, caret: 'hide', scale: 'css' })).toString('base64');
}
async function atRest(page: Page): Promise<void> {
  await settled(page);
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = await picture(page);
      return last === before;
    })
    .toBe(true);
}

declare global {
  interface Window {
    taps?: { from: number; to: number; kind: string }[];
    tapped?: { x: number; y: number };
  }
}
/** Milliseconds from the finger to the first picture that has changed, and to the last, as the browser tells. */
async function timed(page: Page, tap: () => Promise<void>): Promise<{ seen: number; inp: number }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const taps: NonNullable<Window['taps']> = [];
    window.taps = taps;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (/^(pointerdown|pointerup|click|touchend)$/.test(entry.name))
          taps.push({
            from: entry.startTime,
            to: entry.startTime + entry.duration,
            kind: entry.interactionId ? entry.name : '',
          });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await tap();
  await page.waitForTimeout(AFTER);
  const taps = await page.evaluate(() => window.taps ?? []);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const from = Math.min(...taps.map(t => t.from));
  // Below the browser's threshold there is no entry: within a frame.
  if (taps.length === 0) return { seen: 16, inp: 16 };
  return {
    seen: Math.min(...taps.map(t => t.to)) - from,
    inp: Math.max(...taps.filter(t => t.kind).map(t => t.to - t.from), 16),
  };
}

async function answered(page: Page, name: string, at: Locator | { x: number; y: number }): Promise<void> {
  // Clear of what stands at the foot of the screen.
  if (!('x' in at)) await at.evaluate(element => element.scrollIntoView({ block: 'center' }));
  await atRest(page);
  const box = 'x' in at ? { ...at, width: 0, height: 0 } : await at.boundingBox();
  if (!box) throw new Error(`${name}: it is not there`);
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  if (FIGURES) {
    appendFileSync(FIGURES, `${JSON.stringify({ name, ...(await timed(page, tap)) })}\n`);
    return;
  }
  const before = await picture(page);
  await cutOff(page);
  await tap();
  await expect.poll(async () => (await picture(page)) !== before, { message: name }).toBe(true);
}

test.describe('a tap is answered on the screen before anything comes from the network', () => {
  test('the menu', async ({ page, open, copy }) => {
    await open('home');
    await answered(page, 'menu', page.getByRole('button', { name: copy.common.nav.openMenu }));
  });
  test('the sheet of filters', async ({ page, open, copy }) => {
    await open('musicale');
    await answered(page, 'sheet', page.getByRole('button', { name: copy.musicale.list.filters }));
  });
  test('a filter', async ({ page, open, copy }) => {
    await open('musicale');
    await page.getByRole('button', { name: copy.musicale.list.filters }).tap();
    const only = page.getByRole('dialog').getByRole('checkbox', { name: copy.musicale.list.available });
    await answered(page, 'filter', only.locator('xpath=..'));
  });
  test('a month', async ({ page, open, copy }) => {
    await open('musicale');
    const months = page.getByRole('navigation', { name: copy.musicale.list.months });
    await answered(page, 'month', months.locator('a[href*="month="]').first());
  });
  for (const [from, to] of [
    ['list', 'calendar'],
    ['calendar', 'list'],
  ] as const)
    test(`${from} to ${to}`, async ({ page, open, copy }) => {
      await open(from === 'list' ? 'musicale' : 'musicale?view=calendar');
      const views = page.getByRole('navigation', { name: copy.musicale.list.view.label });
      const way = views.or(page.getByRole('group', { name: copy.musicale.list.view.label }));
      await answered(page, `${from} to ${to}`, way.getByRole('link', { name: copy.musicale.list.view[to] }));
    });
  test('the first seat', async ({ page, atSeats, seats }) => {
    await atSeats();
    await page.evaluate(() => {
      addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
        window.tapped = { x, y };
      });
    });
    await seats.pickByTouch(1);
    // Where a free seat is: it is given up, and chosen again.
    const seat = await page.evaluate(() => window.tapped);
    if (!seat) throw new Error('no seat was tapped');
    await seats.basket.first().tap();
    await expect(seats.basket).toHaveCount(0);
    await answered(page, 'first seat', seat);
  });
  test('a coupon', async ({ page, atOrder, copy }) => {
    await atOrder();
    await answered(page, 'coupon', new Discounts(page, copy, true).row('coupon'));
  });
  test('a step of the points', async ({ page, atOrder, copy }) => {
    await atOrder();
    await answered(page, 'points', new Discounts(page, copy, true).row('points'));
  });
  test('the other language', async ({ page, open, copy }) => {
    await open('musicale');
    await answered(page, 'language', page.getByRole('link', { name: copy.common.language.switch }));
  });
  test('signing in', async ({ page, open, copy }) => {
    await open('login');
    const { mobile } = await join(page, PASSWORD);
    await page.context().clearCookies();
    await open('login');
    await page.getByRole('tab', { name: copy.login.signIn.password }).tap();
    await page.getByRole('textbox', { name: copy.login.field.account }).fill(mobile);
    await page.getByRole('textbox', { name: copy.login.field.password, exact: true }).fill(PASSWORD);
    const submit = page
      .getByRole('main')
      .getByRole('button', { name: copy.login.signIn.submit, exact: true });
    await answered(page, 'sign in', submit);
  });
  test('play', async ({ page, open }) => {
    await open('digitalhall/season-detail?id=brandenburg-3');
    await answered(page, 'play', playButton(page));
  });
  test('pay', async ({ page, atOrder, checkout }) => {
    await atOrder();
    await checkout.fill();
    await answered(page, 'pay', checkout.pay);
  });
});
