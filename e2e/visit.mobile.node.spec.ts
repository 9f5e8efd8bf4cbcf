import type { Locator, Page } from '@playwright/test';
import { account } from '#domain/contract/account.ts';
import { expect, settled, test } from './fixtures.ts';

/** Of the concerts that are on sale one whose page asks for most, and a sold-out one with the line that one may stand in. */
const HEAVY = 'musicale-detail?id=carnival-animals';
const SOLD_OUT = 'musicale-detail?id=rachmaninoff-pc2';
const TITLE = 'digitalhall/season-detail?id=live-fifth';
/** What a first visit of a page may ask for in all, with what comes when it rests: requests and bytes on the line. */
const MOST = {
  'zh-CN': {
    home: { requests: 23, bytes: 215_000 },
    musicale: { requests: 28, bytes: 222_000 },
    // A title with letters that bear marks brings a font or two for them, 12 and 9 kB.
    [HEAVY]: { requests: 23, bytes: 222_000 },
    [SOLD_OUT]: { requests: 18, bytes: 202_000 },
    digitalhall: { requests: 23, bytes: 208_000 },
    [TITLE]: { requests: 27, bytes: 232_000 },
    'digitalhall-listen': { requests: 23, bytes: 207_000 },
    news: { requests: 20, bytes: 194_000 },
    login: { requests: 19, bytes: 206_000 },
    'about-sso': { requests: 28, bytes: 215_000 },
    'about-member': { requests: 15, bytes: 196_000 },
    'about-member-list': { requests: 17, bytes: 200_000 },
    'digitalhall-chief': { requests: 16, bytes: 197_000 },
  },
  'en-US': {
    home: { requests: 22, bytes: 222_000 },
    musicale: { requests: 28, bytes: 236_000 },
    [HEAVY]: { requests: 21, bytes: 219_000 },
    [SOLD_OUT]: { requests: 17, bytes: 210_000 },
    digitalhall: { requests: 22, bytes: 215_000 },
    [TITLE]: { requests: 26, bytes: 239_000 },
    'support-council': { requests: 17, bytes: 210_500 },
    news: { requests: 20, bytes: 202_000 },
    login: { requests: 18, bytes: 214_000 },
    sitesearch: { requests: 21, bytes: 207_000 },
    // Not for phones: the list stands in for it.
    presale: { requests: 28, bytes: 237_000 },
    'about-sso': { requests: 25, bytes: 220_000 },
    'about-member': { requests: 14, bytes: 203_000 },
    'about-member-list': { requests: 16, bytes: 208_000 },
    'digitalhall-chief': { requests: 15, bytes: 205_000 },
  },
} as const;

interface Line {
  /** What has gone over it. */
  said(): { requests: number; bytes: number; paths: string[] };
  /** When nothing has for `QUIET`: `networkidle` comes once for a page, and is not waited for again. */
  rest(): Promise<void>;
}
/** ms. */
const QUIET = 500;

/** What goes over the line from now on. */
async function watched(page: Page): Promise<Line> {
  const line = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  let bytes = 0;
  let last = performance.now();
  for (const event of ['requestWillBeSent', 'loadingFinished', 'loadingFailed'] as const)
    line.on(`Network.${event}`, () => {
      last = performance.now();
    });
  line.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) paths.set(requestId, new URL(request.url).pathname);
  });
  // Fetched ahead, it is there when it is asked for.
  line.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (paths.has(requestId)) bytes += encodedDataLength;
  });
  await line.send('Network.enable');
  // A machine without a network has its browser say that it is offline, for which a page brings words of its own.
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return {
    said: () => ({ requests: paths.size, bytes, paths: [...paths.values()] }),
    rest: () => expect.poll(() => performance.now() - last).toBeGreaterThan(QUIET),
  };
}

for (const [locale, pages] of Object.entries(MOST))
  for (const [name, most] of Object.entries(pages))
    test(`a first visit of ${name} in ${locale} asks for no more than it may`, async ({ page }, {
      annotations,
    }) => {
      const address = `/${locale}/mobile/${name}`;
      // The server rests after it has filled a page with a query, and gives the next one as it was built.
      if (name.includes('?'))
        await expect.poll(async () => (await page.request.get(address)).text()).toContain('id="first-data"');
      const line = await watched(page);
      await page.goto(address);
      await settled(page, { used: false });
      await line.rest();
      await settled(page, { used: false });
      const { requests, bytes, paths } = line.said();
      annotations.push({ type: 'visit', description: `${requests} requests, ${bytes} bytes` });
      expect.soft(requests, paths.join('\n')).toBeLessThanOrEqual(most.requests);
      expect(bytes, paths.join('\n')).toBeLessThanOrEqual(most.bytes);
    });

/** A link that is on the screen: who scrolls uses the page. */
async function tap(page: Page, link: string): Promise<void> {
  const { x, y } = await page.evaluate(selector => {
    for (const here of document.querySelectorAll(selector)) {
      const { left, top, width, height } = here.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      if (here.contains(document.elementFromPoint(at.x, at.y))) return at;
    }
    throw new Error(`${selector} is not on the screen`);
  }, link);
  await page.touchscreen.tap(x, y);
}

test('the way from the list to a concert asks for what the list’s HTML names, and not for the table of all pages', async ({
  page,
  tree,
  enter,
}) => {
  await enter();
  const list = await watched(page);
  await page.goto(`/${tree}/musicale`);
  await settled(page, { used: false });
  await list.rest();
  const named = await page.locator('script[data-first]').evaluate((script: HTMLElement) => {
    const { next } = JSON.parse(script.dataset.first ?? '');
    return [next.view, ...next.files] as string[];
  });
  // Some are of what the list has when it rests.
  const wanted = named.filter(file => !list.said().paths.includes(file));
  expect(wanted).toContain(named[0]);
  const line = await watched(page);
  await tap(page, 'main a[href*="musicale-detail?id="]');
  await expect(page.locator('main[data-page="musicale-detail"] h1').last()).toBeVisible();
  // The heart comes with the last of what this page has when it rests.
  await expect(page.locator('main .on-art button[aria-pressed]')).toBeVisible();
  await settled(page, { used: false });
  await line.rest();
  const { requests, paths } = line.said();
  expect(requests, paths.join('\n')).toBeLessThanOrEqual(6);
  expect(paths).toEqual(expect.arrayContaining(wanted));
  // Of all pages it names the seats alone, to which this one leads.
  const scripts = paths.filter(path => path.endsWith('.js'));
  for (const path of scripts)
    expect(await (await page.request.get(path)).text(), path).not.toMatch(/huntunpi/);
});

for (const kind of ['css', 'js'])
  test(`a ${kind} file of the page ahead that is lost once comes on the way there`, async ({
    page,
    tree,
    expected,
  }) => {
    expected.push(/net::ERR_FAILED|dynamically imported|CallFailure/);
    const style = (title: Locator) =>
      title.evaluate(h1 => {
        const { fontSize, lineHeight, marginTop } = getComputedStyle(h1);
        return { fontSize, lineHeight, marginTop };
      });
    await page.goto(`/${tree}/musicale`);
    await settled(page, { used: false });
    const lost: string[] = [];
    await page.route(`**/*.${kind}`, (route, request) => {
      if (lost.includes(request.url())) return route.continue();
      lost.push(request.url());
      return route.abort();
    });
    await tap(page, 'main a[href*="musicale-detail?id="]');
    const title = page.locator('main[data-page="musicale-detail"] h1').last();
    await expect(title).toBeVisible();
    await settled(page);
    expect(lost).not.toEqual([]);
    const came = await style(title);
    await page.unroute(`**/*.${kind}`);
    await page.goto(page.url());
    await settled(page);
    expect(await style(title)).toEqual(came);
  });

test('the way to the seats asks for what they need, and brings nothing of the page that is left', async ({
  page,
  tree,
  enter,
}) => {
  await enter();
  const concert = await watched(page);
  await page.goto(`/${tree}/musicale-detail?id=mahler-5`);
  await settled(page, { used: false });
  await concert.rest();
  const below = page.locator('[data-below]');
  expect(await below.count()).toBeGreaterThan(0);
  const line = await watched(page);
  await tap(page, 'main a[href*="/seat?"]');
  await expect(page.locator('main[data-page="seat"] [role="application"] canvas')).toBeVisible();
  await line.rest();
  const { requests, paths } = line.said();
  expect(requests, paths.join('\n')).toBeLessThanOrEqual(8);
  // The permission and what it brings come beside the login.
  expect(paths.filter(path => path.endsWith('.xhtml'))).toEqual([account.logonInfo.path]);
});

/** Lazy pictures that are there, of all that the page has. */
const pictures = (page: Page) =>
  page.locator('#main .art > img[loading]').evaluateAll((all: HTMLImageElement[]) => ({
    all: all.length,
    there: all.filter(img => img.naturalWidth > 0).length,
  }));

test('pictures come when they are near, all of them on paper and without scripts', async ({
  page,
  tree,
  browser,
}) => {
  await page.goto(`/${tree}/musicale`);
  await settled(page);
  const first = await pictures(page);
  expect(first.there).toBeGreaterThan(2);
  expect(first.there).toBeLessThan(first.all);
  const last = page.locator('#main .art > img').last();
  await page.locator('#main .art').last().scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await page.reload();
  await settled(page);
  await page.pdf();
  await expect.poll(async () => (await pictures(page)).there).toBe(first.all);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(new URL(`/${tree}/musicale`, page.url()).href);
  await expect.poll(async () => (await pictures(still)).there).toBe((await pictures(still)).all);
  expect((await pictures(still)).all).toBeGreaterThan(5);
  await plain.close();
});
