import { copyOf } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { Checkout } from './models/checkout.ts';
import { Seats } from './models/seats.ts';
import { orderOf } from './office.ts';

test('another language at the map keeps the chosen seats, the order and its hold', async ({
  page,
  atSeats,
  seats,
  checkout,
  zh,
}) => {
  await atSeats();
  await seats.list();
  await seats.takeProposal();
  await seats.nextButton.click();
  await checkout.ready();
  const { expiresAt = '' } = await orderOf(page, checkout.tradeNo);
  const before = (await orderOf(page, checkout.tradeNo)).seats.map(s => s.seatId).sort();
  await page.goBack();
  await seats.ready();
  await expect(seats.basket).toHaveCount(2);
  await expect(checkout.timer).toHaveText(/^1[45]:\d\d$/);

  await page.goto(page.url().replace(zh ? '/zh-CN/' : '/en-US/', zh ? '/en-US/' : '/zh-CN/'));
  const other = copyOf(!zh);
  const there = new Seats(page, other);
  await there.ready();
  await expect(there.basket).toHaveCount(2);
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await there.next();
  const same = new Checkout(page, other);
  await same.ready();
  const order = await orderOf(page, same.tradeNo);
  expect(order.seats.map(s => s.seatId).sort()).toEqual(before);
  expect(order.expiresAt).toBe(expiresAt);

  // There is time enough: the renewal is kept for the last minutes.
  await expect(page.getByRole('button', { name: other.order.hold.renew })).toHaveCount(0);
  expect((await orderOf(page, same.tradeNo)).renewable).toBe(true);
});
