import { expect, settled, test } from './fixtures.ts';

test('offline: who pressed too early presses again, and has the order', async ({
  page,
  context,
  atSeats,
  seats,
  copy,
  phone,
  mocks,
  expected,
}) => {
  test.skip(mocks, 'there the box office is reached without a network');
  expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await atSeats();
  await (phone ? seats.pickByTouch(1) : seats.pickByMouse(1));
  await context.setOffline(true);
  await seats.nextButton.click();
  await expect(page.getByRole('status', { name: copy.ui.toasts })).toContainText(copy.common.failure.offline);
  await context.setOffline(false);
  await seats.next();
});

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
