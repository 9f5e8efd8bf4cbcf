import { expect, test } from 'vitest';
import { openDemo } from '#demo/office.ts';
import { seedShopOrders } from '#demo/orders-shop.ts';
import { mall, PRODUCT_CHANNELS } from '#domain/contract/mall.ts';
import { orderCalls, ticketOrder } from '#domain/contract/order.ts';
import { SHOW_KINDS, show } from '#domain/contract/show.ts';
import { MAX_LIVE_ORDERS } from '#domain/rules/hold.ts';
import { canMove, ORDER_STATUSES } from '#domain/rules/order-status.ts';
import { PUBLISHED } from '#server/accounts/published.ts';
import { systemRandom } from '#server/host/random.ts';
import { audit, SOUND } from './audit.ts';
import { Client } from './client.ts';
import { fakeClock, signIn, testConfig, testHost } from './harness.ts';
import { eachStore } from './stores.ts';

eachStore((_, __, openWithDatabase) => {
  test('shows and goods are there, and the demonstration member has an order in every status of the second set', async () => {
    const { store, database } = await openWithDatabase();
    const clock = fakeClock(Date.UTC(2026, 10, 21, 4));
    const lines: string[] = [];
    const config = testConfig;
    const parts = {
      store,
      clock,
      host: testHost(),
      random: systemRandom,
      config,
      log: (l: string) => lines.push(l),
    };
    const office = await openDemo(parts);
    const client = new Client(office.app, { tree: 'zh-CN/mobile' });
    await signIn(office.deps, client, PUBLISHED.regular);

    const cards = await client.ok(show.list, {});
    expect(cards.length).toBeGreaterThanOrEqual(20);
    expect(new Set(cards.map(c => c.kind))).toEqual(new Set(SHOW_KINDS));
    const states = new Set(cards.flatMap(c => c.dates.map(d => d.state)));
    for (const state of ['on', 'few', 'out', 'upcoming', 'cancelled', 'members'] as const)
      expect([state, states.has(state)]).toEqual([state, true]);
    for (const card of cards) {
      const { types, text } = await client.ok(show.ticketTypes, { showId: card.id });
      expect([card.id, types.length > 0, text.every(p => p !== '')]).toEqual([card.id, true, true]);
    }
    const goods = await client.ok(mall.list, {});
    expect(goods.filter(p => p.channel === 'mall').length).toBeGreaterThanOrEqual(12);
    expect(new Set(goods.map(p => p.channel))).toEqual(new Set(PRODUCT_CHANNELS));

    const rows = await store.direct.sales.ordersOf(PUBLISHED.regular);
    for (const row of rows.filter(r => r.requestId.startsWith('seed-shop-'))) {
      const way = row.events.map(e => e.status).filter(s => s !== 'opened') as (typeof row.realStatus)[];
      expect(way.at(-1)).toBe(row.realStatus);
      for (const [i, to] of way.entries()) if (i > 0) expect(canMove(way[i - 1] ?? to, to)).toBe(true);
    }
    const { list } = await client.ok(ticketOrder.list, { families: 'mall,dams', pageSize: 50 });
    expect(new Set(list.map(o => o.orderStatus))).toEqual(new Set(ORDER_STATUSES));
    for (const { tradeNo, family } of list) {
      const order = await client.ok(orderCalls[family as 'mall' | 'dams'].detail, { tradeNo });
      expect([order.title !== '', order.occasion, order.tickets]).toEqual([true, undefined, []]);
    }
    const shows = await client.ok(ticketOrder.list, { families: 'show' });
    for (const { tradeNo, realStatus } of shows.list) {
      const order = await client.ok(orderCalls.show.detail, { tradeNo });
      expect(order.occasion?.hall.name).not.toBe('');
      expect(order.tickets.length > 0).toBe(realStatus === 'paid_success');
    }
    expect((await client.ok(mall.library, {})).vipUntil).toBeDefined();
    // The samples leave room for orders of one's own.
    const unpaid = (await client.ok(ticketOrder.list, {})).counts.unpaid ?? 0;
    expect(unpaid).toBeLessThan(MAX_LIVE_ORDERS - 1);
    if (database) expect(await audit(database, clock.now())).toEqual(SOUND);

    await Promise.all([seedShopOrders(office.deps, clock.now()), seedShopOrders(office.deps, clock.now())]);
    expect(await store.direct.sales.ordersOf(PUBLISHED.regular)).toHaveLength(rows.length);
    expect(lines).toEqual([]);
  });
});
