import { presale } from '#domain/contract/presale.ts';
import { say } from '#domain/text.ts';
import { CHANGED } from '#domain/words/changed.ts';
import { copyOf, says } from './copy.ts';
import { act } from './door.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, settled, test } from './fixtures.ts';
import { must, orderOf, performances } from './office.ts';

const PACK = 'four';

test('an evening is moved and then cancelled: the buyer keeps the tickets, and then chooses another evening', async ({
  page,
  enter,
  phone,
  withTickets,
  zh,
  copy: { order, status },
}) => {
  const word = (change: keyof typeof CHANGED) => say(CHANGED[change], zh ? 'zh-CN' : 'en-US');
  await enter();
  // Evenings at the season's end, of which there is another one: no other flow gets that far. Those of the package are
  // the next flow's.
  const pack = await must(page, presale.pack, { packId: PACK });
  const packed = new Set(pack.slots.flatMap(slot => slot.dates.map(date => date.scheduleId)));
  const all = (await performances(page, 'on')).filter(
    ({ schedule }) => !schedule.realName && !packed.has(schedule.id),
  );
  const twice = all.filter(s => all.some(o => o.programId === s.programId && o !== s));
  const sale = twice.at(phone ? -1 : -3);
  if (!sale) throw new Error('nothing is played twice');
  const { tradeNo } = await withTickets(sale);
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

test('an evening of a package is cancelled: the choice in both languages, and another evening with its seats', async ({
  page,
  enter,
  open,
  phone,
  zh,
  checkout,
}) => {
  await enter();
  const pack = await must(page, presale.pack, { packId: PACK });
  // Two trees at a time choose different concerts, on their last dates.
  const slots = phone ? pack.slots.slice(0, 4) : pack.slots.slice(-4);
  const dates = slots.flatMap(slot => slot.dates.at(-1) ?? []);
  const schedules = dates.map(d => d.scheduleId).join(',');
  const halls = await must(page, presale.halls, { packId: PACK, schedules, quantity: '2' });
  const wish = Object.fromEntries(halls.map(h => [h.planId, h.proposals[0]?.seats ?? []]));
  const arranged = await must(page, presale.arrange, {
    packId: PACK,
    schedules,
    seats: JSON.stringify(wish),
  });
  const seats = Object.fromEntries(arranged.dates.map(d => [d.scheduleId, d.seats.map(s => s.seatId)]));
  const { tradeNo } = await must(page, presale.create, {
    packId: PACK,
    schedules,
    seats: JSON.stringify(seats),
    requestId: `changed-${phone}`,
  });
  const path = `confirmOrder?tradeNo=${tradeNo}&supportSeat=Y`;
  await open(path);
  await checkout.fill();
  await checkout.toCashier();
  await checkout.end('paid');
  await settled(page);

  const [last] = [...dates].sort((a, b) => b.startsAt.localeCompare(a.startsAt));
  const gone = last?.scheduleId ?? '';
  await act({ command: 'cancel-evening', words: [gone] });
  await expect
    .poll(async () => (await orderOf(page, tradeNo)).evenings?.find(e => e.id === gone)?.changed)
    .toBe('cancelled');

  const layout = phone ? 'mobile' : 'pc';
  for (const chinese of [!zh, zh]) {
    await page.goto(`/${chinese ? 'zh-CN' : 'en-US'}/${layout}/${path}`);
    await settled(page);
    const { order } = copyOf(chinese);
    const part = page.getByRole('region', {
      name: new RegExp(say(CHANGED.cancelled, chinese ? 'zh-CN' : 'en-US')),
    });
    await expect(part.getByRole('button')).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await part.getByRole('button', { name: order.changed.exchange }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: new RegExp(order.refund.exchange) })).toBeChecked();
    await expectAccessible(page);
    if (chinese !== zh) continue;
    const evening = dialog.getByRole('group', { name: order.refund.exchangeWhich }).getByRole('radio');
    await evening.last().check();
    await dialog.getByRole('button', { name: order.changed.take }).click();
    await expect(page.getByText(order.changed.taken)).toBeVisible();
    await expect(part).toHaveCount(0);
  }
  const { evenings = [], tickets } = await orderOf(page, tradeNo);
  expect(evenings).toHaveLength(4);
  expect(evenings.filter(e => e.id === gone || e.changed)).toEqual([]);
  expect(tickets).toHaveLength(8);
});
