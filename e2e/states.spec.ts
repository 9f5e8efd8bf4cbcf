import type { Page } from '@playwright/test';
import { expectWholeWords } from './breaks.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, settled, test } from './fixtures.ts';

/** One after the other without a mock of anything: axe on what opens, and on what is not there. */
test('empty list: said in words, accessible', async ({ page, open, copy }) => {
  await open('musicale?keyword=zzzzqqqq');
  await expect(page.getByText(copy.musicale.list.empty)).toBeVisible();
  await expectAccessible(page);
});

test('dialogs and sheets of the purchase have a name, keep the focus, close with Esc, and are accessible', async ({
  page,
  phone,
  open,
  atSeats,
  seats,
  checkout,
  copy,
}) => {
  if (phone) {
    await open('musicale');
    await expectDialog(page, copy.musicale.list.filters);
  }
  await atSeats();
  await expectAccessible(page);
  await seats.list();
  await seats.takeProposal();
  await expectAccessible(page);
  await seats.nextButton.click();
  await checkout.ready();
  await expectAccessible(page);
  if (phone) await expectDialog(page, new RegExp(copy.order.delivery.oneYard));
  await expectDialog(page, copy.order.cancel.open);
  await checkout.pay.click();
  await expect(page.getByRole('link', { name: copy.order.error.rules })).toBeVisible();
  await expectAccessible(page);
  await checkout.fill();
  await checkout.toCashier();
  await expectAccessible(page);
  await checkout.end('unknown');
  await expect(page.getByRole('heading', { level: 1, name: copy.order.status.unknownTitle })).toBeVisible();
  await expectAccessible(page);
});

async function expectDialog(page: Page, opener: string | RegExp): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: opener }).first();
  const dialog = page.getByRole('dialog');
  await button.click();
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleName(/\S/);
  expect(await dialog.evaluate(d => d.contains(document.activeElement))).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
}

test('the desktop trees reflow at 320 px, and text may double', async ({
  page,
  phone,
  open,
  atSeats,
  seats,
}) => {
  test.skip(phone, 'the phone has its own layout');
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of [
    'home',
    'musicale',
    'musicale?view=calendar',
    'musicale-detail?id=mahler-5',
    'login',
    'legalNotice',
  ]) {
    await open(path);
    await expectNoSidewaysScroll(page);
    await expectWholeWords(page, '320');
  }
  await atSeats();
  await expectNoSidewaysScroll(page);
  await seats.list();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 683, height: 450 });
  for (const path of ['home', 'musicale', 'musicale-detail?id=mahler-5']) {
    await open(path);
    await settled(page);
    await expectNoSidewaysScroll(page);
  }
});
