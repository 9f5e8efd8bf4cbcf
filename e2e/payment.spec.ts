import { expect, test } from './fixtures.ts';
import { orderOf } from './office.ts';

test.beforeEach(async ({ atOrder, checkout }) => {
  await atOrder();
  await checkout.fill();
  await checkout.toCashier();
});

test('declined: said in words, and the same order can be paid again', async ({ page, checkout, copy }) => {
  await checkout.end('declined');
  await expect(page.getByText(copy.order.status.declined)).toBeVisible();
  const { tradeNo } = checkout;
  await checkout.terms.check();
  await checkout.toCashier();
  await checkout.end('paid');
  await checkout.expectTickets(2);
  expect(checkout.tradeNo).toBe(tradeNo);
});

test('declined, then WeChat: a screen shows its code at once, a phone is handed over', async ({
  page,
  checkout,
  copy,
  phone,
}) => {
  await checkout.end('declined');
  await page.getByRole('radio', { name: new RegExp(`^${copy.order.pay.wxAppPay}`) }).check();
  await checkout.terms.check();
  await checkout.pay.click();
  if (!phone) {
    await expect(page.getByRole('heading', { level: 1, name: copy.order.pay.qrTitle })).toBeVisible();
    await page.getByRole('link', { name: copy.order.pay.qrSandbox }).click();
  }
  await checkout.atCashier();
  await checkout.end('paid');
  await checkout.expectTickets(2);
});

test('begun and left: another way to pay, and the first one is closed', async ({ page, checkout, copy }) => {
  const first = page.url();
  await page.goBack();
  await page.getByRole('button', { name: copy.order.status.otherWay }).click();
  await page.getByRole('radio', { name: new RegExp(`^${copy.order.pay.card}`) }).check();
  await checkout.terms.check();
  await checkout.toCashier();
  const second = page.url();
  await page.goto(first);
  await expect(page.getByText(copy.order.sandbox.settled)).toBeVisible();
  await page.goto(second);
  await checkout.end('paid');
  await checkout.expectTickets(2);
});

test('late: the money ends in tickets or in a refund, and the page says which', async ({
  page,
  checkout,
  copy,
}) => {
  await checkout.end('late');
  await expect
    .poll(async () => (await orderOf(page, checkout.tradeNo)).realStatus)
    .toMatch(/^paid_(success|return_\w+)$/);
  const { realStatus } = await orderOf(page, checkout.tradeNo);
  if (realStatus === 'paid_success') await checkout.expectTickets(2);
  else await expect(page.getByRole('heading', { level: 1 })).toContainText(copy.status.paid_return_succ);
  await expect(checkout.pay).toHaveCount(0);
});

test('a wrong amount gives no ticket and offers no payment', async ({ page, checkout, copy }) => {
  await checkout.end('wrongAmount');
  const { paid_failure, paid_return_fail } = copy.status;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`${paid_failure}|${paid_return_fail}`),
  );
  await expect(checkout.pay).toHaveCount(0);
  expect((await orderOf(page, checkout.tradeNo)).tickets).toEqual([]);
});

test('unknown: the page says so, asks again, and never offers to pay', async ({ page, checkout, copy }) => {
  await checkout.end('unknown');
  const { unknownTitle, check } = copy.order.status;
  const title = page.getByRole('heading', { level: 1, name: unknownTitle });
  await expect(title).toBeVisible();
  const verb = copy.order.pay.submitAmount.replace('{{amount}}', '').trim();
  const anyPay = page.getByRole('button', { name: new RegExp(`^${verb}`) });
  await expect(anyPay).toHaveCount(0);
  await page.getByRole('button', { name: check }).click();
  await expect(title).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await expect(anyPay).toHaveCount(0);
  expect((await orderOf(page, checkout.tradeNo)).realStatus).toBe('new_confirm');
});
