import { expect, settled, test } from './fixtures.ts';

test('Back closes what lies on top, and then leaves the page', async ({ page, open, tree, copy }) => {
  const { nav } = copy.common;
  const menu = page.getByRole('dialog', { name: nav.all });
  const at = (name: string) => expect(page.locator(`main[data-page="${name}"]`)).toBeVisible();
  await open('legalNotice');
  // A step of the site's own, so that there is a page behind.
  await page.getByRole('button', { name: nav.openMenu }).click();
  await menu
    .locator(`a[href="/${tree}/news"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await at('news');
  await settled(page);

  await page.getByRole('button', { name: nav.openMenu }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await at('news');
  // Closed by its cross it leaves nothing behind.
  await page.getByRole('button', { name: nav.openMenu }).click();
  await menu.getByRole('button', { name: copy.ui.close }).click();
  await expect(menu).toBeHidden();
  // Loaded again with the menu open, there is no menu, and no entry of one.
  await page.getByRole('button', { name: nav.openMenu }).click();
  await expect(menu).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.layer)).toBe(1);
  await page.reload();
  await settled(page);
  await expect.poll(() => page.evaluate(() => history.state.layer ?? 0)).toBe(0);
  await page.goBack();
  await at('legalNotice');
  await page.goForward();
  await at('news');
});

test('Back closes the filters and keeps what was chosen in them', async ({ page, open, copy }) => {
  const { list } = copy.musicale;
  await open('musicale');
  await page.getByRole('button', { name: list.filters }).click();
  const sheet = page.getByRole('dialog', { name: list.filters });
  await sheet.getByRole('checkbox', { name: list.available }).click();
  await expect(page).toHaveURL(/availability=on/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/availability=on/);
  await expect(page.locator('main[data-page="musicale"]')).toBeVisible();
});
