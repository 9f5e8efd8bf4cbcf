import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOwned, isUnpaid, REAL_STATUS } from '#domain/rules/order-status.ts';
import type { SalesStore } from '#server/store/ports/sales.ts';
import { FOREVER, type OrderRow, type PaymentRow, type PlaceOrder } from '#server/store/ports/sales.ts';
import { MINUTE, NOW, orderOf } from './order-rows.ts';
import { eachStore, storeKinds } from './stores.ts';

const place = (
  sales: SalesStore,
  order: OrderRow,
  { maxSeats = 6, ...patch }: Partial<Omit<PlaceOrder, 'limits'>> & { maxSeats?: number } = {},
) =>
  sales.placeOrder({
    order,
    replace: null,
    now: NOW,
    maxLive: 5,
    maxPerMinute: null,
    limits: { [order.scheduleId]: maxSeats },
    ...patch,
  });

const PAYMENT: PaymentRow = {
  payNo: 'P1',
  tradeNo: 'T',
  gateway: 'aliPay',
  amount: 1,
  state: 'started',
  createdAt: NOW,
  received: 0,
  receivedAt: null,
  askedAt: NOW,
  refund: 0,
  refundState: 'none',
  refundAt: 0,
};

describe('orders of one moment', () => {
  eachStore(
    open => {
      test('one that the database refuses takes none of the others with it', async () => {
        const { direct } = await open();
        const known = orderOf(['k'], { memberId: 'known' });
        await place(direct.sales, known);
        const good = ['a', 'b', 'c'].map(seat => orderOf([seat], { memberId: seat }));
        const wrong = orderOf(['bb'], { memberId: 'wrong', tradeNo: known.tradeNo });
        const answers = await Promise.allSettled(
          [good[0], wrong, good[1], good[2]].map(o => place(direct.sales, o as OrderRow)),
        );
        expect(answers.map(a => a.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
        for (const order of good) expect(await direct.sales.order(order.tradeNo)).toEqual(order);
        expect((await direct.sales.taken('s1', NOW)).map(t => t.seatId).sort()).toEqual(['a', 'b', 'c', 'k']);
      });
    },
    // In memory there is no statement to share.
    storeKinds().filter(kind => kind !== 'memory'),
  );
});

describe('what a member did before', () => {
  eachStore(open => {
    test('has a pace: cancelled orders count for a minute', async () => {
      const { direct } = await open();
      const order = (at: number) => orderOf(['a'], { createdAt: at, expiresAt: at + 1 });
      const make = (at: number, made = order(at)) => place(direct.sales, made, { now: at, maxPerMinute: 3 });
      const first = order(NOW);
      expect(await make(NOW, first)).toMatchObject({ kind: 'placed' });
      for (const at of [1, 2]) expect(await make(NOW + at)).toMatchObject({ kind: 'placed' });
      expect(await make(NOW + 3)).toEqual({ kind: 'too-fast' });
      // What was answered before has its answer again.
      expect(await make(NOW + 3, { ...first, tradeNo: 'again' })).toEqual({
        kind: 'repeated',
        tradeNo: first.tradeNo,
      });
      expect(await make(NOW + MINUTE)).toMatchObject({ kind: 'placed' });
      expect(await make(NOW + MINUTE)).toEqual({ kind: 'too-fast' });
    });
  });
  eachStore(
    (_, __, openWithDatabase) => {
      test('does not make the next order dearer, however much it was', async () => {
        const { database, store } = await openWithDatabase();
        if (!database) throw new Error('no database');
        const blocksOfAnOrder = async (order: OrderRow): Promise<number> => {
          const sale = {
            trade_no: order.tradeNo,
            member: order.memberId,
            schedule: order.scheduleId,
            request: order.requestId,
            hash: 'h',
            expires: order.expiresAt,
            family: order.family,
            schedules: order.seats.map(() => order.scheduleId),
            places: order.seats.map(s => s.seatId),
            share_of: [order.scheduleId],
            share_size: [1],
            limits: [6],
            body: {},
            now: NOW,
            max_live: 5,
            max_minute: 30,
            pace_window: MINUTE,
            status: order.realStatus,
          };
          const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
            'explain (analyze, buffers, format json) select * from place_orders($1, $2)',
            [[order.memberId], JSON.stringify([sale])],
          );
          const plan = row?.['QUERY PLAN'][0].Plan ?? {};
          return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
        };
        // The first one plans, when the tables are empty.
        await place(store.direct.sales, orderOf(['x'], { memberId: 'someone' }));
        await blocksOfAnOrder(orderOf(['y'], { memberId: 'someone' }));
        await database.query(
          `insert into ticket_order (trade_no, member_id, family, schedule_id, real_status, created_at, expires_at,
             request_id, body_hash, share_of, share_size, body)
           select 'C' || i, 'busy', 'seat', 's1', 'cancel_user', $1::bigint, $1::bigint, 'c' || i, 'h', '{s1}', '{1}', '{}'
           from generate_series(1, 5000) i`,
          [NOW - 120_000],
        );
        // In the same tables: an index that has grown is a block deeper for everybody.
        const fresh = await blocksOfAnOrder(orderOf(['b'], { memberId: 'fresh' }));
        const busy = await blocksOfAnOrder(orderOf(['a'], { memberId: 'busy' }));
        expect(fresh).toBeGreaterThan(0);
        expect(busy / fresh).toBeLessThan(1.25);
      });
    },
    storeKinds().filter(kind => kind !== 'memory'),
  );
});

describe('sales store', () => {
  eachStore(open => {
    test('an order claims its seats, and nobody else gets one of them', async () => {
      const { direct } = await open();
      const first = orderOf(['a', 'b']);
      expect(await place(direct.sales, first)).toEqual({ kind: 'placed', tradeNo: first.tradeNo });
      expect(await direct.sales.order(first.tradeNo)).toEqual(first);
      const second = orderOf(['b', 'c'], { memberId: 'm2' });
      expect(await place(direct.sales, second)).toEqual({ kind: 'lost', seats: ['b'] });
      expect(await direct.sales.order(second.tradeNo)).toBeNull();
      expect(await direct.sales.taken('s1', NOW)).toHaveLength(2);
      expect(await direct.sales.takenCounts(['s1', 's2'], NOW)).toEqual(new Map([['s1', 2]]));
      expect(
        await place(direct.sales, orderOf(['a', 'b'], { scheduleId: 's2', memberId: 'm2' })),
      ).toMatchObject({ kind: 'placed' });
    });

    test('orders of one moment have an answer each, in their own order', async () => {
      const { direct } = await open();
      await place(direct.sales, orderOf(['n-05', 'n-15'], { memberId: 'first' }));
      const number = (i: number) => String(i).padStart(2, '0');
      const many = Array.from({ length: 40 }, (_, i) => orderOf([`n-${number(i)}`], { memberId: `n${i}` }));
      const twice = orderOf(['x-1'], { memberId: 'x' });
      const [same, over, elsewhere] = [
        { ...twice, tradeNo: 'again' },
        orderOf(['y-1', 'y-2', 'y-3'], { memberId: 'y' }),
        orderOf(['n-05'], { memberId: 'z', scheduleId: 's2' }),
      ];
      const orders = [...many.reverse(), twice, over, elsewhere, same];
      const answers = await Promise.all(orders.map(o => place(direct.sales, o, { maxSeats: 2 })));
      const kinds = new Map(orders.map((o, i) => [o, answers[i]?.kind]));
      for (const order of many) {
        const lost = ['n-05', 'n-15'].includes(order.seats[0]?.seatId ?? '');
        expect(kinds.get(order)).toBe(lost ? 'lost' : 'placed');
        expect(await direct.sales.order(order.tradeNo)).toEqual(lost ? null : order);
      }
      expect([twice, same].map(o => kinds.get(o)).sort()).toEqual(['placed', 'repeated']);
      expect([over, elsewhere].map(o => kinds.get(o))).toEqual(['too-many-seats', 'placed']);
    });

    test('a claim ends at its instant, by the clock alone', async () => {
      const { direct } = await open();
      await place(direct.sales, orderOf(['a']));
      const end = NOW + 15 * MINUTE;
      const late = (now: number) =>
        place(direct.sales, orderOf(['a'], { memberId: 'm2', expiresAt: now + MINUTE }), { now });
      expect(await late(end - 1)).toEqual({ kind: 'lost', seats: ['a'] });
      expect(await direct.sales.taken('s1', end - 1)).toHaveLength(1);
      expect(await direct.sales.taken('s1', end)).toHaveLength(0);
      expect(await late(end)).toMatchObject({ kind: 'placed' });
    });

    test('the same requestId gives the same order, another body is a conflict', async () => {
      const { direct } = await open();
      const order = orderOf(['a']);
      await place(direct.sales, order);
      expect(await place(direct.sales, { ...order, tradeNo: 'other' })).toEqual({
        kind: 'repeated',
        tradeNo: order.tradeNo,
      });
      expect(await place(direct.sales, { ...order, tradeNo: 'other', bodyHash: 'x' })).toEqual({
        kind: 'conflict',
      });
      expect(
        await place(direct.sales, orderOf(['z'], { memberId: 'm2', requestId: order.requestId })),
      ).toMatchObject({ kind: 'placed' });
    });

    test('a member can neither hoard orders nor seats', async () => {
      const { direct } = await open();
      for (const seat of ['a', 'b']) await place(direct.sales, orderOf([seat]), { maxLive: 2 });
      expect(await place(direct.sales, orderOf(['c']), { maxLive: 2 })).toEqual({ kind: 'too-many-orders' });
      expect(await place(direct.sales, orderOf(['c', 'd']), { maxSeats: 3 })).toEqual({
        kind: 'too-many-seats',
        of: 's1',
      });
      const later = NOW + 15 * MINUTE;
      expect(
        await place(direct.sales, orderOf(['c', 'd']), { maxSeats: 3, maxLive: 2, now: later }),
      ).toMatchObject({ kind: 'placed' });
    });

    test('paid orders count as seats of the member, cancelled ones do not', async () => {
      const { direct } = await open();
      await direct.sales.insertOrder(orderOf(['a', 'b'], { realStatus: 'paid_success' }));
      await direct.sales.insertOrder(orderOf(['c', 'd'], { realStatus: 'cancel_user' }));
      expect(await place(direct.sales, orderOf(['e', 'f']), { maxSeats: 3 })).toEqual({
        kind: 'too-many-seats',
        of: 's1',
      });
      expect(await place(direct.sales, orderOf(['e']), { maxSeats: 3 })).toMatchObject({ kind: 'placed' });
    });

    test('units of a stock are claimed like seats; goods without a stock claim nothing and still count', async () => {
      const { direct } = await open();
      const item = {
        itemId: 'adult',
        name: { zh: '票', en: 'Ticket' },
        note: { zh: '', en: '' },
        price: 60,
        quantity: 2,
      };
      const show = (units: readonly string[], patch: Partial<OrderRow> = {}) =>
        orderOf([], { family: 'show', items: [item], units, ...patch });
      const first = show(['u1', 'u2']);
      expect(await place(direct.sales, first)).toEqual({ kind: 'placed', tradeNo: first.tradeNo });
      expect(await direct.sales.order(first.tradeNo)).toEqual(first);
      expect(await place(direct.sales, show(['u2', 'u3'], { memberId: 'm2' }))).toEqual({
        kind: 'lost',
        seats: ['u2'],
      });
      expect(await place(direct.sales, show(['u3', 'u4']), { maxSeats: 3 })).toEqual({
        kind: 'too-many-seats',
        of: 's1',
      });
      const next = show(['u2', 'u5']);
      expect(await place(direct.sales, next, { replace: first.tradeNo })).toMatchObject({ kind: 'placed' });
      expect((await direct.sales.taken('s1', NOW)).map(t => t.seatId).sort()).toEqual(['u2', 'u5']);

      const goods = (patch: Partial<OrderRow> = {}) =>
        orderOf([], { family: 'mall', scheduleId: 'album', items: [item], ...patch });
      const bought = goods();
      expect(await place(direct.sales, bought)).toMatchObject({ kind: 'placed' });
      expect(await direct.sales.taken('album', NOW)).toEqual([]);
      expect(await place(direct.sales, goods(), { maxSeats: 3 })).toMatchObject({
        kind: 'too-many-seats',
      });
      expect(await place(direct.sales, goods(), { maxSeats: 4 })).toMatchObject({ kind: 'placed' });
      expect(await place(direct.sales, goods(), { maxSeats: 4, replace: bought.tradeNo })).toMatchObject({
        kind: 'placed',
      });
    });

    test('replacing keeps shared seats, frees the others, and cancels the old order', async () => {
      const { direct } = await open();
      const old = orderOf(['a', 'b']);
      await place(direct.sales, old);
      const next = orderOf(['b', 'c']);
      expect(await place(direct.sales, next, { replace: old.tradeNo })).toMatchObject({ kind: 'placed' });
      const taken = await direct.sales.taken('s1', NOW);
      expect(taken.map(t => `${t.seatId} ${t.tradeNo}`).sort()).toEqual([
        `b ${next.tradeNo}`,
        `c ${next.tradeNo}`,
      ]);
      const before = await direct.sales.order(old.tradeNo);
      expect(before?.realStatus).toBe('cancel_user');
      expect(before?.events).toHaveLength(2);
    });

    test('the order that gives way loses its payment and what its discounts had claimed, in the same step', async () => {
      const { direct } = await open();
      const old = orderOf(['a', 'b']);
      await place(direct.sales, old);
      const payment = { ...PAYMENT, tradeNo: old.tradeNo };
      await direct.sales.savePayment(payment);
      await direct.sales.savePayment({ ...payment, payNo: 'P2', state: 'declined' });
      const claim = { ref: 'c1', tradeNo: old.tradeNo, memberId: 'm1', uses: 1, expiresAt: old.expiresAt };
      await direct.discounts.claim(old.tradeNo, [claim]);
      await place(direct.sales, orderOf(['z'], { memberId: 'm2' }));
      expect(await place(direct.sales, orderOf(['a', 'z']), { replace: old.tradeNo })).toMatchObject({
        kind: 'lost',
      });
      expect((await direct.sales.payment('P1'))?.state).toBe('started');
      expect(await direct.discounts.claims('m1', NOW)).toEqual([claim]);
      expect(await place(direct.sales, orderOf(['b', 'c']), { replace: old.tradeNo })).toMatchObject({
        kind: 'placed',
      });
      expect((await direct.sales.paymentsOf(old.tradeNo)).map(p => p.state).sort()).toEqual([
        'closed',
        'declined',
      ]);
      expect(await direct.discounts.claims('m1', NOW)).toEqual([]);
    });

    test('a database divides the statuses as the rules do', async () => {
      const { direct } = await open();
      const statuses = Object.keys(REAL_STATUS) as OrderRow['realStatus'][];
      for (const realStatus of statuses) await direct.sales.insertOrder(orderOf([], { realStatus }));
      const standing = (await direct.sales.standingOrders('m1')).map(o => o.realStatus);
      expect(standing.sort()).toEqual(statuses.filter(s => isUnpaid(s) || isOwned(s)).sort());
      for (const tradeNo of await direct.sales.expired(NOW + 20 * MINUTE, 99))
        expect(isUnpaid((await direct.sales.order(tradeNo))?.realStatus ?? '')).toBe(true);
    });

    test('a replacement that fails leaves the old order as it was', async () => {
      const { direct } = await open();
      const old = orderOf(['a', 'b']);
      await place(direct.sales, old);
      await place(direct.sales, orderOf(['c'], { memberId: 'm2' }));
      expect(await place(direct.sales, orderOf(['b', 'c']), { replace: old.tradeNo })).toEqual({
        kind: 'lost',
        seats: ['c'],
      });
      expect(await direct.sales.order(old.tradeNo)).toEqual(old);
      expect((await direct.sales.taken('s1', NOW)).filter(t => t.tradeNo === old.tradeNo)).toHaveLength(2);
    });

    test('only an own order of the same schedule can be replaced', async () => {
      const { direct } = await open();
      const foreign = orderOf(['a'], { memberId: 'm2' });
      await place(direct.sales, foreign);
      for (const replace of [foreign.tradeNo, 'absent'])
        expect(await place(direct.sales, orderOf(['b']), { replace })).toEqual({ kind: 'foreign' });
      const old = orderOf(['c'], { realStatus: 'paid_success' });
      await direct.sales.insertOrder(old);
      expect(await place(direct.sales, orderOf(['b']), { replace: old.tradeNo })).toMatchObject({
        kind: 'placed',
      });
      expect((await direct.sales.order(old.tradeNo))?.realStatus).toBe('paid_success');
    });

    test('claim names the seats of others, and a rolled back transaction leaves nothing', async () => {
      const store = await open();
      await place(store.direct.sales, orderOf(['b'], { memberId: 'm2' }));
      const lost: string[] = [];
      const attempt = store.transaction(async ({ sales }) => {
        lost.push(...(await sales.claim('s1', ['c', 'b', 'a'], 'X', FOREVER, NOW)));
        throw new Error('seats gone');
      });
      await expect(attempt).rejects.toThrow('seats gone');
      expect(lost).toEqual(['b']);
      expect(await store.direct.sales.taken('s1', NOW)).toHaveLength(1);
      await store.transaction(async ({ sales }) => {
        expect(await sales.claim('s1', ['c', 'a'], 'X', NOW + MINUTE, NOW)).toEqual([]);
        expect(await sales.claim('s1', ['a', 'c'], 'X', FOREVER, NOW)).toEqual([]);
      });
      expect(await store.direct.sales.taken('s1', NOW + 2 * MINUTE)).toHaveLength(3);
      // Seats that one order hands to another are taken from it alone.
      expect(await store.direct.sales.claim('s1', ['c', 'b', 'd'], 'Y', FOREVER, NOW, 'X')).toEqual(['b']);
      await store.direct.sales.release('s1', 'X');
      const left = await store.direct.sales.taken('s1', NOW);
      expect(left.map(t => `${t.seatId} ${t.tradeNo}`.replace(/ HM.*/, ' HM')).sort()).toEqual([
        'b HM',
        'c Y',
        'd Y',
      ]);
    });

    test('lists a member’s orders newest first, the live one and the expired ones', async () => {
      const { direct } = await open();
      const a = orderOf(['a'], { createdAt: NOW - 3 });
      const b = orderOf(['b'], { createdAt: NOW - 2, expiresAt: NOW });
      const c = orderOf(['c'], { createdAt: NOW - 1, realStatus: 'cancel_user' });
      for (const order of [b, c, a]) await direct.sales.insertOrder(order);
      expect(await direct.sales.insertOrder(a)).toBe(false);
      expect((await direct.sales.ordersOf('m1')).map(o => o.tradeNo)).toEqual([c, b, a].map(o => o.tradeNo));
      expect(await direct.sales.ordersOf('m2')).toEqual([]);
      expect((await direct.sales.liveOrder('m1', 's1', NOW))?.tradeNo).toBe(a.tradeNo);
      expect(await direct.sales.expired(NOW, 10)).toEqual([b.tradeNo]);
      await direct.sales.saveOrder({ ...b, realStatus: 'cancel_timeout' });
      expect(await direct.sales.expired(NOW, 10)).toEqual([]);
    });

    test('a second set of tickets cannot be stored', async () => {
      const store = await open();
      const row = { code: 'c1', tradeNo: 'T', place: 1, seatIds: ['a', 'b'], usedAt: null };
      await store.direct.sales.insertOrder(orderOf(['a', 'b'], { tradeNo: 'T' }));
      await store.direct.sales.addTickets([row, { ...row, code: 'c2', place: 2 }]);
      await expect(store.transaction(tx => tx.sales.addTickets([{ ...row, code: 'c3' }]))).rejects.toThrow();
      expect((await store.direct.sales.tickets('T')).map(t => t.code)).toEqual(['c1', 'c2']);
      expect((await store.direct.sales.ticketsIn(['T', 'U'])).map(t => [t.tradeNo, t.code])).toEqual([
        ['T', 'c1'],
        ['T', 'c2'],
      ]);
      await store.direct.sales.removeTickets('T');
      expect(await store.direct.sales.tickets('T')).toEqual([]);
    });

    test('finds payments to ask about and refunds that are due', async () => {
      const { direct } = await open();
      const row = PAYMENT;
      await direct.sales.insertOrder(orderOf(['a'], { tradeNo: 'T' }));
      await direct.sales.savePayment(row);
      await direct.sales.savePayment({ ...row, payNo: 'P2', state: 'unknown', createdAt: NOW + 1 });
      await direct.sales.savePayment({
        ...row,
        payNo: 'P3',
        state: 'extra',
        refundState: 'due',
        refundAt: NOW,
        createdAt: NOW + 2,
      });
      await direct.sales.savePayment({ ...row, payNo: 'P4', state: 'paid', createdAt: NOW + 3 });
      expect((await direct.sales.paymentsOf('T')).map(p => p.payNo)).toEqual(['P1', 'P2', 'P3', 'P4']);
      const found = async (now: number, asked: number) =>
        (await direct.sales.openPayments(now, asked, 9)).map(p => p.payNo).sort();
      expect(await found(NOW, NOW)).toEqual(['P1', 'P2', 'P3']);
      expect(await found(NOW - 1, NOW - 1)).toEqual([]);
      expect((await direct.sales.payment('P2'))?.state).toBe('unknown');
    });

    test('overlapping orders at the same time: each seat once, none half placed', async () => {
      const store = await open();
      const seats = ['a', 'b', 'c', 'd', 'e'];
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.uniqueArray(fc.constantFrom(...seats), { minLength: 1, maxLength: 4 }), {
            minLength: 2,
            maxLength: 8,
          }),
          async sets => {
            const scheduleId = `many-${runs++}`;
            const results = await Promise.all(
              sets.map((set, i) =>
                place(store.direct.sales, orderOf(set, { memberId: `${scheduleId}-${i}`, scheduleId })),
              ),
            );
            const owned = sets.filter((_, i) => results[i]?.kind === 'placed').flat();
            expect(results.some(r => r.kind === 'placed')).toBe(true);
            expect(new Set(owned).size).toBe(owned.length);
            expect((await store.direct.sales.taken(scheduleId, NOW)).map(t => t.seatId).sort()).toEqual(
              owned.sort(),
            );
          },
        ),
        { numRuns: 25 },
      );
    });
  });
});
