import { expect, settled, test } from './fixtures.ts';

const PAGES = [
  'home',
  'musicale',
  'musicale-detail?id=mahler-5',
  'digitalhall',
  'digitalhall/season-detail?id=brandenburg-3',
  'digitalhall/listen-detail?id=introduce-swan',
  'digitalhall-chief',
  'digitalhall-listen',
  'news',
  'news-detail/hall/news-exit-3',
  'news-detail/members',
  'map',
  'musicale-ticketservice',
] as const;
/** Where a title, a text or a line of dates takes a line more or less in a font that is a little wider. */
const ENGLISH = [
  'home',
  'musicale',
  'musicale-detail?id=haydn-94',
  'musicale-detail?id=strauss-alpine',
  'digitalhall-chief',
  'news-detail/hall/news-organ',
  'education-view?id=family-concerts',
  'digitalhall-season',
  'contactUs',
] as const;
const MOVED = 0.01;
/** Bytes a second, of a phone in a tunnel: a page is painted before all of its HTML is there. */
const SLOW = 10_000;
const lineOf = (downloadThroughput: number) => ({
  offline: false,
  latency: 0,
  downloadThroughput,
  uploadThroughput: -1,
});

test.describe('for a reader in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });
  for (const path of [
    ...PAGES.map(name => `zh-CN/mobile/${name}`),
    ...ENGLISH.map(name => `en-US/mobile/${name}`),
  ])
    test(`nothing moves on ${path} as it comes to life`, async ({ page }) => {
      await page.addInitScript(() => {
        const moves: number[] = [];
        Object.assign(window, { moves });
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            moves.push((entry as PerformanceEntry & { readonly value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const line = await page.context().newCDPSession(page);
      await line.send('Network.enable');
      await line.send('Network.emulateNetworkConditions', lineOf(SLOW));
      await page.goto(`/${path}`, { waitUntil: 'domcontentloaded' });
      await line.send('Network.emulateNetworkConditions', lineOf(-1));
      await settled(page);
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(() =>
        (window as unknown as { moves: number[] }).moves.reduce((sum, move) => sum + move, 0),
      );
      expect(moved).toBeLessThanOrEqual(MOVED);
    });
});
