import { says } from './copy.ts';
import { expect, settled, test } from './fixtures.ts';
import { namedSale, orderOf } from './office.ts';

test('a real-name concert by courier, paid with a code to scan, and given back', async ({
  page,
  phone,
  enter,
  atOrder,
  checkout,
  copy,
}) => {
  const { certificates, delivery, address, pay, price, refund } = copy.order;
  const words = copy.order.words.seat;
  await enter();
  await atOrder(await namedSale(page));
  await checkout.fill();

  const guests = page.getByRole('group', { name: says(certificates.forSeat) });
  await expect(guests).toHaveCount(2);
  for (const [i, [name, number]] of [
    ['林听雨', '11010519491231002X'],
    ['周望舒', '440524188001010014'],
  ].entries()) {
    await guests.nth(i).getByLabel(certificates.name).fill(name!);
    await guests.nth(i).getByLabel(certificates.number).fill(number!);
  }

  if (phone) await page.getByRole('button', { name: new RegExp(delivery.oneYardText) }).click();
  await page
    .getByRole('radio', { name: new RegExp(`^${delivery.productEMS}.*${delivery.productEMSText}`) })
    .check();
  if (phone) await page.getByRole('button', { name: delivery.done, exact: true }).click();
  await page.getByRole('button', { name: address.add, exact: true }).click();
  const form = page.getByRole('dialog', { name: address.add });
  await form.getByLabel(address.name).fill('林听雨');
  await form.getByLabel(address.mobile).fill('13800138000');
  // 北京市 is its own city.
  await form.getByLabel(copy.form.region.province).selectOption('北京市');
  await form.getByLabel(copy.form.region.district).selectOption('西城区');
  await form.getByLabel(address.detail).fill('听琴胡同 12 号');
  await form.getByRole('button', { name: address.save, exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText(price.freight, { exact: true }).first()).toBeVisible();

  await page.getByRole('radio', { name: new RegExp(`^${pay.wxAppPay}`) }).check();
  const { tradeNo } = checkout;
  await checkout.pay.click();
  // A phone is handed over to the wallet; a screen shows a code.
  if (!phone) await page.getByRole('link', { name: pay.qrSandbox }).click();
  await checkout.atCashier();
  const { otherFee, totalAmount, amount, discount } = await orderOf(page, tradeNo);
  expect(otherFee).toBeGreaterThan(0);
  expect(totalAmount).toBeCloseTo(amount - discount + otherFee, 2);
  await checkout.end('paid');
  await settled(page);

  await page.getByRole('button', { name: words.refundOpen, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.refundTitle });
  await expect(dialog.getByText(refund.fee, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: says(words.refundYes) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(copy.status.paid_return_succ);
  const returned = await orderOf(page, checkout.tradeNo);
  expect(returned.realStatus).toBe('paid_return_succ');
  expect(returned.tickets).toEqual([]);
});
