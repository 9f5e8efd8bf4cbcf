import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ticketOrder } from '#domain/contract/order.ts';
import { presale } from '#domain/contract/presale.ts';
import { exactly } from '#lib/price.ts';
import { type Bought, newMember, payFor } from '#tests/buy.ts';
import { changeSchedule, renderPath } from '#tests/render.tsx';

/** A paid package, whose first evening is cancelled then. */
async function cancelledOne(): Promise<Bought & { gone: string }> {
  const { client, member } = await newMember();
  const { slots, pick } = await client.ok(presale.pack, { packId: 'four' });
  const open = slots.filter(s => s.dates.length > 0);
  // The first has another date, which can take its place.
  const [first, ...rest] = open.sort((a, b) => b.dates.length - a.dates.length);
  const dates = [first, ...rest].slice(0, pick).flatMap(s => s?.dates[0] ?? []);
  const choice = { packId: 'four', schedules: dates.map(d => d.scheduleId) };
  const halls = await client.ok(presale.halls, { ...choice, quantity: 2 });
  const seats = Object.fromEntries(halls.map(h => [h.planId, h.proposals[0]?.seats ?? []]));
  const found = await client.ok(presale.arrange, { ...choice, seats });
  const { tradeNo } = await client.ok(presale.create, {
    ...choice,
    seats: Object.fromEntries(found.dates.map(d => [d.scheduleId, d.seats.map(s => s.seatId)])),
    requestId: `pack-${member.memberId}`,
  });
  const bought = { client, member, tradeNo };
  await payFor(bought);
  const gone = dates[0]?.scheduleId ?? '';
  await changeSchedule(gone, { cancelled: true });
  return { ...bought, gone };
}

describe.each([
  ['zh-CN/pc', /^已取消 · /, '换另一场', '换到这一场', '退回票款', '套票已换场，新的门票在下面。'],
  [
    'en-US/mobile',
    /^Cancelled · /,
    'Another evening',
    'Take this evening',
    'Money back',
    /has the new evening/,
  ],
] as const)('a package with a cancelled evening, in %s', (tree, title, another, take, money, done) => {
  it('offers another one for it, and shows it when it is taken', async () => {
    const { client, tradeNo, gone } = await cancelledOne();
    const { user } = await renderPath(`/${tree}/confirmOrder?tradeNo=${tradeNo}&supportSeat=Y`);
    const section = within(await screen.findByRole('region', { name: title }));
    expect(section.getByRole('button', { name: money })).toBeInstanceOf(HTMLElement);
    // Two seats on each of the other evenings, which the names tell from one another.
    const gives = await screen.findAllByRole('button', {
      name: /^(转赠|Give ).+\d:\d\d/,
    });
    expect(new Set(gives.map(b => b.getAttribute('aria-label'))).size).toBe(6);
    await user.click(section.getByRole('button', { name: another }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: take }));
    expect(await screen.findByText(done)).toBeInstanceOf(HTMLElement);
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
    const order = await client.ok(ticketOrder.detail, { tradeNo });
    expect(order.evenings).toHaveLength(4);
    expect(order.evenings?.map(e => e.id)).not.toContain(gone);
    expect(order.returned).toBeUndefined();
  });

  it('gives its part of the money back, and keeps the others', async () => {
    const { client, tradeNo, gone } = await cancelledOne();
    const before = await client.ok(ticketOrder.detail, { tradeNo });
    const { amount } = await client.ok(presale.eveningChoice, { tradeNo, scheduleId: gone });
    expect(amount).toBeLessThan(before.totalFee);
    const { user } = await renderPath(`/${tree}/confirmOrder?tradeNo=${tradeNo}&supportSeat=Y`);
    const section = within(await screen.findByRole('region', { name: title }));
    await user.click(section.getByRole('button', { name: money }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: name => name.includes(exactly(amount)) }));
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
    const order = await client.ok(ticketOrder.detail, { tradeNo });
    expect(order).toMatchObject({ realStatus: 'paid_success', returned: { amount } });
    expect(order.evenings?.map(e => e.id)).toEqual(before.evenings?.map(e => e.id).filter(id => id !== gone));
  });
});
