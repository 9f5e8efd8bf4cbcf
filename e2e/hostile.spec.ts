import { expect, settled, test } from './fixtures.ts';
import { signIn } from './models/login.ts';
import { ordersOf, PASSWORD } from './office.ts';

const LONG = 'x'.repeat(10_000);
const EVIL = [
  '<script>window.hit=1</script>',
  '"><img src=x onerror="window.hit=1">',
  'javascript:window.hit=1',
];

const QUERIES = ['musicale-detail?id', 'musicale?keyword', 'payment?payNo'];

test('hostile queries of a concert, of the list and of a payment stay harmless', async ({
  page,
  tree,
  expected,
}) => {
  // A server may refuse an address of this length; that is harmless as well.
  expected.push(/^4\d\d /, /status of 4\d\d/);
  for (const query of QUERIES)
    for (const value of [...EVIL, LONG]) {
      await page.goto(`/${tree}/${query}=${encodeURIComponent(value)}`);
      await expect(page.locator('main[data-page]')).toBeVisible();
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
      await expect(page.locator('main img[src="x"], main script')).toHaveCount(0);
    }
});

test('unknown and foreign orders look the same: a designed page with a way on', async ({
  page,
  enter,
  open,
  atOrder,
  checkout,
  copy,
}) => {
  await atOrder();
  const foreign = checkout.tradeNo;
  await page.context().clearCookies();
  await enter();
  expect(await ordersOf(page)).toHaveLength(0);
  for (const tradeNo of [foreign, 'HM000000', '<script>']) {
    await open(`confirmOrder?tradeNo=${encodeURIComponent(tradeNo)}&supportSeat=Y`);
    await expect(page.getByRole('heading', { level: 1, name: copy.order.gone.title })).toBeVisible();
    await expect(page.getByText(copy.order.gone.text)).toBeVisible();
    await expect(page.getByRole('link', { name: copy.order.gone.orders })).toBeVisible();
  }
});

test('after signing in nobody is led to another site', async ({ page, tree, enter, expected }) => {
  const who = await enter(PASSWORD);
  // The browser asks for an icon of the text file.
  expected.push(/status of 404/);
  for (const redirectPath of ['//evil.example', '/\\evil.example', 'https://evil.example/zh-CN/pc/user']) {
    await page.context().clearCookies();
    // Where no page of the site runs, which would store its own state again.
    await page.goto('/robots.txt');
    await page.evaluate(
      state => {
        localStorage.setItem('heming.user', JSON.stringify({ state, version: 1 }));
      },
      { redirectPath },
    );
    await signIn(page, tree, who);
    await expect(page).toHaveURL(new RegExp(`/${tree}/home$`));
  }
});
