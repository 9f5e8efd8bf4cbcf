import { expect, settled, test } from './fixtures.ts';
import { orderOf, ordersOf } from './office.ts';

test('ten clicks make one order and one payment; Back after paying shows it paid', async ({
  page,
  atSeats,
  seats,
  checkout,
}) => {
  await atSeats();
  await seats.list();
  await seats.takeProposal();
  await tenClicks(seats.nextButton);
  await checkout.ready();
  expect(await ordersOf(page)).toHaveLength(1);
  const { tradeNo } = checkout;

  await checkout.fill();
  await tenClicks(checkout.pay);
  await checkout.atCashier();
  const payNo = new URL(page.url()).searchParams.get('payNo');
  expect((await orderOf(page, tradeNo)).payment?.payNo).toBe(payNo);

  // Back from the cashier: the same payment goes on, no other one starts.
  await page.goBack();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'confirmOrder');
  await settled(page);
  await page.goForward();
  await checkout.atCashier();
  expect(new URL(page.url()).searchParams.get('payNo')).toBe(payNo);

  await tenClicks(checkout.settle);
  await checkout.expectTickets(2);
  await page.goBack();
  await settled(page);
  await expect(checkout.pay).toHaveCount(0);
  await page.goto(page.url());
  await expect(page.locator('main')).toHaveAttribute('data-page', 'confirmOrder');
  await settled(page);
  await expect(checkout.pay).toHaveCount(0);
  const paid = await orderOf(page, tradeNo);
  expect(paid.tickets).toHaveLength(2);
  expect(await ordersOf(page)).toHaveLength(1);
});

test('a reload keeps the choice at the map, and what was typed at the order', async ({
  page,
  atSeats,
  seats,
  checkout,
}) => {
  await atSeats();
  await seats.list();
  await seats.takeProposal();
  await page.reload();
  await seats.ready();
  await expect(seats.basket).toHaveCount(2);
  await seats.next();
  await checkout.ready();
  await checkout.name.fill('沈知微');
  await checkout.mobile.fill('13900139000');
  await page.reload();
  await checkout.ready();
  await expect(checkout.name).toHaveValue('沈知微');
  await expect(checkout.mobile).toHaveValue('13900139000');
});

/** Ten clicks within one task, faster than any hand. */
const tenClicks = (button: import('@playwright/test').Locator): Promise<void> =>
  button.evaluate(element => {
    for (let i = 0; i < 10; i++) (element as HTMLElement).click();
  });
