import { readFileSync } from 'node:fs';
import { brand } from '#brand';
import { kindWords } from '#lib/seat-words.ts';
import { says } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { orderOf } from './office.ts';

test('two seats from the list make an order of just these seats', async ({
  page,
  atSeats,
  seats,
  checkout,
}) => {
  await atSeats();
  await seats.list();
  await seats.pickFromList(2);
  await seats.nextButton.click();
  await checkout.ready();
  const order = await orderOf(page, checkout.tradeNo);
  expect(order.seats).toHaveLength(2);
  expect(new Set(order.seats.map(s => `${s.zone} ${s.row}`)).size).toBe(1);
});

test('best available: the proposal that was chosen is ordered and paid, its tickets printed and kept', async ({
  page,
  zh,
  copy,
  atSeats,
  seats,
  checkout,
}) => {
  await atSeats();
  await seats.list();
  await seats.takeProposal();
  await seats.nextButton.click();
  await checkout.ready();
  await checkout.fill();
  await checkout.toCashier();
  await checkout.end('paid');
  await checkout.expectTickets(2);

  // A ticket as a picture, made by the browser.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: copy.order.ticket.save }).first().click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/\.png$/);
  const picture = readFileSync(await saved.path());
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  // Width and height as its header says them.
  expect(picture.readUInt32BE(16)).toBeGreaterThanOrEqual(600);
  expect(picture.readUInt32BE(20)).toBeGreaterThan(picture.readUInt32BE(16));

  // On paper: two tickets on two sheets at most, of a house that has a name and an address.
  await page.emulateMedia({ media: 'print' });
  const locale = zh ? 'zh-CN' : 'en-US';
  const ticket = page.getByRole('region', { name: says(copy.order.ticket.nth, { total: 2 }) }).first();
  await expect(ticket.getByText(brand.name[locale])).toBeVisible();
  await expect(ticket.getByText(brand.address[locale])).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
});

test('best available keeps to a wheelchair space when asked', async ({
  page,
  zh,
  atSeats,
  seats,
  checkout,
  copy,
}) => {
  await atSeats();
  await seats.list();
  const chair = page.getByRole('button', { name: copy.seat.best.chair, exact: true });
  await chair.click();
  await expect(chair).toHaveAttribute('aria-pressed', 'true');
  await seats.takeProposal();
  await seats.plan();
  // One of the two is the space, by its name in the basket.
  expect(
    (await seats.chosen()).filter(name => name.includes(kindWords('wheelchair', zh ? 'zh-CN' : 'en-US'))),
  ).toHaveLength(1);
  await seats.nextButton.click();
  await checkout.ready();
  expect((await orderOf(page, checkout.tradeNo)).seats).toHaveLength(2);
});
