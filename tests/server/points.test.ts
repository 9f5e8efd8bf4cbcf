import { describe, expect, test } from 'vitest';
import { member } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { membership } from '#domain/contract/membership.ts';
import { orderCalls, ticketOrder } from '#domain/contract/order.ts';
import type { OrderRow } from '#server/store/ports/sales.ts';
import { cardOffers, cards } from '#tests/world/world.ts';
import type { BoxOffice, Buyer } from './box-office.ts';
import { discountOffice, earn, grant, seatDesk } from './discounting.ts';
import { START, signIn } from './harness.ts';
import { orderProduct, orderTickets, payOrder, shopDocs } from './shop-world.ts';
import { eachStore } from './stores.ts';

const DAY = 86_400_000;
let n = 0;

/** Time passes, and the session with it. */
async function at(office: BoxOffice, who: Buyer, days: number): Promise<void> {
  office.clock.set(START + days * DAY);
  await signIn(office.deps, who, who.memberId);
}
async function paid(office: BoxOffice, who: Buyer, seats: readonly string[], points = 0): Promise<string> {
  who.orderKey = '';
  const tradeNo = await who.order(seats);
  if (points > 0) expect((await seatDesk(who).points(tradeNo, points)).msg).toBe('');
  expect((await who.confirm(tradeNo)).msg).toBe('');
  await settle(office, who, tradeNo);
  return tradeNo;
}
async function settle(office: BoxOffice, who: Buyer, tradeNo: string): Promise<void> {
  const { payNo } = (await who.pay(tradeNo)).data;
  await office.sandbox.settle(payNo, 'paid');
}
async function cardsFor(office: BoxOffice, who: Buyer): Promise<string> {
  const order = { cardId: 'times-8', quantity: 2, requestId: `p-${++n}` };
  const { tradeNo } = await who.ok(membership.create, order);
  const { totalAmount = 0 } = await who.ok(membership.gotoPay, { tradeNo });
  const started = await who.ok(membership.pay, { tradeNo, gatewayCode: 'aliPay', totalAmount });
  await office.sandbox.settle(started.payNo, 'paid');
  return tradeNo;
}
/** The door reads the tickets of these seats. */
const enter = (office: BoxOffice, tradeNo: string, seats: readonly string[]) =>
  office.deps.store.transaction(async ({ sales }) => {
    const tickets = await sales.tickets(tradeNo);
    await sales.removeTickets(tradeNo);
    const usedAt = office.clock.now();
    await sales.addTickets(
      tickets.map(t => (t.seatIds.some(id => seats.includes(id)) ? { ...t, usedAt } : t)),
    );
  });
const info = (who: Buyer) => who.ok(member.info, {});

describe('points and levels over whole lives of orders', () => {
  eachStore(open => {
    const opened = async (): Promise<{ office: BoxOffice; who: Buyer }> => {
      const office = await discountOffice(await open());
      await office.deps.store.transaction(tx =>
        tx.catalogue.upsert([
          ...cards.map(body => ({ kind: 'card', id: body.id, body })),
          ...cardOffers.map(body => ({ kind: 'offer', id: body.id, body })),
          ...shopDocs(START),
        ]),
      );
      return { office, who: await office.buyer() };
    };

    test('what an order earns is on its way until its free return has ended', async () => {
      const { office, who } = await opened();
      const tradeNo = await paid(office, who, ['A-1-1', 'A-1-2']);
      const creditAt = new Date(START + 23 * DAY + 1).toISOString();
      expect((await who.detail(tradeNo)).reward).toEqual({ points: 760, creditAt });
      expect(await info(who)).toMatchObject({ points: 0, pending: { points: 760, at: creditAt }, level: 1 });
      await at(office, who, 23);
      expect((await info(who)).points).toBe(0);
      await at(office, who, 23.001);
      const credited = await info(who);
      expect(credited).toMatchObject({ points: 760 });
      expect(credited.pending).toBeUndefined();
    });

    test('cards that can be given back make no level and no points; opened ones do at once', async () => {
      const { office, who } = await opened();
      const first = await cardsFor(office, who);
      const bought = await info(who);
      expect(bought).toMatchObject({ points: 0, level: 1 });
      expect(bought.pending?.points).toBeGreaterThan(3000);
      await who.ok(membership.refund, { tradeNo: first, fee: 0 });
      expect((await info(who)).pending).toBeUndefined();
      const second = await cardsFor(office, who);
      for (const card of await who.ok(membership.mine, {}))
        if (card.tradeNo === second && card.code) await who.ok(membership.activate, { code: card.code });
      const active = await info(who);
      expect(active.points).toBeGreaterThan(3000);
      expect(active.level).toBe(3);
    });

    test('the ledger names each order, and its sums are the balance', async () => {
      const { office, who } = await opened();
      await earn(office, who.memberId, 1_000);
      const first = await paid(office, who, ['A-1-1', 'A-1-2'], 400);
      const waiting = await who.order(['B-1-1', 'B-1-2']);
      await seatDesk(who).points(waiting, 300);
      await who.confirm(waiting);
      const said = await who.ok(member.points, {});
      expect(said).toMatchObject({ gained: 1_000, given: 400, lapsed: 0, balance: 600, points: 300 });
      expect(said.reserved).toEqual([
        { points: 300, order: { tradeNo: waiting, family: 'seat', title: expect.any(String) } },
      ]);
      expect(said.pending).toEqual([{ points: 756, at: new Date(START + 23 * DAY + 1).toISOString() }]);
      expect(said.list.map(l => [l.reason, l.points, l.state, l.order?.tradeNo])).toEqual([
        ['order', 756, 'pending', first],
        ['spend', -400, 'done', first],
        [expect.any(String), 1_000, 'open', undefined],
      ]);
      expect((await who.ok(member.points, { way: 'out' })).list.map(l => l.points)).toEqual([-400]);
      expect(await who.ok(member.points, { way: 'in', pageNo: 2 })).toMatchObject({ total: 2, list: [] });
      await at(office, who, 1_200);
      const later = await who.ok(member.points, {});
      expect(later).toMatchObject({ balance: 0, points: 0, pending: [], expiring: [] });
      expect(later.gained - later.given - later.lapsed).toBe(0);
      expect(later.list[0]).toMatchObject({ reason: 'lapse', points: -756, order: { tradeNo: first } });
      // Nobody sees another member's.
      expect((await (await office.buyer()).ok(member.points, {})).total).toBe(0);
    });

    test('a confirmed order keeps its points: nothing else can spend them, no return can take them', async () => {
      const { office, who } = await opened();
      await at(office, who, 22);
      await earn(office, who.memberId, 400);
      const other = await paid(office, who, ['B-1-1', 'B-1-2']);
      await at(office, who, 23.5);
      expect((await info(who)).points).toBe(400 + 361);
      who.orderKey = '';
      const tradeNo = await who.order(['A-1-1', 'A-1-2']);
      await seatDesk(who).points(tradeNo, 700);
      await who.confirm(tradeNo);
      expect(await info(who)).toMatchObject({ points: 61, reserved: 700 });
      // The other order earned 361 points and keeps 36 for its fee: 61 can be taken, what is lacking is kept of the money.
      const { refund } = await who.detail(other);
      expect(refund).toMatchObject({ allowed: true, fee: 36.1, points: 61, short: 2.64, amount: 322.26 });
      const same = { tradeNo: other, fee: 36.1 };
      expect((await who.call(ticketOrder.refund, { ...same, amount: 324.9 })).errcode).toBe(
        ERR.amountChanged,
      );
      await who.ok(ticketOrder.refund, { ...same, amount: 322.26 });
      expect((await office.payments(other))[0]).toMatchObject({ refund: 32_226, refundState: 'done' });
      await settle(office, who, tradeNo);
      expect((await who.detail(tradeNo)).realStatus).toBe('paid_success');
      // All that is left are the points of this very order, which cannot be given back free of charge any more.
      expect((await info(who)).points).toBe(753);
      let sum = 0;
      for (const e of await office.deps.store.direct.accounts.ledger(who.memberId)) {
        sum += e.points;
        expect(sum).toBeGreaterThanOrEqual(0);
      }
    });

    test('buying, spending and giving back in turn leaves no points behind', async () => {
      const { office, who } = await opened();
      await at(office, who, 22.9);
      const first = await paid(office, who, ['A-1-1', 'A-1-2']);
      await at(office, who, 23.1);
      const second = await paid(office, who, ['A-2-1', 'A-2-2'], 700);
      for (const tradeNo of [first, second]) {
        const { refund } = await who.detail(tradeNo);
        await who.ok(ticketOrder.refund, { tradeNo, fee: refund?.fee ?? 0, amount: refund?.amount ?? 0 });
      }
      const payments = [...(await office.payments(first)), ...(await office.payments(second))];
      const kept = payments.reduce((sum, p) => sum + p.received - p.refund, 0);
      const { points } = await info(who);
      // Points are worth a fen each: nobody ends with more than what stayed with the house has earned.
      const fees = 7_600 + Math.floor((76_000 - 700) / 10);
      expect(points - (kept - fees)).toBe(76 + 75);
    });

    test('an order in new is confirmed and paid, unless its seats have gone', async () => {
      const { office, who } = await opened();
      const { sales } = office.deps.store.direct;
      const made: string[] = [];
      for (const seats of [['A-1-1'], ['A-1-3']]) {
        who.orderKey = '';
        const tradeNo = await who.order(seats);
        const row = await office.row(tradeNo);
        await sales.release('plain', tradeNo);
        await sales.saveOrder({ ...row, realStatus: 'new' });
        made.push(tradeNo);
      }
      const [free = '', gone = ''] = made;
      const other = await office.buyer();
      await other.order(['A-1-3']);
      expect((await who.confirm(free)).data).toMatchObject({ realStatus: 'new_confirm' });
      await settle(office, who, free);
      expect((await who.detail(free)).realStatus).toBe('paid_success');
      expect(await who.confirm(gone)).toMatchObject({
        errcode: ERR.seatsLost,
        data: { lostSeats: ['A-1-3'] },
      });
      const order = { cardId: 'times-4', quantity: 1, requestId: `p-${++n}` };
      const { tradeNo } = await who.ok(membership.create, order);
      await sales.saveOrder({ ...(await office.row(tradeNo)), realStatus: 'new' });
      const { totalAmount = 0 } = await who.ok(membership.gotoPay, { tradeNo });
      const started = await who.ok(membership.pay, { tradeNo, gatewayCode: 'aliPay', totalAmount });
      await office.sandbox.settle(started.payNo, 'paid');
      expect((await who.ok(membership.order, { tradeNo })).realStatus).toBe('paid_success');
    });

    test('an order in new of the other families claims its places when it is confirmed', async () => {
      const { office, who } = await opened();
      const { sales } = office.deps.store.direct;
      const renewed = async (tradeNo: string): Promise<OrderRow> => {
        const row = await office.row(tradeNo);
        await sales.release(row.scheduleId, tradeNo);
        await sales.saveOrder({ ...row, realStatus: 'new' });
        return row;
      };
      const made = {
        show: await orderTickets(who, [{ code: 'adult', quantity: 2 }]),
        mall: await orderProduct(who, 'vinyl'),
        dams: await orderProduct(who, 'film', 'film'),
      };
      for (const family of ['show', 'mall', 'dams'] as const) {
        const { tradeNo } = made[family].data;
        const { scheduleId, units = [] } = await renewed(tradeNo);
        const channel = family === 'mall' ? 'productAbholung' : 'productUnwanted';
        expect((await payOrder(who, family, tradeNo, channel)).realStatus).toBe('paid_success');
        const taken = await sales.taken(scheduleId, office.clock.now());
        expect(
          taken
            .filter(t => t.tradeNo === tradeNo)
            .map(t => t.seatId)
            .sort(),
        ).toEqual([...units].sort());
      }
      // Places that somebody else has in the meantime are refused, and nothing is half claimed.
      const late = (await orderTickets(who, [{ code: 'adult', quantity: 4 }])).data.tradeNo;
      const { units = [] } = await renewed(late);
      const other = await office.buyer();
      expect((await orderTickets(other, [{ code: 'adult', quantity: 6 }])).success).toBe(true);
      const contact = { linkman: '林', mobile: '13800138000', channel: 'oneYard' } as const;
      const { totalFee } = await who.ok(orderCalls.show.detail, { tradeNo: late });
      const refused = await who.call(orderCalls.show.confirm, {
        tradeNo: late,
        totalAmount: totalFee,
        ...contact,
      });
      expect(refused.errcode).toBe(ERR.seatsLost);
      expect((await office.row(late)).realStatus).toBe('new');
      const held = await sales.taken('tour-ten', office.clock.now());
      expect(held.some(t => t.tradeNo === late)).toBe(false);
      expect(units).toHaveLength(4);
    });

    test('one seat of three goes back: its share to the fen, its ticket dead, the rest as it was', async () => {
      const { office, who } = await opened();
      const coupon = await grant(office, who.memberId, 'fifty');
      await earn(office, who.memberId, 1000);
      who.orderKey = '';
      const tradeNo = await who.order(['A-1-1', 'A-1-2', 'B-1-1']);
      await seatDesk(who).use(tradeNo, coupon);
      await seatDesk(who).points(tradeNo, 500);
      await who.confirm(tradeNo);
      await settle(office, who, tradeNo);
      const before = await who.detail(tradeNo);
      expect(before.totalFee).toBe(940.5 - 55);
      expect(before.refund?.pieces?.map(p => [p.id, p.price])).toEqual([
        ['A-1-1', 380],
        ['A-1-2', 380],
        ['B-1-1', 180.5],
      ]);
      const pieces = ['A-1-2'];
      const quote = await who.ok(ticketOrder.refundQuote, { tradeNo, pieces });
      // 5,500 fen off 94,050: 2,222 of them fall to 38,000.
      expect(quote).toMatchObject({ allowed: true, fee: 0, amount: 357.78, pointsBack: 202, short: 0 });
      const { fee, amount } = quote;
      const code = before.tickets.find(t => t.seatIds.includes('A-1-2'))?.code;
      const part = await who.ok(ticketOrder.refund, { tradeNo, fee, amount, pieces });
      expect(part).toMatchObject({ realStatus: 'paid_success', returned: { amount: 357.78, left: 527.72 } });
      expect(part.seats.map(s => s.seatId)).toEqual(['A-1-1', 'B-1-1']);
      expect(part.tickets.map(t => t.code)).not.toContain(code);
      expect(part.tickets).toHaveLength(2);
      const noted = part.events.find(e => e.status === 'part_returned');
      expect(noted?.note).toBe('Stalls, row 1, seat 2: ¥357.78 goes back, fee ¥0');
      expect(part.reward?.points).toBe(Math.floor(885.5 - 357.78));
      // Again, and with a seat that is not there, nothing happens.
      expect((await who.call(ticketOrder.refund, { tradeNo, fee, amount, pieces })).errcode).toBe(
        ERR.badPayload,
      );
      // The seat is free for others; the coupon stays with what is left.
      const other = await office.buyer();
      await other.order(['A-1-2']);
      expect((await seatDesk(other).repo(await other.order(['A-1-4']))).coupons).toEqual([]);
      await who.ok(ticketOrder.refund, { tradeNo, fee: 0, amount: 527.72 });
      const done = await who.detail(tradeNo);
      expect(done).toMatchObject({ realStatus: 'paid_return_succ', returned: { amount: 885.5, left: 0 } });
      expect(done.seats).toHaveLength(3);
      expect(await info(who)).toMatchObject({ points: 1000 });
      expect((await office.payments(tradeNo))[0]).toMatchObject({ refund: 88_550, refundState: 'done' });
    });

    test('a ticket that has been used stays; those that have not still go back', async () => {
      const { office, who } = await opened();
      const tradeNo = await paid(office, who, ['A-1-1', 'A-1-2', 'B-1-1']);
      await enter(office, tradeNo, ['A-1-1']);
      const { refund } = await who.detail(tradeNo);
      expect(refund).toMatchObject({ allowed: true, fee: 0, amount: 560.5 });
      expect(refund?.pieces?.map(p => p.id)).toEqual(['A-1-2', 'B-1-1']);
      const used = await who.call(ticketOrder.refund, { tradeNo, fee: 0, pieces: ['A-1-1', 'A-1-2'] });
      expect(used).toMatchObject({
        errcode: ERR.refused,
        msg: 'A ticket that has been used cannot be returned.',
      });
      const one = await who.ok(ticketOrder.refund, { tradeNo, fee: 0, amount: 180.5, pieces: ['B-1-1'] });
      expect(one.refund?.pieces?.map(p => p.id)).toEqual(['A-1-2']);
      // Without a word which ones, all that can go back do.
      const rest = await who.ok(ticketOrder.refund, { tradeNo, fee: 0, amount: 380 });
      expect(rest).toMatchObject({ realStatus: 'paid_success', returned: { amount: 560.5, left: 380 } });
      expect(rest.tickets).toMatchObject([{ seatIds: ['A-1-1'], used: true }]);
      expect(rest.refund).toMatchObject({ allowed: false, reason: used.msg });
      expect((await who.call(ticketOrder.refund, { tradeNo, fee: 0 })).errcode).toBe(ERR.refused);
      await (await office.buyer()).order(['A-1-2', 'B-1-1']);
    });

    test('what belongs together does not go back once a part of it has been used', async () => {
      const { office, who } = await opened();
      const voucher = await grant(office, who.memberId, 'voucher');
      who.orderKey = '';
      const tradeNo = await who.order(['A-1-1', 'A-1-2']);
      await seatDesk(who).use(tradeNo, voucher);
      await who.confirm(tradeNo);
      await settle(office, who, tradeNo);
      await enter(office, tradeNo, ['A-1-1']);
      expect((await who.detail(tradeNo)).refund).toMatchObject({ allowed: false, amount: 0 });
      expect((await who.call(ticketOrder.refund, { tradeNo, fee: 0 })).errcode).toBe(ERR.refused);
    });

    test('what belongs together goes back together, and says so', async () => {
      const { office, who } = await opened();
      const voucher = await grant(office, who.memberId, 'voucher');
      who.orderKey = '';
      const tradeNo = await who.order(['A-1-1', 'A-1-2']);
      await seatDesk(who).use(tradeNo, voucher);
      await who.confirm(tradeNo);
      await settle(office, who, tradeNo);
      const { refund } = await who.detail(tradeNo);
      expect(refund?.pieces).toBeUndefined();
      expect(refund?.whole).toMatch(/as a whole/);
      const refused = await who.call(ticketOrder.refund, { tradeNo, fee: 0, pieces: ['A-1-1'] });
      expect(refused).toMatchObject({ errcode: ERR.refused, msg: refund?.whole });
    });

    test('tickets of a show go back one by one, with the places that they take', async () => {
      const { office, who } = await opened();
      const made = await orderTickets(who, [
        { code: 'adult', quantity: 2 },
        { code: 'pair', quantity: 1 },
      ]);
      const { tradeNo } = made.data;
      const order = await payOrder(who, 'show', tradeNo, 'productUnwanted');
      expect(order.tickets).toHaveLength(1);
      const taken = async () => (await office.deps.store.direct.sales.taken('tour-ten', START)).length;
      expect(await taken()).toBe(4);
      const pieces = (order.refund?.pieces ?? []).filter(p => p.price === 80).map(p => p.id);
      const part = await who.ok(orderCalls.show.refund, { tradeNo, fee: 0, amount: 80, pieces });
      expect(part.items.map(i => [i.itemId, i.quantity])).toEqual([['adult', 2]]);
      expect(part.tickets.map(t => t.label)).toEqual(['adult × 2']);
      expect(await taken()).toBe(2);
    });
  });
});
