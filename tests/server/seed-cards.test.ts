import { expect, test } from 'vitest';
import { seedCards } from '#demo/cards.ts';
import { openDemo } from '#demo/office.ts';
import { CARD_STATES, membership } from '#domain/contract/membership.ts';
import { REAL_STATUSES } from '#domain/contract/order.ts';
import { canMove } from '#domain/rules/order-status.ts';
import { PUBLISHED } from '#server/accounts/published.ts';
import { systemRandom } from '#server/host/random.ts';
import { Client } from './client.ts';
import { fakeClock, signIn, testConfig, testHost } from './harness.ts';
import { eachStore } from './stores.ts';

eachStore(open => {
  test('the demonstration members have cards in every state, and orders of cards in every status', async () => {
    const lines: string[] = [];
    const parts = { clock: fakeClock(), host: testHost(), random: systemRandom, config: testConfig };
    const { app, deps } = await openDemo({ ...parts, store: await open(), log: l => lines.push(l) });
    const client = new Client(app, { tree: 'zh-CN/pc' });
    await signIn(deps, client, PUBLISHED.regular);
    const cards = await client.ok(membership.mine, {});
    expect(new Set(cards.map(c => c.state))).toEqual(new Set(CARD_STATES.filter(s => s !== 'void')));
    expect(cards.find(c => c.cardId === 'times-8')).toMatchObject({ times: 8, left: 5 });

    const rows = [
      ...(await deps.store.direct.sales.ordersOf(PUBLISHED.regular)),
      ...(await deps.store.direct.sales.ordersOf(PUBLISHED.newcomer)),
    ].filter(row => row.family === 'card');
    expect(new Set(rows.map(r => r.realStatus))).toEqual(new Set(REAL_STATUSES));
    for (const row of rows) {
      const way = row.events.map(e => e.status as (typeof REAL_STATUSES)[number]);
      expect(way.at(-1)).toBe(row.realStatus);
      for (const [i, to] of way.entries()) if (i > 0) expect(canMove(way[i - 1] ?? to, to)).toBe(true);
    }
    const { list } = await client.ok(membership.orders, { pageSize: 50 });
    for (const order of list)
      expect([order.realStatus, order.memberships.length > 0]).toEqual([
        order.realStatus,
        order.realStatus === 'paid_success',
      ]);

    await Promise.all([seedCards(deps, deps.clock.now()), seedCards(deps, deps.clock.now())]);
    expect(await client.ok(membership.mine, {})).toEqual(cards);
    expect(lines).toEqual([]);
  });
});
