import { says } from './copy.ts';
import { expect, linkTo, settled, test } from './fixtures.ts';
import { tabTo } from './keys.ts';
import { MEMBER } from './models/login.ts';
import { eveningsOfOther, join, PASSWORD } from './office.ts';

test('a whole purchase by keyboard alone', async ({ page, open, mocks, copy, sale, seats, checkout }) => {
  await open('legalNotice');
  const who = mocks ? MEMBER : { account: (await join(page, PASSWORD)).mobile, password: PASSWORD };
  if (!mocks) await page.context().clearCookies();
  const { keyboard } = page;
  // The demonstration's member holds seats already.
  const { programId, schedule } = await sale(mocks ? await eveningsOfOther(page, MEMBER) : []);

  await open('home');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: copy.common.skip })).toBeFocused();
  await tabTo(
    page,
    page.getByRole('banner').getByRole('link', { name: copy.common.nav.concerts, exact: true }),
  );
  await keyboard.press('Enter');
  await expect(page.locator('main')).toHaveAttribute('data-page', 'musicale');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.locator(`main a[href$="month=${schedule.startsAt.slice(0, 7)}"]`));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/month=/);
  await settled(page);
  // A full month has a second page.
  const next = page.getByRole('link', { name: copy.ui.pager.next }).and(page.locator('[href*="month="]'));
  await expect(linkTo(page, programId).first().or(next).first()).toBeVisible();
  if ((await linkTo(page, programId).count()) === 0) {
    await tabTo(page, next, 150);
    await keyboard.press('Enter');
    await expect(linkTo(page, programId).first()).toBeVisible();
  }
  await tabTo(page, linkTo(page, programId), 150);
  await keyboard.press('Enter');
  await expect(page.locator('main')).toHaveAttribute('data-page', 'musicale-detail');
  await settled(page);
  await tabTo(page, page.getByRole('link', { name: copy.concert.choose }).first());
  await keyboard.press('Enter');

  await expect(page.locator('main')).toHaveAttribute('data-page', 'login');
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: copy.login.signIn.password })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: copy.login.field.account }));
  await keyboard.insertText(who.account);
  await tabTo(page, page.getByRole('textbox', { name: copy.login.field.password, exact: true }));
  await keyboard.insertText(who.password);
  await keyboard.press('Enter');

  await seats.ready();
  await tabTo(page, seats.map);
  await seats.pickByKeys(2);
  await expect(
    seats.announced.filter({ hasText: says(copy.seat.said.added_other, { count: 2 }) }),
  ).toHaveCount(1);
  await keyboard.press('Space');
  await expect(seats.basket).toHaveCount(1);
  await keyboard.press('Space');
  await expect(seats.basket).toHaveCount(2);
  await tabTo(page, seats.nextButton);
  await keyboard.press('Enter');

  await checkout.ready();
  await tabTo(page, checkout.name);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.insertText('林听雨');
  await tabTo(page, checkout.mobile);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.insertText('13800138000');
  // Enter in a field submits; what is missing is named, and its link leads to it.
  await keyboard.press('Enter');
  const missing = page.getByRole('link', { name: copy.order.error.rules });
  await expect(missing).toBeVisible();
  await tabTo(page, checkout.terms, 120);
  await keyboard.press('Space');
  await expect(checkout.terms).toBeChecked();
  await tabTo(page, checkout.pay);
  await keyboard.press('Enter');
  await checkout.atCashier();
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await keyboard.press('ArrowDown');
  await expect(checkout.outcome('declined')).toBeChecked();
  await keyboard.press('ArrowUp');
  await expect(checkout.outcome('paid')).toBeChecked();
  await tabTo(page, checkout.settle);
  await keyboard.press('Enter');
  await checkout.expectTickets(2);
});
