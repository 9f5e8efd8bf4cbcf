import type { Page } from '@playwright/test';
import { ERR } from '#domain/contract/envelope.ts';
import { barePath, href } from '#site/href.ts';
import { hasPage, type PageName, pageNames, page as pageOf } from '#site/pages.ts';
import type { TreeName } from '#site/tree.ts';
import { expectWholeWords } from './breaks.ts';
import {
  axeInEachPage,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  settled,
  test,
} from './fixtures.ts';
import { LinkWalk, linksOn } from './link-walk.ts';
import { signIn } from './models/login.ts';
import { ordersOf, type Sale } from './office.ts';
import { expectNoEnlarging, inOtherWindows, onNarrowPhone } from './windows.ts';

/** Pages that show nothing without a query are swept in their full state. */
const FULL: Readonly<Partial<Record<PageName, (flow: Flow) => Promise<string>>>> = {
  'musicale-detail': async ({ sale }) => `?id=${(await sale()).programId}`,
  seat: async ({ sale, seatPath }) => seatPath(await sale()).slice('seat'.length),
  'education-view': async () => '?id=school-mornings',
  'about-detail': async () => '?id=gu-jingxing',
  'digitalhall-season-detail': async () => '?id=beethoven-5-fate',
  'digitalhall-year-detail': async () => '?id=new-year-2025',
  'digitalhall-chief-detail': async () => '?id=chief-beethoven',
  'digitalhall-listen-detail': async () => '?id=listen-night',
  'digitalhall2-recorddetail': async () => '?id=beethoven-5-fate',
  'digitalhall2-livedetail': async () => '?id=live-fifth',
  'digitalhall2-album': async () => '?id=album-beethoven',
  'digitalhall2-coursedetail': async () => '?id=course-two-ways',
  'digitalhall2-askartistdetail': async () => '?id=gu-jingxing',
  webView: async () => '?url=https%3A%2F%2Fexample.org%2F',
  'presale-schedule': async () => '?packId=masters',
  confirmMemberOrder: async () => '?cardId=friend',
  confirmOrder: async ({ page }) => {
    const order = (await ordersOf(page)).find(o => o.family === 'seat');
    return `?tradeNo=${order?.tradeNo}&supportSeat=Y`;
  },
  chooseTicket: async () => '?showId=show-house-tour',
  digitalConfirmOrder: async () => '?productId=album-brahms',
  digitalConfirmVip: async () => '?productId=vip-digital',
  user: async () => '?navType=digital',
};
interface Flow {
  readonly page: Page;
  readonly sale: () => Promise<Sale>;
  readonly seatPath: (sale: Sale) => string;
}

/** How many places of a kind the links of a visit are followed to. */
const OF_A_KIND = 2;
/** What stands round every page is followed once, not from each. */
const followed = new Set<string>();
/** Pages in one visit each: opened one after the other, as a person does, and looked at as they are. */
const IN_A_VISIT = 9;
const visits = (names: readonly PageName[]): PageName[][] =>
  Array.from({ length: Math.ceil(names.length / IN_A_VISIT) }, (_, i) =>
    names.slice(i * IN_A_VISIT, (i + 1) * IN_A_VISIT),
  );
/** Axe looks at a layout in one of its languages, at each language in one layout: where a page stands in both, it does not look again. */
const LOOKED_AT_AS: Readonly<Partial<Record<TreeName, TreeName>>> = {
  'en-US/pc': 'zh-CN/pc',
  'zh-CN/mobile': 'en-US/mobile',
};
const isLookedAt = (tree: TreeName, name: PageName): boolean => {
  const other = LOOKED_AT_AS[tree];
  return !other || !hasPage(other, name);
};

const forMembers = pageNames.filter(name => pageOf(name).auth);
const forAnyone = pageNames.filter(name => !pageOf(name).auth);

for (const [members, names] of [
  ...visits(forAnyone).map(names => [false, names] as const),
  ...visits(forMembers).map(names => [true, names] as const),
]) {
  test(`sweep: ${names.join(', ')}`, async ({ page, tree, zh, open, sale, seatPath, request }) => {
    test.slow();
    const walk = new LinkWalk(request, tree, OF_A_KIND, followed);
    const refused: string[] = [];
    page.on('response', async reply => {
      if (!reply.url().includes('/thvendor/')) return;
      const said: unknown = await reply.json().catch(() => null);
      // A page that exists may still be told that the thing it names does not.
      if (said && typeof said === 'object' && 'errcode' in said && said.errcode === ERR.notFound)
        refused.push(`${reply.url()} (on ${page.url()})`);
    });
    if (members) await signIn(page, tree);
    else await open('legalNotice');
    if (!(tree in LOOKED_AT_AS)) await axeInEachPage(page);
    const framed = new Set<string | undefined>();
    for (const name of names.filter(name => hasPage(tree, name)))
      await test.step(name, async () => {
        const query = (await FULL[name]?.({ page, sale, seatPath })) ?? '';
        await page.goto(`${href(tree, name)}${query}`);
        await expect(page.locator('main'), name).toHaveAttribute('data-page', name);
        await settled(page);
        await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
        await expect.soft(page.locator('html'), name).toHaveAttribute('lang', zh ? 'zh-CN' : 'en-US');
        expect.soft(await page.title(), name).not.toBe('');
        await expectNoSidewaysScroll(page);
        await expectWholeWords(page);
        await expectNoEnlarging(page, tree);
        if (!members) await inOtherWindows(page, tree);
        await onNarrowPhone(page, tree);
        if (isLookedAt(tree, name)) {
          // The frame is that of the page before, but for its colours.
          const theme = await page.evaluate(() => document.documentElement.dataset.theme);
          await expectAccessible(page, { frame: !framed.has(theme) });
          framed.add(theme);
        }
        await walk.follow(await linksOn(page), page.url());
      });
    expect(walk.broken, 'links that lead nowhere').toEqual([]);
    expect(refused, 'what pages asked for and does not exist').toEqual([]);
  });
}

for (const names of visits(pageNames.filter(name => pageOf(name).bare)))
  test(`sweep: ${names.map(name => `${name}-c`).join(', ')}`, async ({ page, tree, sale, seatPath }) => {
    test.skip(tree !== 'zh-CN/mobile', 'standalone leaves stand in the Chinese mobile tree');
    for (const name of names)
      await test.step(name, async () => {
        const query = (await FULL[name]?.({ page, sale, seatPath })) ?? '';
        await page.goto(`/${tree}/${barePath(pageOf(name))}${query}`);
        await expect(page.locator('main'), name).toHaveAttribute('data-page', name);
        await settled(page);
        await expect(page.locator('header, nav.tabbar, footer'), name).toHaveCount(0);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
  });
