import { expect, test } from 'vitest';
import { openDemo } from '#demo/office.ts';
import { seedOrders } from '#demo/orders.ts';
import { REAL_STATUSES, ticketOrder } from '#domain/contract/order.ts';
import { canMove } from '#domain/rules/order-status.ts';
import { PUBLISHED } from '#server/accounts/published.ts';
import { systemRandom } from '#server/host/random.ts';
import { audit, SOUND } from './audit.ts';
import { Client } from './client.ts';
import { fakeClock, signIn, testConfig, testHost } from './harness.ts';
import { eachStore } from './stores.ts';

eachStore((_, __, openWithDatabase) => {
  test('the demonstration member has an order in every status, each of them sound', async () => {
    const { store, database } = await openWithDatabase();
    const clock = fakeClock(Date.UTC(2026, 10, 21, 4));
    const lines: string[] = [];
    const parts = {
      store,
      clock,
      host: testHost(),
      random: systemRandom,
      config: testConfig,
      log: (l: string) => lines.push(l),
    };
    const office = await openDemo(parts);
    const rows = await store.direct.sales.ordersOf(PUBLISHED.regular);
    expect(new Set(rows.map(r => r.realStatus))).toEqual(new Set(REAL_STATUSES));
    expect(rows.length).toBeGreaterThanOrEqual(REAL_STATUSES.length + 3);
    for (const row of rows) {
      const steps = row.events.filter(e => e.status !== 'opened');
      const way = steps.map(e => e.status as (typeof REAL_STATUSES)[number]);
      expect(way.at(-1)).toBe(row.realStatus);
      for (const [i, to] of way.entries())
        if (i > 0) expect([way[i - 1], to, canMove(way[i - 1] ?? to, to)]).toEqual([way[i - 1], to, true]);
      const lines = [...row.seats.map(s => s.price), ...row.items.map(i => i.price * i.quantity)];
      expect(row.amount).toBe(lines.reduce((sum, fen) => sum + fen, 0));
      expect(row.amount).toBeGreaterThan(0);
    }
    if (database) expect(await audit(database, clock.now())).toEqual(SOUND);

    const client = new Client(office.app, { tree: 'zh-CN/mobile' });
    await signIn(office.deps, client, PUBLISHED.regular);
    const { counts, list } = await client.ok(ticketOrder.list, { pageSize: 50, families: 'seat' });
    expect(counts).toMatchObject({ unpaid: 3, cancelled: 3, refunded: 3 });
    for (const { tradeNo } of list) {
      const order = await client.ok(ticketOrder.detail, { tradeNo });
      expect(order.title).not.toBe('');
      expect(order.tickets.length > 0).toBe(order.realStatus === 'paid_success');
    }
    const upcoming = list.find(
      o =>
        o.realStatus === 'paid_success' &&
        (o.occasion?.startsAt ?? '') > new Date(clock.now() + 8 * 86_400_000).toISOString(),
    );
    const refunded = await client.ok(ticketOrder.refund, { tradeNo: upcoming?.tradeNo ?? '', fee: 0 });
    expect(refunded.realStatus).toBe('paid_return_succ');

    // Starting again, a month later and twice at once, adds nothing.
    clock.advance(3_600_000);
    await Promise.all([seedOrders(office.deps, clock.now()), seedOrders(office.deps, clock.now())]);
    expect(await store.direct.sales.ordersOf(PUBLISHED.regular)).toHaveLength(rows.length);
    // Housekeeping leaves the samples as they are while their hold runs.
    await office.sweep();
    expect((await client.ok(ticketOrder.list, { families: 'seat' })).counts).toMatchObject({ unpaid: 3 });
    expect(lines).toEqual([]);
  });
});
