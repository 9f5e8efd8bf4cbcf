import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, devices, expect, type Locator, type Page } from '@playwright/test';
import type { TreeName } from '#site/tree.ts';
import { type Copy, copyOf } from './copy.ts';
import { Checkout } from './models/checkout.ts';
import { Seats } from './models/seats.ts';
import { holdSeats, join, pay, performances, type Sale } from './office.ts';

/** The Node server, or the box office in the browser. */
export type Host = 'node' | 'mocks';
export interface Place {
  readonly host: Host;
  readonly tree: TreeName;
}

/** What a page may say in the console without failing a flow. */
const HARMLESS = [
  /^\[vite\]/,
  /Download the React DevTools/,
  /\[MSW\]/,
  // The mocks' own worker, when its page is left while the browser looks for a newer one.
  /Failed to update a ServiceWorker .*mockServiceWorker\.js/,
];

interface Fixtures {
  place: Place;
  /** The tree of the project: zh-CN/pc, en-US/mobile, … */
  tree: TreeName;
  zh: boolean;
  phone: boolean;
  /** The flow runs on the static build with the box office inside the browser. */
  mocks: boolean;
  /** The site's words in the tree's language. */
  copy: Copy;
  /** Errors that the flow expects, as patterns; everything else in the console fails it. */
  expected: RegExp[];
  /** Opens a page of the tree by its path below it, and waits until it is there. */
  open: (path: string) => Promise<void>;
  /** The same of who has entered: within the visit, where the page has the box office in it and another start makes another. */
  goTo: (path: string) => Promise<void>;
  /** Signs in as a member of their own, without a page that is looked at: tests side by side share no orders. */
  enter: (password?: string) => Promise<Account>;
  /** A performance on sale that no test running at this time uses, none of these evenings; the page must be open. */
  sale: (evenings?: readonly string[]) => Promise<Sale>;
  /** The path of the seat page for it, below the tree. */
  seatPath: (sale: Sale) => string;
  /** Enters and opens the seat page of a performance on sale. */
  atSeats: (password?: string) => Promise<Sale & { account: Account }>;
  /** Enters with two seats of a performance on sale, and opens their order; who has entered says of which. */
  atOrder: (sale?: Sale) => Promise<Sale>;
  /** The same with two tickets that are paid for; their order's number. */
  withTickets: (sale?: Sale) => Promise<Sale & { tradeNo: string }>;
  seats: Seats;
  checkout: Checkout;
}

interface Account {
  readonly account: string;
  readonly password: string;
}

/**
 * A phone has seven pixels for each of the page's, which are seven times as much to draw: where nothing is drawn by hand it
 * has one.
 */
export const PHONE_PIXELS = {
  deviceScaleFactor: async ({ phone }: { phone: boolean }, use: (factor: number) => Promise<void>) =>
    use(phone ? devices['Pixel 7'].deviceScaleFactor : 1),
};

/** A file of the site that runs no code. */
const ANYWHERE = '/shstatic/icons/favicon.svg';
const orderPath = (tradeNo: string): string => `confirmOrder?tradeNo=${tradeNo}&supportSeat=Y`;

/** Performances are dealt out to the workers, one after the other. */
let dealt = 0;
/** By its own name: its place among what is on sale shifts when a flow calls an evening off. */
const share = (id: string): number => [...id].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);

export const test = base.extend<Fixtures>({
  place: [{ host: 'mocks', tree: 'zh-CN/pc' }, { option: true }],
  tree: async ({ place }, use) => use(place.tree),
  zh: async ({ tree }, use) => use(tree.startsWith('zh')),
  phone: async ({ tree }, use) => use(tree.endsWith('mobile')),
  mocks: async ({ place }, use) => use(place.host === 'mocks'),
  copy: async ({ zh }, use) => use(copyOf(zh)),
  expected: async ({}, use) => use([]),
  // On the Node server every test comes from an address of its own, as buyers do: limits by address stay in force.
  extraHTTPHeaders: async ({ extraHTTPHeaders, mocks }, use) =>
    use({
      ...extraHTTPHeaders,
      ...(!mocks && { 'X-Forwarded-For': `10.${byte()}.${byte()}.${byte()}` }),
    }),
  page: async ({ page, expected }, use) => {
    const problems: string[] = [];
    watch(page, problems);
    page.context().on('page', other => watch(other, problems));
    await use(page);
    const unexpected = problems.filter(
      text => ![...HARMLESS, ...expected].some(pattern => pattern.test(text)),
    );
    expect(unexpected, 'problems in the console or on the line').toEqual([]);
  },
  open: async ({ page, tree }, use) => {
    await use(async path => {
      await page.goto(`/${tree}/${path}`);
      await settled(page);
      await expect(page.locator('main[data-page]')).toBeVisible();
    });
  },
  goTo: async ({ page, tree, mocks, open }, use) => {
    await use(async path => {
      const main = page.locator('main');
      const name = path.replace(/\?.*/, '');
      const here = mocks && (await page.evaluate(() => document.querySelector('main')?.dataset.page));
      if (!here || here === name) return open(path);
      await page.evaluate(to => {
        // As when somebody signs in beside this tab.
        const newValue = localStorage.getItem('heming.user');
        dispatchEvent(new StorageEvent('storage', { key: 'heming.user', newValue }));
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, `/${tree}/${path}`);
      await expect(main).toHaveAttribute('data-page', name);
      await settled(page);
    });
  },
  enter: async ({ page, open, mocks }, use) => {
    await use(async password => {
      // A page that still knows the member before would ask for that one's session, and end the new one's.
      if (page.url().startsWith('http')) await page.evaluate(() => localStorage.removeItem('heming.user'));
      // The server is asked from anywhere; the box office in the browser comes with a page.
      if (mocks) await open('legalNotice');
      else await page.goto(ANYWHERE);
      const { mobile, user } = await join(page, password);
      await page.evaluate(userInfo => {
        const state = { redirectPath: '/', userInfo, memberInfo: null, curLevel: 0, packCode: '' };
        localStorage.setItem('heming.user', JSON.stringify({ state, version: 1 }));
      }, user);
      return { account: mobile, password: password ?? '' };
    });
  },
  sale: async ({ page }, use, { parallelIndex, config }) => {
    await use(async (evenings = []) => {
      const all = await performances(page, 'on');
      const mine = all.filter(
        ({ schedule }) =>
          !schedule.realName &&
          !evenings.includes(schedule.startsAt) &&
          share(schedule.id) % config.workers === parallelIndex % config.workers,
      );
      const sale = mine[dealt++ % mine.length];
      if (!sale) throw new Error('nothing is on sale');
      return sale;
    });
  },
  seatPath: async ({}, use) =>
    use(({ programId, schedule }) => `seat?scheduleId=${schedule.id}&programId=${programId}`),
  atSeats: async ({ enter, sale, goTo, seatPath, seats }, use) => {
    await use(async password => {
      const account = await enter(password);
      const chosen = await sale();
      await goTo(seatPath(chosen));
      await seats.ready();
      return { ...chosen, account };
    });
  },
  atOrder: async ({ page, enter, sale, goTo, checkout }, use) => {
    await use(async given => {
      if (!given) await enter();
      const chosen = given ?? (await sale());
      await goTo(orderPath(await holdSeats(page, chosen)));
      await checkout.ready();
      return chosen;
    });
  },
  withTickets: async ({ page, enter, sale, goTo }, use) => {
    await use(async given => {
      if (!given) await enter();
      const chosen = given ?? (await sale());
      const tradeNo = await holdSeats(page, chosen);
      await pay(page, tradeNo);
      await goTo(orderPath(tradeNo));
      return { ...chosen, tradeNo };
    });
  },
  seats: async ({ page, copy }, use) => use(new Seats(page, copy)),
  checkout: async ({ page, copy }, use) => use(new Checkout(page, copy)),
});

const byte = (): number => Math.floor(Math.random() * 256);

function watch(page: Page, problems: string[]): void {
  page.on('console', message => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', error => problems.push(String(error)));
  page.on('response', response => {
    if (response.status() >= 400) problems.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  page.on('console', message => {
    if (/Content.Security.Policy/i.test(message.text())) problems.push(message.text());
  });
}

/** The links of a list to a concert: that of a month names its date, too. */
export function linkTo(page: Page, programId: string): Locator {
  const end = `musicale-detail?id=${programId}`;
  return page.locator(`main a:is([href$="${end}"], [href*="${end}&"])`);
}

/** Often enough to lose no time, seldom enough to take none from the page, ms; and for how long. */
const LOOK = { every: 50, most: 120_000 };

/**
 * The page in the HTML has come to life, every control of it, and skeletons are gone; `used`: what is below has come, too.
 * Looked for in the page itself: `waitForFunction` would hand each page a third of a megabyte of its own code first.
 */
export async function settled(page: Page, { used = true } = {}): Promise<void> {
  for (;;) {
    try {
      return await page.evaluate(untilSettled, { used, ...LOOK });
    } catch (error) {
      // Another page has come in its place, and is waited for.
      if (!/context was destroyed|because of a navigation/.test(String(error))) throw error;
    }
  }
}

/** Runs in the page. */
async function untilSettled({ used, every, most }: typeof LOOK & { used: boolean }): Promise<void> {
  const isSettled = () => {
    if (document.querySelector('[data-waiting], [aria-busy="true"]')) return false;
    const below = [...document.querySelectorAll('[data-below]')];
    const parts = [
      ...document.querySelectorAll('main, main > *, :is(main, footer) :is(button, input, select)'),
    ];
    const alive = (part: Element) => Object.keys(part).some(key => key.startsWith('__reactProps'));
    // A page that is kept out of sight waits; below the screen it may sleep until it is used.
    if (!used)
      return (
        parts.length > 0 && parts.every(part => part.getBoundingClientRect().top > innerHeight || alive(part))
      );
    if (parts.every(alive) && !below.some(part => part.checkVisibility())) return parts.length > 0;
    dispatchEvent(new Event('pointermove'));
    return false;
  };
  for (let waited = 0; !isSettled(); waited += every) {
    if (waited > most) throw new Error('the page does not come to rest');
    await new Promise(resolve => setTimeout(resolve, every));
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What stands round every page of a tree. */
const FRAME = ['#root > header', '#root > nav', '#root > footer'];

/** Its smaller build: it is handed to every page that is looked at, once. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Where nearly every page is looked at: a page has it as it starts, for half of what handing it over takes. */
export const axeInEachPage = (page: Page): Promise<unknown> => page.addInitScript({ content: AXE });

/**
 * axe-core finds nothing on the page as it is. Run in the page itself, and told that only violations are of interest:
 * gathering in a second tab what passed takes four times as long as looking. What strangers' frames show is theirs.
 */
export async function expectAccessible(page: Page, { frame = true } = {}): Promise<void> {
  await page.evaluate(transitionsOver, TRANSITION);
  await page.evaluate(layOutAll);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ rules, exclude }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      // What is found is named by where it stands: the source of each element that was looked at is not kept.
      axe.configure({ noHtml: true });
      const { violations } = await axe.run(
        { exclude },
        {
          runOnly: rules,
          resultTypes: ['violations'],
          preload: { assets: ['media'] },
          iframes: false,
        },
      );
      return violations.map(({ id, nodes }) => {
        const found = nodes.slice(0, 3).map(n => `${n.target.join(' ')} (${n.any[0]?.message ?? ''})`);
        return `${id}: ${found.join(' | ')}`;
      });
    },
    { rules: RULES, exclude: frame ? [] : FRAME },
  );
  expect.soft(found, `what axe finds on ${page.url()}`).toEqual([]);
}

/**
 * What is far below has an estimate for its height until somebody comes near (`content-visibility`). Its text is then
 * measured beyond its own ground, where nobody ever sees it. Stays until the page is left: each change of it would style
 * and lay out all of the page anew. Runs in the page.
 */
export function layOutAll(): void {
  const all = '* { content-visibility: visible !important; }';
  if (document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText === all)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(all);
  document.adoptedStyleSheets.push(sheet);
}

/** Longer than any; what is not drawn at the moment does not end, ms. */
const TRANSITION = 1_000;
/** Half-way between two colours, a button that has just come to life is neither. Runs in the page. */
async function transitionsOver(most: number): Promise<void> {
  await new Promise(requestAnimationFrame);
  const running = document.getAnimations().filter(animation => animation instanceof CSSTransition);
  await Promise.race([
    Promise.allSettled(running.map(({ finished }) => finished)),
    new Promise(resolve => setTimeout(resolve, most)),
  ]);
}

export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect.soft(await sideways(page), `pixels of sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}

export { expect };
