import { expect, settled, test } from './fixtures.ts';

test('a seat that was lost is named, the others stay, and substitutes are offered', async ({
  page,
  enter,
  sale,
  seatPath,
  open,
  seats,
  checkout,
  copy,
}) => {
  await enter();
  await open(`${seatPath(await sale())}&scenario=seat-lost`);
  await seats.ready();
  await seats.list();
  await seats.takeProposal();
  await seats.nextButton.click();

  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: copy.seat.lost.title })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'seat');
  const near = alert.getByRole('list', { name: copy.seat.lost.near });
  await near.getByRole('button').first().click();
  await expect(alert).toHaveCount(0);
  await settled(page);
  await seats.nextButton.click();
  await checkout.ready();
});
