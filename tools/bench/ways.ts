/**
 * The way to a seat on a phone of a quarter of this machine's speed: from a row of the list to the concert, and from its
 * button to the painted seats. Cold: each time a browser as new that has the page before and nothing of the next one, and
 * whose first touch of that page is this one. `there`: the concert's title, or the seats, are painted; `all`: the last
 * picture that differs from the one before; requests until then, and those that follow. The main thread's own time is
 * as the machine has it, not a quarter, until `there` and in all. Medians; ends with a fault where a goal is missed.
 * WAYS_FRAMES names a folder for the pictures of the first run. `npm run build` comes first.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { join as signUp } from '../../e2e/office.ts';
import { sumOf, tasksOf } from './main-thread.ts';
import { Phone, startBrowser, startSite } from './phone.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const FRAMES = process.env.WAYS_FRAMES;
/** What a page shows this long after the touch is all of it, ms. */
const REST = 4_000;
const CONCERT = 'mahler-5';
const TREE = 'zh-CN/mobile';

interface Way {
  readonly name: string;
  readonly from: string;
  readonly link: string;
  /** It is there when this is on the page. */
  readonly there: string;
  readonly goal: Partial<Run>;
}
interface Run {
  readonly there: number;
  readonly all: number;
  readonly requests: number;
  readonly later: number;
  readonly cpuThere: number;
  readonly cpu: number;
}
const WAYS: readonly Way[] = [
  {
    name: 'list → concert',
    from: 'musicale',
    link: `main a[href*="musicale-detail?id="]`,
    there: 'main[data-page="musicale-detail"] h1',
    goal: { there: 300, all: 1_000, requests: 6, cpu: 250 },
  },
  {
    name: 'button → seats',
    from: `musicale-detail?id=${CONCERT}`,
    link: 'main a[href*="/seat?"]',
    there: 'main[data-page="seat"] [role="application"] canvas',
    goal: { there: 600, requests: 12, cpu: 125 },
  },
];

declare global {
  interface Window {
    /** Of the touch and of the first picture with what was asked for, ms of the page's clock. */
    way: { touched: number; there: number };
  }
}

/** Runs in the page. */
function watchWay(there: string): void {
  const way = { touched: 0, there: 0 };
  window.way = way;
  addEventListener('pointerdown', event => (way.touched ||= event.timeStamp), true);
  const observer = new MutationObserver(() => {
    if (!document.querySelector(there)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        way.there = performance.now();
      };
      port2.postMessage(0);
    });
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
  performance.mark('way');
}

/** At the page before, which has come to rest and which nobody has touched, as a member of one's own. */
async function begin(browser: Browser, site: string, way: Way, slower?: number): Promise<Phone> {
  const phone = await Phone.open(browser, { slower });
  const { page } = phone;
  // A file of the site that runs no code.
  await page.goto(`${site}/shstatic/icons/favicon.svg`);
  const { user } = await signUp(page);
  await page.evaluate(userInfo => {
    const state = { redirectPath: '/', userInfo, memberInfo: null, curLevel: 0, packCode: '' };
    localStorage.setItem('heming.user', JSON.stringify({ state, version: 1 }));
  }, user);
  await page.goto(`${site}/${TREE}/${way.from}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(
    selector =>
      Object.keys(document.querySelector(selector) ?? {}).some(key => key.startsWith('__reactProps')),
    way.link,
  );
  await page.waitForTimeout(REST);
  await page.evaluate(watchWay, way.there);
  return phone;
}
async function touch(page: Page, { link }: Way): Promise<void> {
  // Who scrolls has touched the page.
  const at = await page.evaluate(selector => {
    for (const here of document.querySelectorAll(selector)) {
      const { left, top, width, height } = here.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (here.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  }, link);
  if (!at) throw new Error(`${link} is not on the screen`);
  await page.touchscreen.tap(at.x, at.y);
  await page.waitForFunction(() => window.way.there > 0);
}

/** What is seen, at a quarter of the speed. */
async function seen(browser: Browser, site: string, way: Way, folder?: string) {
  const phone = await begin(browser, site, way);
  const { page, requests } = phone;
  const cdp = await page.context().newCDPSession(page);
  const frames: { at: number; data: string; requests: number }[] = [];
  const before = requests.length;
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data, requests: requests.length - before });
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 60 });
  await page.waitForTimeout(300);
  await touch(page, way);
  await page.waitForTimeout(REST);
  const { touched, there, origin } = await page.evaluate(() => ({
    ...window.way,
    origin: performance.timeOrigin,
  }));
  const asked = requests.slice(before);
  await phone.close();
  const changed = frames.filter(({ data }, n) => data !== frames[n - 1]?.data && n > 0);
  const last = changed.at(-1);
  if (folder) {
    mkdirSync(folder, { recursive: true });
    for (const { at, data } of changed) {
      const name = `${way.name.replace(/\W+/g, '-')}-${String(Math.round(at - origin - touched)).padStart(5, '0')}.jpg`;
      writeFileSync(join(folder, name), Buffer.from(data, 'base64'));
    }
    console.log(asked.join('\n'));
  }
  const all = Math.max(there - touched, (last?.at ?? 0) - origin - touched);
  return {
    there: there - touched,
    all,
    requests: last?.requests ?? asked.length,
    later: asked.length - (last?.requests ?? asked.length),
  };
}

/** What the main thread has to do. */
async function worked(browser: Browser, site: string, way: Way): Promise<Pick<Run, 'cpu' | 'cpuThere'>> {
  const phone = await begin(browser, site, way, 1);
  const { page } = phone;
  let there = 0;
  const tasks = await tasksOf(browser, page, 'touched', async () => {
    await page.evaluate(() => void performance.mark('touched'));
    await touch(page, way);
    await page.waitForTimeout(REST);
    there = await page.evaluate(
      () => window.way.there - performance.getEntriesByName('touched')[0]!.startTime,
    );
  });
  await phone.close();
  const behind = tasks.filter(task => task.at >= 0);
  return { cpu: sumOf(behind), cpuThere: sumOf(behind.filter(task => task.at < there)) };
}

const site = await startSite();
const browser = await startBrowser();
try {
  const runs = new Map<Way, Run[]>(WAYS.map(way => [way, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [way, of] of runs)
      of.push({
        ...(await seen(browser, site.url, way, round === 0 ? FRAMES : undefined)),
        ...(await worked(browser, site.url, way)),
      });
  console.log(`load ${loadavg()[0]?.toFixed(1)}; medians of ${ROUNDS}, ms; goals in brackets`);
  for (const [{ name, goal }, of] of runs) {
    const figures = (['there', 'all', 'requests', 'later', 'cpuThere', 'cpu'] as const).map(key => {
      const median = of.map(run => run[key]).sort((a, b) => a - b)[of.length >> 1] ?? Number.NaN;
      const most = goal[key];
      const good = most === undefined || median <= most;
      if (!good) process.exitCode = 1;
      return `${key} ${median.toFixed(0)}${most === undefined ? '' : ` (${most})`}${good ? '' : ' MISSED'}`;
    });
    console.log(`${name}: ${figures.join(', ')}`);
  }
} finally {
  await browser.close();
  site.stop();
}
