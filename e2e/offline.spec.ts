import { expect, settled, test } from './fixtures.ts';

test('offline: a banner, what was typed stays, nobody is signed out, and retry works', async ({
  page,
  context,
  mocks,
  atOrder,
  checkout,
  copy,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await atOrder();
  await checkout.fill();

  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: copy.common.offline.banner });
  await expect(banner).toBeVisible();
  if (!mocks) {
    await checkout.pay.click();
    await expect(page.getByRole('status', { name: copy.ui.toasts })).toContainText(
      copy.order.pay.unknownReply,
    );
  }
  await expect(checkout.name).toHaveValue('林听雨');
  await expect(page.locator('main')).toHaveAttribute('data-page', 'confirmOrder');

  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await settled(page);
  await checkout.toCashier();
});
