import { expect, test } from 'vitest';
import { account } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { gift } from '#domain/contract/gift.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { Client } from './client.ts';
import { signIn } from './harness.ts';
import { eachStore } from './stores.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function settle(office: BoxOffice, who: Buyer, tradeNo: string): Promise<void> {
  expect((await who.confirm(tradeNo)).msg).toBe('');
  const { payNo, ...started } = (await who.pay(tradeNo)).data;
  expect(started.url).toBeTruthy();
  const payment = (await office.payments(tradeNo)).find(p => p.payNo === payNo);
  if (payment?.receivedAt === null) await office.sandbox.settle(payNo, 'paid');
}
async function bought(office: BoxOffice, seats: readonly string[], at = 'plain') {
  const who = await office.buyer();
  const tradeNo = await who.order(seats, at);
  await settle(office, who, tradeNo);
  return { who, tradeNo };
}
/** Other seats, for these of an order. */
async function exchanged(
  who: Buyer,
  exchangeNo: string,
  seats: readonly string[],
  exchangePieces?: string[],
) {
  who.orderKey = '';
  return who.create(seats, 'other', {
    exchangeNo,
    ...(exchangePieces && { exchangePieces }),
  });
}
const bank = async (office: BoxOffice, tradeNo: string): Promise<[number, number][]> => {
  const rows = await Promise.all((await office.payments(tradeNo)).map(p => office.sandbox.payment(p.payNo)));
  return rows.flatMap(r => (r ? [[r.charged, r.refunded] as [number, number]] : []));
};

eachStore(open => {
  test('a dearer evening: the difference is paid, and what was paid goes along', async () => {
    const office = await boxOffice(await open());
    const { who, tradeNo } = await bought(office, ['B-1-1', 'B-1-2']);
    const { refund } = await who.detail(tradeNo);
    expect(refund?.exchange).toMatchObject({ credit: 361, percent: 0 });
    expect(refund?.exchange?.evenings.map(e => e.scheduleId)).toContain('other');
    const made = await exchanged(who, tradeNo, ['A-1-1'], ['B-1-1']);
    const next = made.data.tradeNo;
    expect(await who.detail(next)).toMatchObject({
      amount: 380,
      discount: 180.5,
      totalFee: 199.5,
      exchange: { tradeNo, credit: 180.5, back: 0 },
    });
    // Until it is paid both stand.
    expect((await office.tickets(tradeNo)).flatMap(t => t.seatIds)).toEqual(['B-1-1', 'B-1-2']);
    await settle(office, who, next);
    expect((await office.tickets(tradeNo)).flatMap(t => t.seatIds)).toEqual(['B-1-2']);
    expect((await office.tickets(next)).flatMap(t => t.seatIds)).toEqual(['A-1-1']);
    expect(await bank(office, tradeNo)).toEqual([[36_100, 0]]);
    expect(await bank(office, next)).toEqual([[19_950, 0]]);
    expect((await office.row(next)).funds?.map(f => f.fen)).toEqual([19_950, 18_050]);
    expect((await office.row(tradeNo)).events.at(-1)?.status).toBe('part_exchanged');
    // The seat is free for others, and the new ticket goes back to both payments it was bought with.
    expect((await (await office.buyer()).create(['B-1-1'])).success).toBe(true);
    const done = await who.ok(ticketOrder.refund, { tradeNo: next, fee: 0, amount: 380 });
    expect(done).toMatchObject({ realStatus: 'paid_return_succ', returned: { amount: 380, left: 0 } });
    expect(await bank(office, tradeNo)).toEqual([[36_100, 18_050]]);
    expect(await bank(office, next)).toEqual([[19_950, 19_950]]);
  });

  test('a cheaper evening costs nothing, and the rest goes back', async () => {
    const office = await boxOffice(await open());
    const { who, tradeNo } = await bought(office, ['A-1-1']);
    const made = await exchanged(who, tradeNo, ['B-2-2']);
    const next = made.data.tradeNo;
    expect(await who.detail(next)).toMatchObject({ totalFee: 0, exchange: { credit: 380, back: 199.5 } });
    await settle(office, who, next);
    expect(await who.detail(tradeNo)).toMatchObject({ realStatus: 'paid_return_succ', tickets: [] });
    expect(await bank(office, tradeNo)).toEqual([[38_000, 19_950]]);
    expect((await who.detail(next)).tickets).toHaveLength(1);
    // What it earned is the price of the new ticket.
    const entries = await office.deps.store.direct.accounts.ledger(who.memberId);
    expect(entries.reduce((sum, e) => sum + e.fen, 0)).toBe(18_050);
  });

  test('in the time of fees nothing is kept for other tickets, but of money that goes back, then and later', async () => {
    const office = await boxOffice(await open());
    const { who, tradeNo } = await bought(office, ['A-1-1']);
    await office.patchSchedule('other', { startsAt: office.clock.now() + 60 * DAY });
    office.clock.advance(27 * DAY);
    await signIn(office.deps, who, who.memberId);
    const made = await exchanged(who, tradeNo, ['B-2-2']);
    const next = made.data.tradeNo;
    expect(await who.detail(next)).toMatchObject({ exchange: { credit: 380, back: 179.55 } });
    await settle(office, who, next);
    expect(await bank(office, tradeNo)).toEqual([[38_000, 17_955]]);
    expect((await who.detail(next)).refund).toMatchObject({ fee: 18.05, amount: 162.45 });
    await who.ok(ticketOrder.refund, { tradeNo: next, fee: 18.05, amount: 162.45 });
    expect(await bank(office, tradeNo)).toEqual([[38_000, 34_200]]);
  });

  test('tickets that were given back meanwhile are exchanged for nothing: the money goes back', async () => {
    const office = await boxOffice(await open());
    const { who, tradeNo } = await bought(office, ['B-1-1']);
    const next = (await exchanged(who, tradeNo, ['A-1-1'])).data.tradeNo;
    expect((await who.confirm(next)).success).toBe(true);
    const { payNo } = (await who.pay(next)).data;
    await who.ok(ticketOrder.refund, { tradeNo, fee: 0 });
    await office.sandbox.settle(payNo, 'paid');
    expect((await office.row(next)).realStatus).toBe('paid_return_cert');
    expect(await bank(office, next)).toEqual([[19_950, 19_950]]);
    expect(await bank(office, tradeNo)).toEqual([[18_050, 18_050]]);
    expect(await office.tickets(next)).toEqual([]);
  });

  test('one ticket goes for two orders once', async () => {
    const office = await boxOffice(await open());
    const { who, tradeNo } = await bought(office, ['A-1-1']);
    const one = (await exchanged(who, tradeNo, ['B-1-1'])).data.tradeNo;
    const two = (await exchanged(who, tradeNo, ['B-1-2'])).data.tradeNo;
    expect((await who.confirm(one)).success).toBe(true);
    expect((await who.confirm(two)).success).toBe(true);
    await Promise.all([who.pay(one), who.pay(two)]);
    const states = [await office.row(one), await office.row(two)].map(r => r.realStatus).sort();
    expect(states).toEqual(['paid_return_cert', 'paid_success']);
    expect(await bank(office, tradeNo)).toEqual([[38_000, 19_950]]);
  });

  test('only one’s own, for another evening of the same programme, and what is left to exchange', async () => {
    const office = await boxOffice(await open());
    const { who, tradeNo } = await bought(office, ['A-1-1', 'A-1-2']);
    const other = await office.buyer();
    expect((await exchanged(other, tradeNo, ['A-2-1'])).errcode).toBe(ERR.notFound);
    expect((await exchanged(who, 'HM-none', ['A-2-1'])).errcode).toBe(ERR.notFound);
    who.orderKey = '';
    expect((await who.create(['A-2-1'], 'plain', { exchangeNo: tradeNo })).errcode).toBe(ERR.refused);
    const { code = '' } = await who.ok(gift.offer, { tradeNo, piece: 'A-1-1' });
    await other.ok(gift.accept, { code });
    expect((await exchanged(who, tradeNo, ['A-2-1'], ['A-1-1'])).errcode).toBe(ERR.refused);
    // All that is still the member's: one of the two.
    const next = (await exchanged(who, tradeNo, ['A-2-1'])).data.tradeNo;
    expect((await who.detail(next)).exchange?.credit).toBe(380);
    // Other seats in its place keep the exchange.
    who.orderKey = '';
    const changed = await who.order(['B-3-5'], 'other', { replace: next });
    expect((await who.detail(changed)).exchange).toMatchObject({ tradeNo, credit: 380, back: 199.5 });
    office.clock.advance(29 * DAY + 12 * HOUR);
    await signIn(office.deps, who, who.memberId);
    expect((await exchanged(who, tradeNo, ['A-2-3'])).errcode).toBe(ERR.refused);
  });

  test('a return for the foundation: no money goes back, and there is a receipt', async () => {
    const office = await boxOffice(await open());
    const { who, tradeNo } = await bought(office, ['A-1-1', 'A-1-2']);
    expect((await who.detail(tradeNo)).refund?.donate).toBe(true);
    const half = { tradeNo, fee: 0, amount: 380, pieces: ['A-1-1'], donor: ' 林听雨 ' };
    const [one, two] = await Promise.all([
      who.call(ticketOrder.refund, half),
      who.call(ticketOrder.refund, half),
    ]);
    expect([one.success, two.success].sort()).toEqual([false, true]);
    const shown = await who.detail(tradeNo);
    expect(shown.donations).toMatchObject([{ amount: 380, name: '林听雨' }]);
    expect(shown.donations?.[0]?.receiptNo).toMatch(/^HMF\d{18}$/);
    expect(shown.returned).toBeUndefined();
    expect(shown.events.at(-1)).toMatchObject({ status: 'donated' });
    expect(await bank(office, tradeNo)).toEqual([[76_000, 0]]);
    expect((await (await office.buyer()).create(['A-1-1'])).success).toBe(true);
    const last = await who.ok(ticketOrder.refund, { tradeNo, fee: 0, amount: 380 });
    expect(last).toMatchObject({ realStatus: 'paid_return_succ', returned: { amount: 380, left: 0 } });
    expect(await bank(office, tradeNo)).toEqual([[76_000, 38_000]]);
    expect(await office.points(who.memberId)).toBe(0);
  });

  test('a borrowed session gives nothing to the foundation, and the order of another is none (S24)', async () => {
    const office = await boxOffice(await open());
    const { who, tradeNo } = await bought(office, ['A-1-1', 'A-1-2']);
    const borrowed = new Client(office.app);
    await signIn(office.deps, borrowed, who.memberId);
    const half = { tradeNo, fee: 0, amount: 380, pieces: ['A-1-1'], donor: '' };
    const give = (proof = {}) => borrowed.call(ticketOrder.refund, { ...half, ...proof });
    expect(await give()).toMatchObject({ errcode: ERR.proofNeeded, data: { password: false } });
    expect((await give({ ownCode: '000000' })).errcode).toBe(ERR.wrongCode);
    expect((await who.detail(tradeNo)).donations).toBeUndefined();
    expect((await (await office.buyer()).call(ticketOrder.refund, half)).errcode).toBe(ERR.notFound);
    const { demoCode: ownCode } = await borrowed.ok(account.sendOwnCode, {});
    expect((await give({ ownCode })).data.donations).toMatchObject([{ amount: 380 }]);
    // Money that goes back to its payer needs no proof.
    office.clock.advance(10 * 60_000);
    const rest = { tradeNo, fee: 0, amount: 380 };
    expect((await borrowed.call(ticketOrder.refund, rest)).success).toBe(true);
  });

  test('the ladder is the one of the purchase, whatever the house decides later', async () => {
    const office = await boxOffice(await open());
    const { who, tradeNo } = await bought(office, ['A-1-1']);
    const { sales } = office.deps.store.direct;
    await sales.saveOrder({ ...(await office.row(tradeNo)), ladder: [{ hours: 48, percent: 20 }] });
    expect((await who.detail(tradeNo)).refund).toMatchObject({ fee: 76, amount: 304 });
    expect((await who.detail(tradeNo)).refund?.ladder).toHaveLength(1);
    expect((await office.row((await bought(office, ['A-1-2'])).tradeNo)).ladder).toHaveLength(3);
  });
});
