import type { Store } from '#server/store/port.ts';
import type { Placed, SalesStore } from '#server/store/ports/sales.ts';
import type { Database } from '#server/store/sql/sql.ts';

/**
 * The box office with its lock off: looks whether the seats are free, then writes, without a key behind it. It exists to
 * prove that the race tests can fail (quality.md R3).
 */
export async function unlocked(store: Store, database: Database): Promise<Store> {
  await database.script('alter table seat_claim drop constraint seat_claim_pkey');
  const sales: SalesStore = {
    ...store.direct.sales,
    async placeOrder({ order, now }): Promise<Placed> {
      const seats = order.seats.map(s => s.seatId);
      const taken = await store.direct.sales.taken(order.scheduleId, now);
      const lost = seats.filter(s => taken.some(t => t.seatId === s));
      if (lost.length) return { kind: 'lost', seats: lost };
      for (const seat of seats)
        await database.query(
          'insert into seat_claim (schedule_id, seat_id, trade_no, expires_at) values ($1, $2, $3, $4)',
          [order.scheduleId, seat, order.tradeNo, order.expiresAt],
        );
      await store.direct.sales.insertOrder(order);
      return { kind: 'placed', tradeNo: order.tradeNo };
    },
  };
  return { ...store, direct: { ...store.direct, sales } };
}
