import type { Page } from '@playwright/test';
import { copyOf } from './copy.ts';
import { expect, settled, test } from './fixtures.ts';
import { Checkout, CONTACT } from './models/checkout.ts';
import { Seats } from './models/seats.ts';
import { orderOf, ordersOf } from './office.ts';

/** A second tab of the same visitor. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

test('signing out in one tab is followed by the other', async ({ page, enter, open, zh }) => {
  await enter();
  await open('user');
  const { common } = copyOf(zh);
  const other = await secondTab(page);
  await expect(other.locator('main')).toHaveAttribute('data-page', 'user');
  await settled(other);
  await page.getByRole('button', { name: common.account.signOut }).first().click();
  await expect(page.locator('main')).not.toHaveAttribute('data-page', 'user');
  await expect(other.locator('main')).toHaveAttribute('data-page', 'login');
  const left = await other.evaluate(() =>
    [localStorage.getItem('heming.user'), JSON.stringify(sessionStorage)].join(),
  );
  expect(left).not.toContain('memberEncode":"');
});

test('the order is edited in one tab: the other pays what it showed, or is told the difference', async ({
  page,
  atSeats,
  seats,
  checkout,
  copy,
}) => {
  await atSeats();
  await seats.list();
  await seats.takeProposal();
  await seats.nextButton.click();
  await checkout.ready();
  const first = checkout.tradeNo;
  const other = await secondTab(page);
  const there = new Checkout(other, copy);
  await there.ready();

  // The first tab goes back and takes one seat out: its order replaces the one that the second tab shows.
  await page.goBack();
  const map = new Seats(page, copy);
  await map.ready();
  await map.basket.first().click();
  await expect(map.basket).toHaveCount(1);
  await map.next();
  await checkout.ready();
  expect(checkout.tradeNo).not.toBe(first);

  await there.fill(CONTACT);
  await there.pay.click();
  await expect(there.pay).toHaveCount(0);
  await expect(other.locator('main')).toHaveAttribute('data-page', 'confirmOrder');
  expect((await orderOf(page, first)).realStatus).toMatch(/^cancel/);
  const live = (await ordersOf(page)).filter(o => o.realStatus.startsWith('new'));
  expect(live.map(o => o.tradeNo)).toEqual([checkout.tradeNo]);
});
