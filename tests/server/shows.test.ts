import { describe, expect, test } from 'vitest';
import { ERR } from '#domain/contract/envelope.ts';
import { orderCalls, ticketOrder } from '#domain/contract/order.ts';
import { show } from '#domain/contract/show.ts';
import { HOLD } from '#domain/rules/hold.ts';
import type { Store } from '#server/store/port.ts';
import { audit, SOUND } from './audit.ts';
import { type BoxOffice, boxOffice } from './box-office.ts';
import { START } from './harness.ts';
import { type DATES, orderTickets, payOrder, shopDocs } from './shop-world.ts';
import { eachStore } from './stores.ts';

// A busy machine may take long over a race; who wins it does not depend on that.
const adult = (quantity: number) => [{ code: 'adult', quantity }];

async function opened(store: Store): Promise<BoxOffice> {
  await store.transaction(tx => tx.catalogue.upsert(shopDocs(START)));
  return boxOffice(store);
}

describe('tickets of a show', () => {
  eachStore((open, _, openWithDatabase) => {
    test('from the list to the tickets: types, places and amounts are the box office’s own', async () => {
      const office = await opened(await open());
      const a = await office.buyer();
      const [card] = await a.ok(show.list, { programId: 'p1' });
      expect(card).toMatchObject({ id: 'tour', minPrice: 30.5, maxPrice: 80, state: 'on' });
      expect(card?.dates.map(d => [d.id, d.state, d.free])).toEqual([
        ['tour-soon', 'on', 10],
        ['tour-ten', 'on', 10],
        ['tour-later', 'upcoming', 10],
        ['tour-off', 'cancelled', 0],
      ]);
      const detail = await a.ok(show.ticketTypes, { showId: 'tour' });
      expect(detail.types.map(t => [t.code, t.price, t.admits])).toEqual([
        ['adult', 60, 1],
        ['child', 30.5, 1],
        ['pair', 80, 2],
      ]);

      const made = await orderTickets(a, [
        { code: 'pair', quantity: 1 },
        { code: 'adult', quantity: 2 },
      ]);
      expect(made.msg).toBe('');
      const { tradeNo } = made.data;
      const order = await a.ok(orderCalls.show.detail, { tradeNo });
      expect(order).toMatchObject({
        family: 'show',
        supportSeat: 'N',
        realStatus: 'new_locked',
        delivery: 'ticket',
        title: 'Behind the stage',
        subjectId: 'tour',
        amount: 200,
        totalFee: 200,
        seats: [],
        occasion: { id: 'tour-ten', minutes: 60, entrance: 'Stage door', realName: false },
      });
      expect(order.items.map(i => [i.itemId, i.quantity, i.price])).toEqual([
        ['adult', 2, 60],
        ['pair', 1, 80],
      ]);
      expect(
        (await a.ok(show.ticketTypes, { showId: 'tour' })).dates.find(d => d.id === 'tour-ten')?.free,
      ).toBe(6);

      const paid = await payOrder(a, 'show', tradeNo, 'oneYard');
      expect(paid.realStatus).toBe('paid_success');
      expect(paid.tickets.map(t => [t.label, t.price])).toEqual([
        ['adult', 60],
        ['adult', 60],
        ['pair', 80],
      ]);
      expect(new Set(paid.tickets.map(t => t.code)).size).toBe(3);
      expect(paid.refund).toMatchObject({ allowed: true, fee: 0, amount: 200 });
      const refunded = await a.ok(orderCalls.show.refund, { tradeNo, fee: 0 });
      expect(refunded).toMatchObject({ realStatus: 'paid_return_succ', tickets: [] });
      expect(
        (await a.ok(show.ticketTypes, { showId: 'tour' })).dates.find(d => d.id === 'tour-ten')?.free,
      ).toBe(10);
      expect(office.deps.lines).toEqual([]);
    });

    test('one code for the order where the channel says so', async () => {
      const office = await opened(await open());
      const a = await office.buyer();
      const { tradeNo } = (await orderTickets(a, adult(3))).data;
      const { tickets } = await payOrder(a, 'show', tradeNo, 'productUnwanted');
      expect(tickets.map(t => t.label)).toEqual(['adult × 3']);
    });

    test('50 buyers at the same moment, 10 places: ten are sold, forty are refused, none twice', async () => {
      const { store, database } = await openWithDatabase();
      const office = await opened(store);
      const buyers = await Promise.all(Array.from({ length: 50 }, () => office.buyer()));
      const answers = await Promise.all(buyers.map(b => orderTickets(b, adult(1))));
      expect(answers.filter(a => a.success)).toHaveLength(10);
      for (const a of answers.filter(x => !x.success)) expect(a.errcode).toBe(ERR.stockLost);
      const taken = await store.direct.sales.taken('tour-ten', office.clock.now());
      expect(new Set(taken.map(t => t.seatId)).size).toBe(10);
      expect(new Set(taken.map(t => t.tradeNo)).size).toBe(10);
      if (database) expect(await audit(database, office.clock.now())).toEqual(SOUND);
      expect(office.deps.lines).toEqual([]);
    });

    test('orders of several places are whole or absent, and say how many are left', async () => {
      const { store, database } = await openWithDatabase();
      const office = await opened(store);
      const buyers = await Promise.all(Array.from({ length: 6 }, () => office.buyer()));
      const answers = await Promise.all(buyers.map(b => orderTickets(b, adult(4))));
      expect(answers.filter(a => a.success)).toHaveLength(2);
      expect(answers.find(a => !a.success)).toMatchObject({ errcode: ERR.stockLost, data: { left: 2 } });
      expect(await store.direct.sales.taken('tour-ten', office.clock.now())).toHaveLength(8);
      if (database) expect(await audit(database, office.clock.now())).toEqual(SOUND);
    });

    test('places come back by the clock, on cancelling and on replacing', async () => {
      const office = await opened(await open());
      const a = await office.buyer();
      const free = async () =>
        (await a.ok(show.ticketTypes, { showId: 'tour' })).dates.find(d => d.id === 'tour-ten')?.free;
      const first = (await orderTickets(a, adult(4))).data.tradeNo;
      const second = await orderTickets(a, adult(2), { replace: first });
      expect(second.success).toBe(true);
      expect((await a.ok(orderCalls.show.detail, { tradeNo: first })).realStatus).toBe('cancel_user');
      expect(await free()).toBe(8);
      await a.ok(orderCalls.show.cancel, { tradeNo: second.data.tradeNo });
      expect(await free()).toBe(10);
      const third = (await orderTickets(a, adult(2))).data.tradeNo;
      office.clock.advance(HOLD);
      expect(await free()).toBe(10);
      expect((await a.ok(orderCalls.show.detail, { tradeNo: third })).realStatus).toBe('cancel_timeout');
    });

    test('money that arrives late finds its places when they are free, and goes back when they are not', async () => {
      const office = await opened(await open());
      const [a, b] = [await office.buyer(), await office.buyer()];
      const late = async (buyer: typeof a) => {
        const { tradeNo } = (await orderTickets(buyer, adult(5))).data;
        const { totalFee } = await buyer.ok(orderCalls.show.detail, { tradeNo });
        const contact = { linkman: '林', mobile: '13800138000', channel: 'oneYard' } as const;
        await buyer.ok(orderCalls.show.confirm, { tradeNo, totalAmount: totalFee, ...contact });
        const { payNo } = await buyer.ok(orderCalls.show.pay, {
          tradeNo,
          gatewayCode: 'aliPay',
          totalAmount: totalFee,
        });
        return { tradeNo, payNo };
      };
      const [one, two] = [await late(a), await late(b)];
      office.clock.advance(HOLD);
      for (const n of [5, 5]) {
        const other = await office.buyer();
        expect((await orderTickets(other, adult(n))).success).toBe(n === 5);
        if (n === 5) break;
      }
      await office.sandbox.settle(one.payNo, 'paid');
      await office.sandbox.settle(two.payNo, 'paid');
      const states = [await office.row(one.tradeNo), await office.row(two.tradeNo)].map(r => r.realStatus);
      expect(states).toContain('paid_return_cert');
      const taken = await office.deps.store.direct.sales.taken('tour-ten', office.clock.now());
      expect(taken.length).toBeLessThanOrEqual(10);
      expect(new Set(taken.map(t => t.seatId)).size).toBe(taken.length);
    });

    test('limits, quantities and kinds are the server’s: nothing else gets in (S11, S12)', async () => {
      const office = await opened(await open());
      const a = await office.buyer();
      const refused = async (tickets: Parameters<typeof orderTickets>[1]) =>
        (await orderTickets(a, tickets)).errcode;
      expect(await refused([{ code: 'nobody', quantity: 1 }])).toBe(ERR.notFound);
      expect(await refused([{ code: 'adult', quantity: 0 }])).toBe(ERR.badPayload);
      expect(await refused([{ code: 'adult', quantity: -3 }])).toBe(ERR.badPayload);
      expect(await refused([{ code: 'adult', quantity: 1.5 }])).toBe(ERR.badPayload);
      expect(await refused([{ code: 'adult', quantity: 1e9 }])).toBe(ERR.badPayload);
      expect(await refused([])).toBe(ERR.badPayload);
      expect(await refused([...adult(1), ...adult(1)])).toBe(ERR.badPayload);
      expect(await refused([{ code: 'pair', quantity: 4 }])).toBe(ERR.badPayload);
      expect(await refused([...adult(6), { code: 'child', quantity: 1 }])).toBe(ERR.overLimit);
      expect(await refused([...adult(4)])).toBe(ERR.ok);
      expect(await refused([...adult(3)])).toBe(ERR.overLimit);
      expect(await refused([...adult(2)])).toBe(ERR.ok);
    });

    test('permission is asked first: dates that cannot be bought say why', async () => {
      const office = await opened(await open());
      const a = await office.buyer();
      const said = async (date: (typeof DATES)[number]) => {
        const answer = await a.call(show.checkPermission, { showId: 'tour', dateId: `tour-${date}` });
        return [answer.errcode, answer.msg];
      };
      expect(await said('ten')).toEqual([ERR.ok, '']);
      expect(await said('later')).toEqual([ERR.notOnSale, expect.stringContaining('go on sale on')]);
      expect(await said('off')).toEqual([ERR.notOnSale, 'This date has been cancelled.']);
      expect(await said('gone')).toEqual([ERR.notOnSale, 'This date has begun; sales have closed.']);
      const members = await a.call(show.checkPermission, { showId: 'members', dateId: 'members-ten' });
      expect(members).toMatchObject({ errcode: ERR.noPermission, data: { needs: 'level', level: 3 } });
      expect(members.msg).toContain('Salon');
      // A date of another show is none, and the admission of one date opens no other.
      const wrong = await a.call(show.checkPermission, { showId: 'members', dateId: 'tour-ten' });
      expect(wrong.errcode).toBe(ERR.notFound);
      await a.call(show.checkPermission, { showId: 'tour', dateId: 'tour-ten' });
      const other = await a.call(show.create, {
        showId: 'tour',
        dateId: 'tour-soon',
        tickets: adult(1),
        requestId: 'x',
      });
      expect(other.errcode).toBe(ERR.noAdmission);
    });

    test('a lost reply: the same body gives the same order, also when nothing is left (R12)', async () => {
      const office = await opened(await open());
      const a = await office.buyer();
      const first = await orderTickets(a, adult(6), { requestId: 'same' });
      const b = await office.buyer();
      await orderTickets(b, adult(4));
      const again = await orderTickets(a, adult(6), { requestId: 'same' });
      expect(again.data.tradeNo).toBe(first.data.tradeNo);
      expect((await orderTickets(a, adult(5), { requestId: 'same' })).errcode).not.toBe(ERR.ok);
    });

    test('an order is found by the calls of its own family only (S10)', async () => {
      const office = await opened(await open());
      const a = await office.buyer();
      const { tradeNo } = (await orderTickets(a, adult(1))).data;
      for (const calls of [orderCalls.seat, orderCalls.mall, orderCalls.dams]) {
        expect((await a.call(calls.detail, { tradeNo })).errcode).toBe(ERR.notFound);
        expect((await a.call(calls.cancel, { tradeNo })).errcode).toBe(ERR.notFound);
      }
      const { list } = await a.ok(ticketOrder.list, { families: 'show' });
      expect(list.map(o => [o.tradeNo, o.family])).toEqual([[tradeNo, 'show']]);
      expect((await a.ok(ticketOrder.list, { families: 'seat' })).list).toEqual([]);
      expect((await a.ok(ticketOrder.list, { families: 'garbage' })).list).toEqual([]);
    });
  });
});
