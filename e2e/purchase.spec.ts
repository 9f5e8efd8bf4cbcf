import { expect, linkTo, PHONE_PIXELS, settled, test } from './fixtures.ts';
import { fillLogin, MEMBER } from './models/login.ts';
import { eveningsOfOther, join, orderOf, PASSWORD, schedulesOf } from './office.ts';

test.use(PHONE_PIXELS);

test('a buyer finds a concert, signs in on the way, chooses two seats on the plan, pays, and has tickets', async ({
  page,
  open,
  tree,
  phone,
  mocks,
  copy,
  sale,
  seats,
  checkout,
}) => {
  const who = mocks ? MEMBER : await newcomer();
  await open('home');
  // The demonstration's member holds seats already.
  const { programId, schedule } = await sale(mocks ? await eveningsOfOther(page, MEMBER) : []);
  await page
    .getByRole('navigation', { name: copy.common.nav.main })
    .getByRole('link', { name: copy.common.nav.concerts, exact: true })
    .click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'musicale');
  await settled(page);

  // The month narrows the list to a page of it, as a visitor would.
  const month = schedule.startsAt.slice(0, 7);
  await page
    .getByRole('navigation', { name: copy.musicale.list.months })
    .locator(`a[href$="month=${month}"]`)
    .click();
  const concert = linkTo(page, programId).first();
  // A full month has a second page.
  const next = page
    .getByRole('link', { name: copy.ui.pager.next })
    .and(page.locator(`[href*="month=${month}"]`));
  await expect(concert.or(next).first()).toBeVisible();
  if ((await concert.count()) === 0) await next.click();
  await concert.click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'musicale-detail');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const session = page.getByRole('group', { name: copy.concert.sessions }).first();
  const dates = session.getByRole('radio');
  const wanted = (await schedulesOf(page, programId)).findIndex(s => s.id === schedule.id);
  await dates.nth(wanted).check();
  await page.getByRole('link', { name: copy.concert.choose }).first().click();

  await expect(page.locator('main')).toHaveAttribute('data-page', 'login');
  await expect(page.getByText(copy.login.back.seat)).toBeVisible();
  await fillLogin(page, tree, who);
  await seats.ready();
  expect(new URL(page.url()).searchParams.get('scheduleId')).toBe(schedule.id);

  if (phone) await seats.pickByTouch(2);
  else await seats.pickByMouse(2);
  const chosen = await seats.chosen();
  expect(chosen).toHaveLength(2);
  await seats.next();

  await checkout.ready();
  await expect(checkout.timer).toHaveText(/^1[45]:\d\d$/);
  await checkout.fill();
  await checkout.toCashier();
  await checkout.end('paid');
  await checkout.expectTickets(2);

  const { tradeNo } = checkout;
  const order = await orderOf(page, tradeNo);
  expect(order.realStatus).toBe('paid_success');
  // A member of a level has its discount without asking.
  expect(order.totalAmount).toBeCloseTo(order.seats.reduce((sum, s) => sum + s.price, 0) - order.discount, 2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: copy.order.status.calendar }).click();
  const entry = await download;
  expect(entry.suggestedFilename()).toMatch(/\.ics$/);
  // A phone has it from the server, which goes on telling what becomes of it.
  if (phone && !mocks) expect(new URL(entry.url()).pathname).toContain(`/feeds/order/${tradeNo}.`);

  await page.getByRole('link', { name: copy.order.status.orders }).click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'user');
  await settled(page);
  await expect(page.locator(`main a[href*="${tradeNo}"]`).first()).toBeVisible();

  async function newcomer() {
    await open('legalNotice');
    const { mobile } = await join(page, PASSWORD);
    await page.context().clearCookies();
    return { account: mobile, password: PASSWORD };
  }
});
