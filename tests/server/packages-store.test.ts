import { describe, expect, test } from 'vitest';
import type { OrderRow } from '#server/store/ports/sales.ts';
import { claimsOf, sharesOf } from '#server/store/ports/sales.ts';
import { eachStore } from './stores.ts';

const NOW = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;
const seat = (scheduleId: string, seatId: string) => ({
  seatId,
  zone: { zh: '池座', en: 'Stalls' },
  row: '1',
  number: '1',
  category: 'A',
  price: 38_000,
  scheduleId,
});

/** A package of two evenings, two seats each, on the same places. */
const pack = (tradeNo: string, patch: Partial<OrderRow> = {}): OrderRow => ({
  tradeNo,
  memberId: 'm1',
  scheduleId: 'series',
  programId: 'series',
  realStatus: 'new_locked',
  createdAt: NOW,
  expiresAt: NOW + 15 * MINUTE,
  renewed: false,
  requestId: `r-${tradeNo}`,
  bodyHash: 'h',
  family: 'package',
  seats: [seat('s1', 'a'), seat('s1', 'b'), seat('s2', 'a'), seat('s2', 'b')],
  items: [],
  amount: 152_000,
  discount: 0,
  discounts: [],
  otherFee: 0,
  contact: null,
  events: [{ status: 'new_locked', at: NOW, note: { zh: '', en: '' } }],
  ...patch,
});
const single = (tradeNo: string): OrderRow => ({
  ...pack(tradeNo),
  family: 'seat',
  scheduleId: 's1',
  programId: 'p1',
  seats: [{ ...seat('s1', 'c'), scheduleId: undefined }].map(({ scheduleId: _, ...rest }) => rest),
});

test('a package claims by schedule, and counts for each what it has there', () => {
  expect(claimsOf(pack('HM1'))).toEqual([
    ['s1', ['a', 'b']],
    ['s2', ['a', 'b']],
  ]);
  expect(sharesOf(pack('HM1'))).toEqual([
    { of: 's1', size: 2 },
    { of: 's2', size: 2 },
  ]);
  expect(sharesOf(single('HM2'))).toEqual([{ of: 's1', size: 1 }]);
});

describe('packages in the sales store', () => {
  eachStore(open => {
    test('are found among a member’s orders, newest first, and are no order of one performance', async () => {
      const { direct } = await open();
      await direct.sales.insertOrder(pack('HM1'));
      await direct.sales.insertOrder(pack('HM2', { createdAt: NOW + 1 }));
      await direct.sales.insertOrder(pack('HM3', { memberId: 'm2' }));
      await direct.sales.insertOrder(single('HM4'));
      expect((await direct.sales.standingOrders('m1')).map(o => o.tradeNo)).toEqual(['HM2', 'HM4', 'HM1']);
      expect(await direct.sales.standingOrders('m9')).toEqual([]);
      expect((await direct.sales.liveOrder('m1', 's1', NOW))?.tradeNo).toBe('HM4');
      expect(await direct.sales.liveOrder('m2', 's1', NOW)).toBeNull();
    });

    test('count once towards what a member may have, on each of their evenings, as long as they hold seats', async () => {
      const { direct } = await open();
      const order = pack('HM1');
      await direct.sales.insertOrder(order);
      for (const [scheduleId, seats] of claimsOf(order))
        await direct.sales.claim(scheduleId, seats, order.tradeNo, order.expiresAt, NOW);
      const place = (tradeNo: string, scheduleId: string, maxSeats: number, now = NOW) =>
        direct.sales.placeOrder({
          order: { ...single(tradeNo), scheduleId, createdAt: now, expiresAt: now + 15 * MINUTE },
          replace: null,
          now,
          maxLive: 9,
          limits: { [scheduleId]: maxSeats },
        });
      expect(await place('HM2', 's1', 2)).toEqual({ kind: 'too-many-seats', of: 's1' });
      expect(await place('HM3', 's2', 2)).toEqual({ kind: 'too-many-seats', of: 's2' });
      expect(await place('HM4', 's1', 3)).toMatchObject({ kind: 'placed' });
      expect(await place('HM5', 's2', 3)).toMatchObject({ kind: 'placed' });
      expect(await place('HM6', 's2', 1, NOW + 16 * MINUTE)).toMatchObject({ kind: 'placed' });
    });

    test('a failed transaction gives back what it claimed of every schedule', async () => {
      const store = await open();
      const other = pack('HM9', { memberId: 'm2' });
      await store.transaction(tx => tx.sales.claim('s2', ['b'], other.tradeNo, NOW + MINUTE, NOW));
      const placing = store.transaction(async ({ sales }) => {
        expect(await sales.claim('s1', ['a', 'b'], 'HM1', NOW + MINUTE, NOW)).toEqual([]);
        expect(await sales.claim('s2', ['a', 'b'], 'HM1', NOW + MINUTE, NOW)).toEqual(['b']);
        throw new Error('lost');
      });
      await expect(placing).rejects.toThrow('lost');
      expect(await store.direct.sales.taken('s1', NOW)).toEqual([]);
      expect(await store.direct.sales.taken('s2', NOW)).toEqual([{ seatId: 'b', tradeNo: 'HM9' }]);
    });

    test('a ticket keeps the evening that it is for; others have none', async () => {
      const { direct } = await open();
      const ticket = (place: number) => ({
        code: `code-${place}`,
        tradeNo: 'HM1',
        place,
        seatIds: ['a'],
        usedAt: null,
      });
      await direct.sales.insertOrder(pack('HM1'));
      const rows = [{ ...ticket(1), scheduleId: 's1' }, { ...ticket(2), scheduleId: 's2' }, ticket(3)];
      await direct.sales.addTickets(rows);
      expect(await direct.sales.tickets('HM1')).toEqual(rows);
    });
  });
});
