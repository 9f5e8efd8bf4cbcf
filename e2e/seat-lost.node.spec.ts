import { copyOf } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { Checkout } from './models/checkout.ts';
import { Seats } from './models/seats.ts';
import { join, ordersOf } from './office.ts';

test('two members want the same seats: one gets them, the other is told which and offered others', async ({
  page,
  browser,
  baseURL,
  contextOptions,
  atSeats,
  seats,
  seatPath,
  tree,
  zh,
  copy,
}, info) => {
  const sale = await atSeats();
  const { viewport, userAgent, isMobile, hasTouch, locale } = info.project.use;
  const context = await browser.newContext({
    ...contextOptions,
    ...(baseURL && { baseURL }),
    ...(viewport !== undefined && { viewport }),
    ...(userAgent && { userAgent }),
    ...(isMobile !== undefined && { isMobile }),
    ...(hasTouch !== undefined && { hasTouch }),
    ...(locale && { locale }),
    extraHTTPHeaders: { 'X-Forwarded-For': '10.77.77.77' },
  });
  const other = await context.newPage();
  await other.goto(`/${tree}/legalNotice`);
  const { user } = await join(other);
  await other.evaluate(userInfo => {
    localStorage.setItem('heming.user', JSON.stringify({ state: { userInfo }, version: 1 }));
  }, user);
  await other.goto(`/${tree}/${seatPath(sale)}`);
  const rival = new Seats(other, copyOf(zh));
  await rival.ready();

  // Proposals are kept apart when several ask for the same house: both read the list from its start.
  for (const s of [seats, rival]) {
    await s.list();
    await s.pickFromList(2);
  }
  await Promise.all([seats.nextButton.click(), rival.nextButton.click()]);

  const [mine, theirs] = [new Checkout(page, copy), new Checkout(other, copy)];
  await expect.poll(async () => (await mine.pay.count()) + (await theirs.pay.count())).toBe(1);
  const iWon = (await mine.pay.count()) === 1;
  const loser = iWon ? other : page;
  const alert = loser.getByRole('alert');
  await expect(alert.getByRole('heading', { name: copy.seat.lost.title })).toBeVisible();
  await expect(
    alert.getByRole('list', { name: copy.seat.lost.near }).getByRole('button').first(),
  ).toBeVisible();
  expect(await ordersOf(loser)).toHaveLength(0);
  expect(await ordersOf(iWon ? page : other)).toHaveLength(1);
  await context.close();
});
