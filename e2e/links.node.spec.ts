import type { Page } from '@playwright/test';
import { ERR } from '../src/domain/contract/envelope.ts';
import { matchPage } from '../src/site/href.ts';
import { NOT_FOUND, type PageName } from '../src/site/pages.ts';
import { expect, settled, test } from './fixtures.ts';

/** How many places of one page are walked into: a list leads to hundreds of concerts that are built alike. */
const OF_A_KIND = 4;
/** Pages that a visitor without a session is led away from are walked by the other flows. */
const ELSEWHERE: readonly PageName[] = ['login', 'register', 'findpwd', 'findpwd-phone', 'payment'];

interface Place {
  readonly path: string;
  /** The page that the link stands on. */
  readonly from: string;
}

/** Links of this site on the page as it is now, the menus that are closed included. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(a => a.getAttribute('href') ?? ''),
  );

test('every link leads somewhere', async ({ page, tree }) => {
  test.setTimeout(600_000);
  const refused: string[] = [];
  let here: Place = { path: `/${tree}/home`, from: 'the address bar' };
  // A page that exists may still be told that the thing it names does not.
  page.on('response', async response => {
    if (!response.url().includes('/thvendor/')) return;
    const reply: unknown = await response.json().catch(() => null);
    if (reply && typeof reply === 'object' && 'errcode' in reply && reply.errcode === ERR.notFound)
      refused.push(`${here.path} (from ${here.from})`);
  });

  const seen = new Set<string>([here.path]);
  const walked = new Map<string, number>();
  const queue: Place[] = [here];
  const broken: string[] = [];
  for (let place = queue.shift(); place; place = queue.shift()) {
    here = place;
    await page.goto(place.path);
    await expect(page.locator('main[data-page]'), place.path).toBeVisible();
    await settled(page);
    const where = `${place.path} (from ${place.from})`;
    if ((await page.locator('main').getAttribute('data-page')) === NOT_FOUND) broken.push(where);
    else expect(await page.getByRole('heading', { level: 1 }).count(), where).toBe(1);
    const anchor = new URL(place.path, 'http://here.invalid').hash.slice(1);
    if (anchor) await expect(page.locator(`[id="${anchor}"]`), where).toHaveCount(1);

    for (const link of await linksOn(page)) {
      if (seen.has(link)) continue;
      seen.add(link);
      const url = new URL(link, 'http://here.invalid');
      // Files of the site, and the other trees, which have a walk of their own.
      if (!url.pathname.startsWith(`/${tree}/`)) continue;
      const match = matchPage(url.pathname);
      if (!match) {
        broken.push(`${link} (from ${place.path})`);
        continue;
      }
      const count = walked.get(match.name) ?? 0;
      if (match.page.auth || ELSEWHERE.includes(match.name) || count >= OF_A_KIND) continue;
      walked.set(match.name, count + 1);
      queue.push({ path: link, from: place.path });
    }
  }
  expect(broken, 'links to pages that do not exist').toEqual([]);
  expect(refused, 'links to things that do not exist').toEqual([]);
  expect(walked.size, 'kinds of pages that were reached').toBeGreaterThan(15);
});
