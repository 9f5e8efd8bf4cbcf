import { expect, settled, test } from './fixtures.ts';

test('Back closes a menu of the header that was pressed open, and then leaves the page', async ({
  page,
  open,
  tree,
}) => {
  const at = (name: string) => expect(page.locator(`main[data-page="${name}"]`)).toBeVisible();
  await open('legalNotice');
  // A step of the site's own, so that there is a page behind.
  await page.locator(`header a[href="/${tree}/news"]`).first().click();
  await at('news');
  await settled(page);
  const menu = page.locator('header button[aria-expanded]').first();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => page.evaluate(() => history.state.layer)).toBe(1);
  await page.goBack();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await at('news');
  await page.goBack();
  await at('legalNotice');
});
