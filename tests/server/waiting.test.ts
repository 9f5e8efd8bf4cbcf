import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ERR } from '#domain/contract/envelope.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { waiting } from '#domain/contract/waiting.ts';
import { OFFER } from '#domain/rules/hold.ts';
import { sweepWaiting } from '#server/products/seats/waiting.ts';
import type { Store } from '#server/store/port.ts';
import { FOREVER } from '#server/store/ports/sales.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { eachStore } from './stores.ts';

const SEATS = ['A', 'B'].flatMap(zone =>
  [1, 2, 3].flatMap(row => Array.from({ length: 10 }, (_, i) => `${zone}-${row}-${i + 1}`)),
);
const scheduleId = 'plain';

eachStore(open => {
  let store: Store;
  let office: BoxOffice;
  /** The house is full: somebody holds every seat but these, and gives those back later. */
  const full = async (kept: readonly string[] = []) => {
    const rest = SEATS.filter(s => !kept.includes(s));
    expect(await store.direct.sales.claim(scheduleId, rest, 'HM-full', FOREVER, office.clock.now())).toEqual(
      [],
    );
    for (const seat of kept)
      await store.direct.sales.claim(scheduleId, [seat], `HM-${seat}`, FOREVER, office.clock.now());
  };
  const free = (...seats: string[]) =>
    Promise.all(seats.map(seat => store.direct.sales.release(scheduleId, `HM-${seat}`)));
  const join = (buyer: Buyer, quantity = 1) => buyer.ok(waiting.join, { scheduleId, quantity });
  const mine = async (buyer: Buyer) => (await buyer.ok(waiting.line, { scheduleId })).mine;

  beforeEach(async () => {
    store = await open();
    office = await boxOffice(store);
  });

  describe('the line for a sold-out performance', () => {
    it('is joined when nothing is free, and by nobody else', async () => {
      const [first, second] = [await office.buyer(), await office.buyer()];
      const early = await first.call(waiting.join, { scheduleId, quantity: 1 });
      expect(early).toMatchObject({ success: false, errcode: ERR.refused });
      await full();
      office.clock.advance(5_000);
      expect(await join(first, 2)).toMatchObject({ state: 'waiting', place: 1, quantity: 2 });
      expect(await join(second)).toMatchObject({ place: 2 });
      expect(await second.ok(waiting.line, { scheduleId })).toMatchObject({
        count: 2,
        limit: 4,
        minutes: 60,
      });
      const ended = await first.call(waiting.join, { scheduleId: 'ended', quantity: 1 });
      expect(ended).toMatchObject({ success: false, errcode: ERR.notOnSale });
      const level = await first.call(waiting.join, { scheduleId: 'members', quantity: 1 });
      expect(level).toMatchObject({ success: false, errcode: ERR.noPermission });
    });

    it('has one place a member, in the order of joining; leaving moves the others up', async () => {
      await full();
      const [a, b, c] = [await office.buyer(), await office.buyer(), await office.buyer()];
      for (const buyer of [a, b, c]) await join(buyer);
      expect(await join(a, 3)).toMatchObject({ place: 1, quantity: 3 });
      expect((await mine(c))?.place).toBe(3);
      await a.ok(waiting.leave, { scheduleId });
      expect(await mine(a)).toBeUndefined();
      expect((await mine(c))?.place).toBe(2);
      expect(await join(a)).toMatchObject({ place: 3 });
      expect((await a.call(waiting.leave, { scheduleId: 'other' })).errcode).toBe(ERR.notFound);
      expect((await b.ok(waiting.list, {})).map(w => [w.scheduleId, w.place])).toEqual([[scheduleId, 1]]);
    });

    it('offers a freed seat to the first alone, who pays it as any order', async () => {
      await full(['A-1-5', 'A-1-6']);
      const [a, b] = [await office.buyer(), await office.buyer()];
      await join(a, 2);
      await join(b);
      await sweepWaiting(office.deps);
      expect(await mine(a)).toMatchObject({ state: 'waiting', place: 1 });
      await free('A-1-5', 'A-1-6');
      await sweepWaiting(office.deps);
      const offer = await mine(a);
      expect(offer).toMatchObject({ state: 'offered', place: 0 });
      expect(offer?.until).toBe(new Date(office.clock.now() + OFFER).toISOString());
      expect(await mine(b)).toMatchObject({ state: 'waiting', place: 1 });
      const order = await office.row(offer?.tradeNo ?? '');
      expect(order.seats.map(s => s.seatId).sort()).toEqual(['A-1-5', 'A-1-6']);
      expect((await a.confirm(order.tradeNo)).success).toBe(true);
      expect((await a.pay(order.tradeNo)).success).toBe(true);
    });

    it('gives what there is, and passes an offer on when its time is over or it is given back', async () => {
      await full(['B-1-1']);
      const [a, b, c] = [await office.buyer(), await office.buyer(), await office.buyer()];
      await join(a, 4);
      await join(b);
      await join(c);
      await free('B-1-1');
      await sweepWaiting(office.deps);
      expect((await office.row((await mine(a))?.tradeNo ?? '')).seats).toHaveLength(1);
      office.clock.advance(OFFER);
      await office.sweep();
      await sweepWaiting(office.deps);
      expect(await mine(a)).toMatchObject({ state: 'lapsed' });
      const offered = await mine(b);
      expect(offered).toMatchObject({ state: 'offered' });
      await b.ok(ticketOrder.cancel, { tradeNo: offered?.tradeNo ?? '' });
      await sweepWaiting(office.deps);
      expect(await mine(b)).toBeUndefined();
      expect(await mine(c)).toMatchObject({ state: 'offered' });
      expect(await join(a)).toMatchObject({ state: 'waiting', place: 1 });
    });

    it('comes before everybody else while anyone stands in it', async () => {
      await full(['A-2-3']);
      const [a, other] = [await office.buyer(), await office.buyer()];
      await join(a);
      await free('A-2-3');
      const quick = await other.create(['A-2-3']);
      expect(quick).toMatchObject({ success: false, errcode: ERR.notOnSale });
      await sweepWaiting(office.deps);
      await a.ok(ticketOrder.cancel, { tradeNo: (await mine(a))?.tradeNo ?? '' });
      expect((await other.create(['A-2-3'])).success).toBe(true);
    });

    it('keeps nobody from another performance, nor who takes a wheelchair place', async () => {
      await full(['A-2-3', 'B-3-1']);
      const buyers = await Promise.all([office.buyer(), office.buyer(), office.buyer(), office.buyer()]);
      const [a, other, next, wheelchair] = buyers as [Buyer, Buyer, Buyer, Buyer];
      await join(a);
      await free('A-2-3', 'B-3-1');
      await Promise.all([other.admit(), next.admit('other'), wheelchair.admit()]);
      // In one turn, as in a rush: they share a statement.
      const [left, ...placed] = await Promise.all([
        other.create(['A-2-3']),
        next.create(['A-2-3'], 'other'),
        wheelchair.create(['B-3-1']),
      ]);
      expect(left).toMatchObject({ success: false, errcode: ERR.notOnSale });
      expect(placed.map(p => p.success)).toEqual([true, true]);
    });

    it('makes one offer, however many processes look at once, and writes one letter', async () => {
      await full(['A-1-1', 'A-3-1']);
      const a = await office.buyer();
      await join(a);
      await free('A-1-1', 'A-3-1');
      await Promise.all(Array.from({ length: 6 }, () => sweepWaiting(office.deps)));
      const orders = await store.direct.sales.ordersOf(a.memberId);
      expect(orders).toHaveLength(1);
      const letters = await store.direct.letters.lettersTo(a.memberId);
      expect(letters).toMatchObject([{ kind: 'seats-offered', tradeNo: orders[0]?.tradeNo }]);
    });

    it('passes a couple that wants to sit together by, keeps its place, and gives the single seat on', async () => {
      await full(['A-1-1', 'A-3-4', 'A-3-5']);
      const [couple, single, other] = [await office.buyer(), await office.buyer(), await office.buyer()];
      const wish = { scheduleId, quantity: 2, least: 2, together: 'Y' as const };
      // Who thinks again keeps the place.
      for (const together of [undefined, 'Y'] as const)
        expect(await couple.ok(waiting.join, { ...wish, together })).toMatchObject({
          least: 2,
          together: together === 'Y',
          place: 1,
        });
      await join(single);
      await free('A-1-1');
      await sweepWaiting(office.deps);
      expect(await mine(couple)).toMatchObject({ state: 'waiting', place: 1 });
      expect(await mine(single)).toMatchObject({ state: 'offered' });
      // Given back, and nobody in line wants it: it is for everybody, and not left empty for those who do not.
      await single.ok(ticketOrder.cancel, { tradeNo: (await mine(single))?.tradeNo ?? '' });
      await sweepWaiting(office.deps);
      expect((await other.create(['A-1-1'])).success).toBe(true);
      await free('A-3-4', 'A-3-5');
      expect((await (await office.buyer()).create(['A-3-4'])).errcode).toBe(ERR.notOnSale);
      await sweepWaiting(office.deps);
      const order = await office.row((await mine(couple))?.tradeNo ?? '');
      expect(order.seats.map(s => s.seatId)).toEqual(['A-3-4', 'A-3-5']);
    });

    it('offers down a long line of random wishes what a model says, in the order of joining', async () => {
      const place = fc.record({
        quantity: fc.integer({ min: 1, max: 3 }),
        least: fc.integer({ min: 1, max: 3 }),
        together: fc.boolean(),
      });
      const released = fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 4 });
      const history = fc.tuple(
        fc.array(place, { minLength: 1, maxLength: 5 }),
        fc.array(released, { maxLength: 3 }),
      );
      const buyers = await Promise.all(Array.from({ length: 5 }, () => office.buyer()));
      await full();
      const { waiting: line, sales } = store.direct;
      await fc.assert(
        fc.asyncProperty(history, async ([wishes, releases]) => {
          await line.endWaiting(scheduleId);
          for (const buyer of buyers) {
            const before = await line.waiting(scheduleId, buyer.memberId);
            if (before?.tradeNo) await buyer.call(ticketOrder.cancel, { tradeNo: before.tradeNo });
            await line.leaveWaiting(scheduleId, buyer.memberId);
          }
          // The last row of block A alone is in play; all of it is sold again.
          const row = SEATS.filter(s => s.startsWith('A-2-'));
          await sales.release(scheduleId, 'HM-full', row);
          expect(await sales.claim(scheduleId, row, 'HM-full', FOREVER, office.clock.now())).toEqual([]);
          const waits = wishes.map(w => ({ ...w, least: Math.min(w.least, w.quantity) }));
          for (const [i, w] of waits.entries()) {
            office.clock.advance(61_000);
            const memberId = buyers[i]?.memberId ?? '';
            await line.joinWaiting({
              ...w,
              scheduleId,
              memberId,
              locale: 'en-US',
              joinedAt: office.clock.now(),
            });
          }
          const open = new Set<number>();
          const served = new Map<number, number>();
          for (const seats of releases) {
            await sales.release(
              scheduleId,
              'HM-full',
              seats.map(n => `A-2-${n}`),
            );
            // What an offer has is not free: releasing it is nobody's.
            for (const n of seats) if (![...served.keys()].some(k => k < 0 && k === -n)) open.add(n);
            office.clock.advance(61_000);
            await sweepWaiting(office.deps);
            for (const [i, w] of waits.entries()) {
              const row = await line.waiting(scheduleId, buyers[i]?.memberId ?? '');
              const order = row?.tradeNo ? await office.row(row.tradeNo) : null;
              if (order && !served.has(i)) {
                const numbers = order.seats.map(s => Number(s.number)).sort((a, b) => a - b);
                served.set(i, numbers.length);
                expect(numbers.length).toBeGreaterThanOrEqual(w.least);
                expect(numbers.length).toBeLessThanOrEqual(w.quantity);
                for (const n of numbers) {
                  expect(open.delete(n)).toBe(true);
                  served.set(-n, 1);
                }
                if (w.together) expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(numbers.length - 1);
              }
            }
            // Whoever still waits could not have had anything of what is left.
            for (const [i, w] of waits.entries()) {
              if (served.has(i)) continue;
              const runs = [...open].map(n => {
                let length = 1;
                while (open.has(n + length)) length++;
                return length;
              });
              expect(w.together ? Math.max(0, ...runs) : open.size).toBeLessThan(w.least);
            }
          }
        }),
        { numRuns: 12 },
      );
    });

    it('ends with the performance, and keeps nobody who may hold no more', async () => {
      await full(['A-1-1', 'A-1-2', 'A-1-3', 'A-1-4', 'A-2-1']);
      const [a, b] = [await office.buyer(), await office.buyer()];
      await join(a);
      await join(b);
      await free('A-1-1', 'A-1-2', 'A-1-3', 'A-1-4');
      await sweepWaiting(office.deps);
      expect(await mine(b)).toMatchObject({ state: 'offered' });
      expect((await a.ok(waiting.line, { scheduleId })).count).toBe(0);
      const c = await office.buyer();
      office.clock.advance(OFFER);
      await office.sweep();
      await c.ok(waiting.line, { scheduleId });
      office.clock.advance(31 * 86_400_000);
      await sweepWaiting(office.deps);
      expect(await mine(a)).toBeUndefined();
    });
  });
});
