import type { Page } from '@playwright/test';
import { barePath, href } from '../src/site/href.ts';
import { hasPage, type PageName, pageNames, page as pageOf } from '../src/site/pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, settled, test } from './fixtures.ts';
import { signIn } from './models/login.ts';
import { ordersOf, type Sale } from './office.ts';

/** Pages that show nothing without a query are swept in their full state. */
const FULL: Readonly<Partial<Record<PageName, (flow: Flow) => Promise<string>>>> = {
  'musicale-detail': async ({ sale }) => `?id=${(await sale()).programId}`,
  seat: async ({ sale, seatPath }) => seatPath(await sale()).slice('seat'.length),
  'education-view': async () => '?id=school-mornings',
  'about-detail': async () => '?id=gu-jingxing',
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

for (const name of pageNames) {
  const entry = pageOf(name);
  test(`sweep: ${name}`, async ({ page, tree, zh, open, sale, seatPath }) => {
    test.skip(!hasPage(tree, name), 'the tree lacks this page');
    if (entry.auth) await signIn(page, tree);
    else await open('legalNotice');
    const query = (await FULL[name]?.({ page, sale, seatPath })) ?? '';
    await page.goto(`${href(tree, name)}${query}`);
    await expect(page.locator('main')).toHaveAttribute('data-page', name);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', zh ? 'zh-CN' : 'en-US');
    expect(await page.title()).not.toBe('');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  if (entry.bare) {
    test(`sweep: ${name}-c`, async ({ page, tree }) => {
      test.skip(tree !== 'zh-CN/mobile', 'standalone leaves stand in the Chinese mobile tree');
      await page.goto(`/${tree}/${barePath(entry)}`);
      await expect(page.locator('main')).toHaveAttribute('data-page', name);
      await settled(page);
      await expect(page.locator('header, nav.tabbar, footer')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}
