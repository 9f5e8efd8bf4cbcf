import { expect, test } from 'vitest';
import { seedHoldings } from '#demo/holdings.ts';
import { openDemo } from '#demo/office.ts';
import { type DiscountEntry, discount, wallet } from '#domain/contract/discount.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { PUBLISHED } from '#server/accounts/published.ts';
import { systemRandom } from '#server/host/random.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import { offers } from '#tests/world/world.ts';
import { Client } from './client.ts';
import { fakeClock, signIn, testConfig, testHost } from './harness.ts';

test('offers have words in both languages, a window, and codes of their own', () => {
  const all = offers;
  expect(new Set(all.map(o => o.id)).size).toBe(all.length);
  const codes = all.flatMap(o => o.code?.word ?? []);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThanOrEqual(3);
  for (const o of all) {
    for (const text of [o.title.zh, o.title.en, o.description.zh, o.description.en])
      expect(text.trim()).not.toBe('');
    expect(o.until).toBeGreaterThan(o.from);
    expect(o.terms.families.length).toBeGreaterThan(0);
  }
});

test('the demonstration member’s orders show discounts in every state and of every group', async () => {
  const clock = fakeClock();
  const lines: string[] = [];
  const store = memoryStore();
  const parts = { store, clock, host: testHost(), random: systemRandom, config: testConfig };
  const office = await openDemo({ ...parts, log: l => lines.push(l) });
  const client = new Client(office.app, { tree: 'en-US/pc' });
  await signIn(office.deps, client, PUBLISHED.regular);
  const { list } = await client.ok(ticketOrder.list, { tab: 'unpaid', families: 'seat', pageSize: 50 });
  const entries: DiscountEntry[] = [];
  let settled = 0;
  for (const { tradeNo } of list) {
    const repo = await client.ok(discount.seat.getDiscountRepo, { tradeNo });
    if (!repo.editable) {
      settled++;
      expect(repo.discountAmount).toBeGreaterThan(0);
      continue;
    }
    expect(repo.pointsItem).toMatchObject({ available: true, availablePoint: 3460 });
    expect(repo.membership).toMatchObject({ title: 'Salon, 10% off' });
    for (const group of [repo.coupons, repo.couponsA, repo.couponsM, repo.promotions, repo.packList])
      expect(group.length).toBeGreaterThan(0);
    entries.push(...repo.coupons, ...repo.couponsA, ...repo.couponsM, ...repo.promotions, ...repo.packList);
    // With the member discount the promotions that could be had are excluded by it.
    const chosen = await client.ok(discount.seat.useDiscount, { tradeNo, tmpId: 'member' });
    entries.push(...chosen.promotions);
  }
  expect(settled).toBeGreaterThan(0);
  const why = entries.flatMap(e => e.disableMsgs).join('\n');
  for (const reason of [
    /^Can be used from/m,
    /^Expired on/m,
    /^Only for goods/m,
    /^Only for chamber/m,
    /^From member level/m,
    /^Only for your first order/m,
  ])
    expect(why).toMatch(reason);
  expect(entries.some(e => e.available && e.cardtype === 'B')).toBe(true);
  expect(entries.some(e => e.totalnum > 1 && e.usednum > 0)).toBe(true);
  for (const status of ['usable', 'used', 'expired'] as const)
    expect((await client.ok(wallet.coupons, { status })).list.length).toBeGreaterThan(0);
  // Seeding again adds nothing.
  const before = await store.direct.discounts.holdings(PUBLISHED.regular);
  await seedHoldings(store, clock.now() + 86_400_000);
  expect(await store.direct.discounts.holdings(PUBLISHED.regular)).toEqual(before);
  expect(lines).toEqual([]);
});
