import enPresale from '#i18n/en-US/presale.ts';
import zhPresale from '#i18n/zh-CN/presale.ts';
import { says } from './copy.ts';
import { expect, expectAccessible, settled, test } from './fixtures.ts';
import { orderOf } from './office.ts';

test('a package is bought: dates, seats once for all of them, one order, tickets for each evening', async ({
  page,
  zh,
  phone,
  open,
  enter,
  copy,
  checkout,
}) => {
  test.skip(phone, 'packages are sold in the desktop trees');
  const t = zh ? zhPresale : enPresale;
  const name = zh ? '室内乐三重奏' : 'Three of chamber music';
  await enter();
  await open('presale');
  await expectAccessible(page);
  await page.getByRole('link', { name: says(t.list.chooseOf, { action: t.list.choose, name }) }).click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'presale-schedule');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.dates.next }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.seats.title })).toBeVisible();

  // The dates and the step outlive a reload.
  await page.reload();
  await settled(page);
  const { best } = copy.seat;
  const choose = page.getByRole('button', { name: says(best.choose_other, { count: 2 }) });
  await choose.first().click();
  const panel = page.getByRole('complementary', { name: t.price.title });
  await expect(panel.getByText(new RegExp(`${t.seats.same}|${t.seats.moved}`))).toHaveCount(3);
  await expectAccessible(page);
  await panel.getByRole('button', { name: t.seats.next }).click();

  await expect(page.locator('main')).toHaveAttribute('data-page', 'presale-confirmOrder');
  await expect(checkout.pay).toBeVisible();
  const { tradeNo } = checkout;
  const held = await orderOf(page, tradeNo);
  expect(held.evenings).toHaveLength(3);
  expect(held.seats).toHaveLength(6);
  expect(held.discounts.find(d => d.kind === 'promotion')?.amount).toBe(120);
  await checkout.fill();
  await checkout.toCashier();
  await checkout.end('paid');
  await expect(page.getByRole('heading', { level: 1, name: copy.status.paid_success })).toBeVisible();
  // Two tickets an evening, each named within its evening.
  const tickets = page.getByRole('region', { name: says(copy.order.ticket.nth, { total: 2 }) });
  await expect(tickets).toHaveCount(6);
  const paid = await orderOf(page, tradeNo);
  expect(new Set(paid.tickets.map(ticket => ticket.code)).size).toBe(6);
  expect(paid.totalFee).toBe(held.totalFee);
});
