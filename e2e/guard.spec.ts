import { expect, test } from './fixtures.ts';

test('the root leads to the home of the right device, in the browser’s language', async ({ page, tree }) => {
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`/${tree}/home$`));
  await expect(page.locator('html')).toHaveAttribute('lang', tree.split('/')[0] ?? '');
});

test('a path without a language gets one, and keeps its query', async ({ page, phone, zh }) => {
  await page.goto('/musicale?type=chamber');
  await expect(page).toHaveURL(
    new RegExp(`/${zh ? 'zh-CN' : 'en-US'}/${phone ? 'mobile' : 'pc'}/musicale\\?type=chamber$`),
  );
});

test('another language resets to Chinese', async ({ page, phone }) => {
  await page.goto('/fr-FR/pc/musicale');
  await expect(page).toHaveURL(new RegExp(`/zh-CN/${phone ? 'mobile' : 'pc'}/musicale$`));
});

test('the device decides the layout; path and query stay', async ({ page, phone, zh }) => {
  const locale = zh ? 'zh-CN' : 'en-US';
  await page.goto(`/${locale}/${phone ? 'pc' : 'mobile'}/musicale?pageNo=2`);
  await expect(page).toHaveURL(new RegExp(`/${locale}/${phone ? 'mobile' : 'pc'}/musicale\\?pageNo=2$`));
});

test('a page for members asks to sign in and remembers the way', async ({ page, tree, copy }) => {
  await page.goto(`/${tree}/user?ind=tickets`);
  await expect(page.locator('main')).toHaveAttribute('data-page', 'login');
  await expect(page.getByText(copy.common.guard.signInFirst).first()).toBeVisible();
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('heming.user') ?? '{}').state.redirectPath,
  );
  expect(stored).toBe(`/${tree}/user?ind=tickets`);
});

test('an unknown path is a designed page with a way on', async ({ page, tree, expected }) => {
  expected.push(/^404 \//, /404 \(Not Found\)/);
  await page.goto(`/${tree}/no-such-page`);
  await expect(page.locator('main')).toHaveAttribute('data-page', 'not-found');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main').getByRole('link')).toHaveCount(2);
});

test('the language switch keeps page and query', async ({ page, open, tree, zh, copy }) => {
  await open('musicale?type=chamber');
  await page.getByRole('link', { name: copy.common.language.switch }).click();
  const layout = tree.split('/')[1];
  await expect(page).toHaveURL(new RegExp(`/${zh ? 'en-US' : 'zh-CN'}/${layout}/musicale\\?type=chamber$`));
  await expect(page.locator('html')).toHaveAttribute('lang', zh ? 'en-US' : 'zh-CN');
});

test('the context menu is off', async ({ page, open }) => {
  await open('legalNotice');
  // The page's HTML is there before its script is.
  const prevented = () =>
    page.evaluate(
      () => !document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    );
  await expect.poll(prevented).toBe(true);
});
