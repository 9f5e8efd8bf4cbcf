import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ticketOrder } from '#domain/contract/order.ts';
import { presale } from '#domain/contract/presale.ts';
import { exactly } from '#lib/price.ts';
import { type Bought, newMember, payFor } from '#tests/buy.ts';
import { changeSchedule, renderPath } from '#tests/render.tsx';

/** A paid package. */
async function packageOf(): Promise<Bought & { first: string }> {
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
  return { ...bought, first: dates[0]?.scheduleId ?? '' };
}

/** The same, whose first evening is cancelled then. */
async function cancelledOne(): Promise<Bought & { gone: string }> {
  const { first: gone, ...bought } = await packageOf();
  await changeSchedule(gone, { cancelled: true });
  return { ...bought, gone };
}

it.each([
  ['zh-CN/mobile', /^换另一场：/, /退回的票款|可抵用|不退了/, '保留原样'],
  ['en-US/pc', /^Another evening for /, /What becomes of the price|Counts towards/, 'Keep the tickets'],
] as const)(
  'a swap in %s speaks of evenings alone: there is no money to choose',
  async (tree, swap, money, keep) => {
    const { tradeNo } = await packageOf();
    const { user } = await renderPath(`/${tree}/confirmOrder?tradeNo=${tradeNo}&supportSeat=Y`);
    await user.click((await screen.findAllByRole('button', { name: swap }))[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('radio').length).toBeGreaterThan(0);
    expect(within(dialog).getAllByRole('group')).toHaveLength(1);
    expect(dialog.textContent).not.toMatch(money);
    expect(within(dialog).getByRole('button', { name: keep })).toBeInstanceOf(HTMLElement);
  },
);

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
