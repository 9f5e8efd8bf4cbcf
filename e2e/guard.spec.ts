import { expect, test } from './fixtures.ts';

test('the root and foreign paths lead to the page of the right language and device', async ({
  page,
  context,
  tree,
  phone,
  zh,
}) => {
  const locale = zh ? 'zh-CN' : 'en-US';
  const layout = phone ? 'mobile' : 'pc';
  /** As on a first visit. */
  const visit = async (path: string, to: string): Promise<void> => {
    await context.clearCookies();
    if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(`${to.replace('?', '\\?')}$`));
  };
  await visit('/', `/${tree}/home`);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  // A path without a language gets one, another language is reset to Chinese, and the query stays.
  await visit('/musicale?type=chamber', `/${locale}/${layout}/musicale?type=chamber`);
  await visit('/fr-FR/pc/musicale', `/zh-CN/${layout}/musicale`);
  const other = phone ? 'pc' : 'mobile';
  await visit(`/${locale}/${other}/musicale?pageNo=2`, `/${locale}/${layout}/musicale?pageNo=2`);
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
