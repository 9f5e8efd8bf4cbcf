import { account } from '#domain/contract/account.ts';
import { expect, test } from './fixtures.ts';
import { fillLogin } from './models/login.ts';
import { ask, PASSWORD } from './office.ts';

test('the session ends at the map: after signing in the chosen seats are back', async ({
  page,
  tree,
  atSeats,
  seats,
  checkout,
}) => {
  const sale = await atSeats(PASSWORD);
  await seats.list();
  await seats.takeProposal();
  // Ended behind the page's back, as by a long lunch.
  await ask(page, account.logout);
  await seats.nextButton.click();

  await expect(page.locator('main')).toHaveAttribute('data-page', 'login');
  await fillLogin(page, tree, sale.account);
  await seats.ready();
  expect(new URL(page.url()).searchParams.get('scheduleId')).toBe(sale.schedule.id);
  await expect(seats.basket).toHaveCount(2);
  await seats.next();
  await checkout.ready();
});
