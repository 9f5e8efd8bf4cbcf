import { barePath } from '../src/site/href.ts';
import { hasPage, pageNames, page as pageOf } from '../src/site/pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, settled, test } from './fixtures.ts';
import { signIn } from './models/login.ts';

/** Queries without which a page has nothing to show. */
const QUERY: Readonly<
  Record<string, (page: import('@playwright/test').Page, tree: string) => Promise<string>>
> = {
  'musicale-detail': async (page, tree) => `?id=${await firstProgramme(page, tree)}`,
};

async function firstProgramme(page: import('@playwright/test').Page, tree: string): Promise<string> {
  await page.goto(`/${tree}/musicale`);
  const link = await page.locator('main a[href*="musicale-detail?id="]').first().getAttribute('href');
  return new URLSearchParams(link?.split('?')[1]).get('id') ?? '';
}

for (const name of pageNames) {
  const entry = pageOf(name);
  test(`sweep: ${name}`, async ({ page, tree, zh }) => {
    test.skip(!hasPage(tree, name), 'the tree lacks this page');
    if (entry.auth) await signIn(page, tree);
    const query = (await QUERY[name]?.(page, tree)) ?? '';
    await page.goto(`/${tree}/${entry.path}${query}`);
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
