import { orderCalls } from '#domain/contract/order.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, settled, test } from './fixtures.ts';
import { ask } from './office.ts';

test('a listener buys an album, opens it after a warning, and keeps it', async ({
  page,
  open,
  enter,
  tree,
  zh,
  copy,
  checkout,
}) => {
  const { shop, order } = copy;
  const title = zh ? '贝多芬　第五、第六交响曲' : 'Beethoven: Symphonies Nos. 5 and 6';
  await enter();
  await open('user?navType=digital');
  await page.getByRole('link', { name: shop.product.buyOf.replace('{{title}}', title) }).click();

  const own = tree === 'zh-CN/pc';
  const choosing = own ? 'digitalConfirmOrder' : 'confirmOrder';
  await expect(page.locator('main')).toHaveAttribute('data-page', choosing);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: shop.product.next }).click();

  await expect(checkout.pay).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('data-page', choosing);
  await expect(page.getByText(order.delivery.productEMS, { exact: true })).toHaveCount(0);
  await checkout.fill();
  await checkout.toCashier();
  await checkout.end('paid');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { tradeNo } = checkout;
  const detail = async () => (await ask(page, orderCalls.mall.detail, { tradeNo })).data;
  expect(await detail()).toMatchObject({ family: 'mall', orderStatus: 'PAID', amount: 68, tickets: [] });

  await page.getByRole('link', { name: order.status.open }).click();
  // What is above it comes while one looks: a press that begins on the button would end beside it.
  await expect(page.locator('main')).toHaveAttribute('data-page', 'user');
  await settled(page);
  await page.getByRole('button', { name: shop.library.openOf.replace('{{title}}', title) }).click();
  const warning = page.getByRole('dialog', { name: shop.library.openTitle });
  await expectAccessible(page);
  await warning.getByRole('button', { name: shop.library.openYes, exact: true }).click();
  // The theme that the browser makes itself can be heard and kept.
  const theme = page.getByLabel(shop.library.listen);
  await expect(theme).toBeVisible();
  await expect.poll(() => theme.evaluate(audio => (audio as HTMLAudioElement).duration)).toBeGreaterThan(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: shop.library.download }).click();
  expect((await download).suggestedFilename()).toMatch(/\.wav$/);
  expect(await detail()).toMatchObject({ orderStatus: 'DONE', refund: { allowed: false } });
});

test('on paper a title begins on its first sheet, and no menu lies over a shelf', async ({ page, open }) => {
  await page.emulateMedia({ media: 'print' });
  await open('digitalhall/season-detail?id=brandenburg-3');
  await expect(page.locator('main > article')).toHaveCSS('break-inside', 'auto');
  await open('digitalhall-season');
  await expect(page.locator('main details').first()).toBeAttached();
  for (const menu of await page.locator('main details').all()) await expect(menu).toBeHidden();
});
