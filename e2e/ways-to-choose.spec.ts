import { expect, test } from './fixtures.ts';
import { orderOf } from './office.ts';

test('two seats from the list make an order of just these seats', async ({
  page,
  atSeats,
  seats,
  checkout,
}) => {
  await atSeats();
  await seats.list();
  await seats.pickFromList(2);
  await seats.nextButton.click();
  await checkout.ready();
  const order = await orderOf(page, checkout.tradeNo);
  expect(order.seats).toHaveLength(2);
  expect(new Set(order.seats.map(s => `${s.zone} ${s.row}`)).size).toBe(1);
});

test('best available: the proposal that was chosen is ordered and paid', async ({
  atSeats,
  seats,
  checkout,
}) => {
  await atSeats();
  await seats.list();
  await seats.takeProposal();
  await seats.nextButton.click();
  await checkout.ready();
  await checkout.fill();
  await checkout.toCashier();
  await checkout.end('paid');
  await checkout.expectTickets(2);
});

test('best available keeps to a wheelchair space when asked', async ({
  page,
  atSeats,
  seats,
  checkout,
  copy,
}) => {
  await atSeats();
  await seats.list();
  const chair = page.getByRole('button', { name: copy.seat.best.chair, exact: true });
  await chair.click();
  await expect(chair).toHaveAttribute('aria-pressed', 'true');
  await seats.takeProposal();
  await seats.plan();
  // One of the two is the space, by its name in the basket.
  expect((await seats.chosen()).filter(name => name.includes(copy.seat.wheelchair))).toHaveLength(1);
  await seats.nextButton.click();
  await checkout.ready();
  expect((await orderOf(page, checkout.tradeNo)).seats).toHaveLength(2);
});
