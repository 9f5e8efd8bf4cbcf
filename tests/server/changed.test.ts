import { expect, test } from 'vitest';
import { ERR } from '#domain/contract/envelope.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import type { Deps } from '#server/deps.ts';
import { askedOf, runCommand } from '#server/desk/run.ts';
import type { Notice } from '#server/notices.ts';
import { tellChanges } from '#server/season/tell.ts';
import type { Store } from '#server/store/port.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { signIn } from './harness.ts';
import { eachStore } from './stores.ts';

const DAY = 86_400_000;

/** Cancels an evening as the office does: what is shown, and then done. */
async function cancel(deps: Deps, scheduleId: string): Promise<void> {
  const asked = askedOf({
    command: 'cancel-evening',
    words: [scheduleId],
    options: {},
    who: 'lin',
    why: 'a wish',
  });
  const { digest = '' } = await runCommand(deps, asked);
  expect((await runCommand(deps, { ...asked, agreed: digest })).ok).toBe(true);
}

async function bought(office: BoxOffice, seats: readonly string[]) {
  const who = await office.buyer();
  const { tradeNo, payNo } = await who.upToPayment(seats);
  await office.sandbox.settle(payNo, 'paid');
  return { who, tradeNo };
}
const bank = async (office: BoxOffice, tradeNo: string) =>
  Promise.all(
    (await office.payments(tradeNo)).map(async p => {
      const row = await office.sandbox.payment(p.payNo);
      return [row?.charged, row?.refunded];
    }),
  );
/** So late that the ladder gives nothing back any more. */
const late = async (office: BoxOffice, ...members: Buyer[]) => {
  office.clock.advance(29.5 * DAY);
  for (const who of members) await signIn(office.deps, who, who.memberId);
};

eachStore(open => {
  test('of a cancelled evening all of the money goes back at any time, some or all, also after its start', async () => {
    const office = await boxOffice(await open());
    const { who, tradeNo } = await bought(office, ['A-1-1', 'B-1-1']);
    await late(office, who);
    expect((await who.detail(tradeNo)).refund).toMatchObject({ allowed: false });
    await office.patchSchedule('plain', { cancelled: true });
    office.clock.advance(3 * DAY);
    await signIn(office.deps, who, who.memberId);
    const seen = await who.detail(tradeNo);
    expect(seen.occasion).toMatchObject({ changed: 'cancelled' });
    expect(seen.refund).toMatchObject({ allowed: true, fee: 0, amount: 560.5, ladder: [], donate: true });
    await who.ok(ticketOrder.refund, { tradeNo, pieces: ['B-1-1'], fee: 0, amount: 180.5 });
    const done = await who.ok(ticketOrder.refund, { tradeNo, fee: 0, amount: 380, donor: '林知远' });
    expect(done.donations).toMatchObject([{ amount: 380, name: '林知远' }]);
    expect(await bank(office, tradeNo)).toEqual([[56_050, 18_050]]);
    const again = await who.call(ticketOrder.refund, { tradeNo, fee: 0, amount: 380 });
    expect(again.success && again.data.realStatus).toBe('paid_return_succ');
    expect(await bank(office, tradeNo)).toEqual([[56_050, 18_050]]);
  });

  test('of a cancelled evening the whole price counts towards another one, and the rest goes back without a fee', async () => {
    const office = await boxOffice(await open());
    const { who, tradeNo } = await bought(office, ['A-1-1']);
    await office.patchSchedule('other', { startsAt: office.clock.now() + 60 * DAY });
    await late(office, who);
    await office.patchSchedule('plain', { cancelled: true });
    office.clock.advance(5_000);
    const { refund } = await who.detail(tradeNo);
    expect(refund?.exchange).toMatchObject({ credit: 380, percent: 0 });
    expect(refund?.exchange?.evenings.map(e => e.scheduleId)).not.toContain('plain');
    who.orderKey = '';
    const next = (await who.create(['B-2-2'], 'other', { exchangeNo: tradeNo })).data.tradeNo;
    expect((await who.confirm(next)).success).toBe(true);
    await who.pay(next);
    expect(await who.detail(tradeNo)).toMatchObject({ realStatus: 'paid_return_succ' });
    expect((await who.detail(next)).tickets).toHaveLength(1);
    expect(await bank(office, tradeNo)).toEqual([[38_000, 19_950]]);
  });

  test('of a moved evening the tickets are kept, or all goes back until it begins; who buys after that has the ladder', async () => {
    const office = await boxOffice(await open());
    const { who, tradeNo } = await bought(office, ['A-1-1']);
    const { startsAt } = await office.row(tradeNo);
    const to = office.clock.now() + 31 * DAY;
    await office.patchSchedule('plain', { startsAt: to, movedFrom: startsAt ?? 0 });
    const later = await bought(office, ['A-1-2']);
    await late(office, who, later.who);
    const seen = await who.detail(tradeNo);
    expect(seen.occasion).toMatchObject({
      changed: 'moved',
      was: new Date(startsAt ?? 0).toISOString(),
      startsAt: new Date(to).toISOString(),
    });
    expect(seen.refund).toMatchObject({ allowed: true, fee: 0, amount: 380, donate: true });
    expect(seen.tickets).toHaveLength(1);
    const other = await later.who.detail(later.tradeNo);
    expect(other.occasion?.changed).toBeUndefined();
    expect(other.refund).toMatchObject({ allowed: true, fee: 114 });
    office.clock.set(to);
    await signIn(office.deps, who, who.memberId);
    expect((await who.call(ticketOrder.refund, { tradeNo, fee: 0, amount: 380 })).errcode).toBe(ERR.refused);
  });

  test('the office’s change is recorded as a season’s is, and each buyer is told once, by whichever process', async () => {
    const store: Store = await open();
    const office = await boxOffice(store);
    const first = await bought(office, ['A-1-1']);
    const second = await bought(office, ['A-1-2']);
    const unpaid = await (await office.buyer()).order(['A-1-3']);
    // A command where no letters are set up.
    const { notify: _, ...silent } = office.deps;
    await cancel(silent, 'plain');
    const [change] = await store.direct.seasons.untold(10);
    expect(change).toMatchObject({ occasionId: 'plain', family: 'seat', kind: 'cancelled', version: null });

    const told: Notice[] = [];
    const deps = { ...office.deps, notify: async (_: unknown, notice: Notice) => void told.push(notice) };
    await Promise.all([tellChanges(deps), tellChanges(deps)]);
    const numbers = told.map(n => ('tradeNo' in n ? n.tradeNo : '')).sort();
    expect(numbers).toEqual([first.tradeNo, second.tradeNo].sort());
    expect(numbers).not.toContain(unpaid);
    expect(told.map(n => n.kind)).toEqual(['evening-cancelled', 'evening-cancelled']);
    expect(await store.direct.seasons.untold(10)).toEqual([]);
  });
});
