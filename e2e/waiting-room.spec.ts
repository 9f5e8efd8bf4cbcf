import { says } from './copy.ts';
import { expect, test } from './fixtures.ts';

test('a sale with a waiting room: a lot before the opening, then the seat map by itself', async ({
  page,
  enter,
  sale,
  seatPath,
  seats,
  checkout,
  copy: { room },
  tree,
}) => {
  await enter();
  const at = await sale();
  // No other flow has this very sale.
  const seconds = 15 + Math.random();
  await page.goto(`/${tree}/${seatPath(at)}&scenario=waiting-room:${seconds}`);
  await expect(page.getByRole('heading', { name: room.early.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(room.name));
  // One place, whatever becomes of the tab.
  const lots = page.locator('details');
  await lots.getByText(room.draw.title).click();
  const seal = await lots.locator('dd').first().textContent();
  expect(seal).toMatch(/^[\da-f]{64}$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: room.early.title })).toBeVisible();
  await lots.getByText(room.draw.title).click();
  await expect(lots.locator('dd').first()).toHaveText(seal ?? '');

  await expect(seats.map.locator('canvas').first()).toBeVisible();
  await expect(page).not.toHaveTitle(new RegExp(`${room.name}|${room.tab.called}`));
  await seats.list();
  await seats.pickFromList(1);
  await seats.nextButton.click();
  await expect(checkout.pay).toBeVisible();
  await expect(page.getByText(says(room.early.lead))).toHaveCount(0);
});
