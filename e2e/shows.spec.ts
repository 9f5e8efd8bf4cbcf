import { orderCalls } from '#domain/contract/order.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, settled, test } from './fixtures.ts';
import { ask } from './office.ts';

const SHOW = 'show-house-tour';

test('a buyer finds a tour, chooses tickets for a date, pays, has a code for each, and returns them', async ({
  page,
  open,
  enter,
  tree,
  copy,
  checkout,
}) => {
  const { shows, order } = copy;
  await enter();
  await open('education');
  const section = page.getByRole('region', { name: shows.listTitle });
  const entry = section
    .locator('li')
    .filter({ hasText: tree.startsWith('zh') ? '走进音乐厅' : 'Behind the stage' });
  const own = tree === 'zh-CN/pc';
  await entry.getByRole(own ? 'link' : 'button').click();

  // A page of its own in the Chinese desktop tree, a sheet or a dialog in the others.
  const place = own ? page.locator('main') : page.getByRole('dialog');
  if (own) await expect(place).toHaveAttribute('data-page', 'chooseTicket');
  const dates = place.getByRole('group', { name: shows.dates });
  await expect(dates).toBeVisible();
  // Far enough ahead to be returned.
  await dates.locator('label').last().click();
  await expect(place.getByText(shows.checking)).toHaveCount(0);
  await expectAccessible(page);
  const next = place.getByRole('button', { name: shows.next });
  await expect(next).toBeDisabled();
  const adults = place.getByRole('spinbutton').first();
  await adults.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(adults).toHaveAttribute('aria-valuenow', '2');
  await next.click();

  await checkout.ready();
  await expect(page.getByText(order.words.place.held)).toBeVisible();
  await settled(page);
  await expectNoSidewaysScroll(page);
  await checkout.fill();
  await checkout.toCashier();
  await checkout.end('paid');
  await checkout.expectTickets(2);
  const { tradeNo } = checkout;
  const paid = (await ask(page, orderCalls.show.detail, { tradeNo })).data;
  expect(paid).toMatchObject({ family: 'show', subjectId: SHOW, realStatus: 'paid_success', amount: 120 });

  // What a refund gives is shown before it is asked for.
  await page.getByRole('button', { name: order.words.place.refundOpen }).click();
  const dialog = page.getByRole('dialog', { name: order.words.place.refundTitle });
  const { amount } = paid.refund ?? { amount: 0 };
  await dialog.getByRole('button', { name: new RegExp(amount.toFixed(2)) }).click();
  await expect(page.getByRole('heading', { level: 1, name: copy.status.paid_return_succ })).toBeVisible();
});
