import { expect, settled, test } from './fixtures.ts';

test('facets of the digital hall stand in the address, and Back undoes them where one was', async ({
  page,
  tree,
  zh,
}) => {
  await page.goto(`/${tree}/digitalhall-season`);
  await settled(page);
  const total = page.getByRole('status').filter({ hasText: /\d/ }).last();
  const all = (await total.textContent()) ?? '';

  await page.getByText(zh ? '作曲家' : 'Composer', { exact: true }).click();
  const value = page
    .getByRole('group', { name: zh ? '筛选' : 'Filters' })
    .getByRole('link')
    .first();
  await value.click();
  await expect(page).toHaveURL(/[?&]composer=/);
  await expect(total).not.toHaveText(all);
  const fewer = (await total.textContent()) ?? '';

  // Into a title and back: the same titles, and the page stands where it stood.
  const title = page.locator('main a[href*="-detail?id="]').first();
  await title.scrollIntoViewIfNeeded();
  await title.click();
  await expect(page.locator('main')).toHaveAttribute('data-page', /-detail$/);
  await page.goBack();
  await expect(total).toHaveText(fewer);

  await page.getByRole('link', { name: zh ? /^取消：/ : /^Remove:/ }).click();
  await expect(page).not.toHaveURL(/composer=/);
  await expect(total).toHaveText(all);
});

test('a leaf of the digital hall leads to leaves', async ({ page, tree }) => {
  test.skip(tree !== 'zh-CN/mobile', 'standalone leaves stand in the Chinese mobile tree');
  await page.goto(`/${tree}/digitalhall-c`);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'hall');
  await page.getByRole('navigation', { name: '数字音乐厅' }).getByRole('link', { name: '聆听' }).click();
  await expect(page).toHaveURL(/\/digitalhall-listen-c$/);
  // The address is there a moment before its page, and the page before has links to titles, too.
  await expect(page.locator('main')).toHaveAttribute('data-page', /^digitalhall-listen/);
  await page.locator('main a[href*="-detail-c?id="]').first().click();
  await expect(page).toHaveURL(/\/digitalhall\/listen-detail-c\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header, nav.tabbar, footer')).toHaveCount(0);
});

test('the newer hall stands where it was left', async ({ page, tree }) => {
  test.skip(tree !== 'zh-CN/pc', 'the newer hall stands on the Chinese desktop');
  await page.goto(`/${tree}/digitalhall2`);
  await settled(page);
  const ask = page.getByRole('heading', { level: 2, name: '问艺术家' });
  await ask.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const left = await page.evaluate(() => window.scrollY);
  const hall = page.getByRole('navigation', { name: '数字音乐厅' });
  await page.getByRole('link', { name: '全部艺术家' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'digitalhall2-askartist');
  await hall.getByRole('link', { name: '今日' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'digitalhall2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 60);
});
