import { say } from '../src/domain/text.ts';
import { CHANGED } from '../src/domain/words/changed.ts';
import { says } from './copy.ts';
import { act } from './door.ts';
import { expect, settled, test } from './fixtures.ts';
import { orderOf, performances } from './office.ts';

test('an evening is moved and then cancelled: the buyer keeps the tickets, and then chooses another evening', async ({
  page,
  enter,
  open,
  phone,
  seats,
  seatPath,
  checkout,
  zh,
  copy: { order, status },
}) => {
  test.setTimeout(180_000);
  const word = (change: keyof typeof CHANGED) => say(CHANGED[change], zh ? 'zh-CN' : 'en-US');
  await enter();
  // Evenings at the season's end, of which there is another one: no other flow gets that far.
  const all = (await performances(page, 'on')).filter(({ schedule }) => !schedule.realName);
  const twice = all.filter(s => all.some(o => o.programId === s.programId && o !== s));
  const sale = twice.at(phone ? -1 : -3);
  if (!sale) throw new Error('nothing is played twice');
  await open(seatPath(sale));
  await seats.ready();
  await seats.list();
  await seats.takeProposal();
  await seats.next();
  await checkout.ready();
  await checkout.fill();
  await checkout.toCashier();
  await checkout.end('paid');
  await settled(page);
  const { tradeNo } = checkout;
  await expect(page.getByRole('heading', { name: word('moved') })).toHaveCount(0);

  const words = [sale.schedule.id];
  await act({ command: 'move-evening', words, options: { to: '2027-11-20 19:30' } });
  await expect.poll(async () => (await orderOf(page, tradeNo)).occasion?.changed).toBe('moved');
  await page.reload();
  const moved = page.getByRole('region', { name: word('moved') });
  await expect(moved.getByText(order.changed.keep)).toBeVisible();
  await expect(moved.getByRole('button')).toHaveCount(3);

  await act({ command: 'cancel-evening', words });
  await expect.poll(async () => (await orderOf(page, tradeNo)).occasion?.changed).toBe('cancelled');
  await page.reload();
  await expect(page.getByText(order.changed.cancelledLead)).toBeVisible();
  const cancelled = page.getByRole('region', { name: word('cancelled') });
  await cancelled.getByRole('button', { name: order.changed.exchange }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: new RegExp(order.refund.exchange) })).toBeChecked();
  await dialog.getByRole('button').first().click();

  await cancelled.getByRole('button', { name: order.changed.money }).click();
  await expect(dialog.getByText(order.changed.free)).toBeVisible();
  await expect(dialog.getByRole('table')).toHaveCount(0);
  await dialog.getByRole('button', { name: says(order.words.seat.refundYes) }).click();
  await expect(page.getByRole('heading', { level: 1, name: status.paid_return_succ })).toBeVisible();
});
