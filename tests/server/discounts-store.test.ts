import { describe, expect, test } from 'vitest';
import type { Store } from '#server/store/port.ts';
import type { DiscountClaim, HoldingRow } from '#server/store/ports/discounts.ts';
import { FOREVER } from '#server/store/ports/sales.ts';
import { START } from './harness.ts';
import { eachStore } from './stores.ts';

const holding = (id: string, patch: Partial<HoldingRow> = {}): HoldingRow => ({
  id,
  memberId: 'm1',
  offerId: 'o1',
  from: START,
  until: START + 1_000,
  total: 1,
  grantedAt: START,
  ...patch,
});
const claim = (ref: string, tradeNo: string, patch: Partial<DiscountClaim> = {}): DiscountClaim => ({
  ref,
  tradeNo,
  memberId: 'm1',
  uses: 1,
  expiresAt: START + 1_000,
  ...patch,
});

async function withMembers(store: Store): Promise<Store> {
  for (const id of ['m1', 'm2'])
    await store.direct.accounts.addMember({
      id,
      nickname: id,
      mobile: null,
      email: null,
      passwordHash: null,
      vendor: 'member',
      createdAt: START,
      joinedAt: START,
    });
  return store;
}

describe('discounts store', () => {
  eachStore(open => {
    test('holdings are a member’s own, newest first, each written once', async () => {
      const { discounts } = (await withMembers(await open())).direct;
      const old = holding('h-b', { until: Number.MAX_SAFE_INTEGER, total: 8 });
      const rows = [old, holding('h-a'), holding('h-c', { grantedAt: START + 5 })];
      for (const row of rows) expect(await discounts.addHolding(row)).toBe(true);
      expect(await discounts.addHolding(holding('h-b', { memberId: 'm2', total: 3 }))).toBe(false);
      expect((await discounts.holdings('m1')).map(h => h.id)).toEqual(['h-c', 'h-a', 'h-b']);
      expect((await discounts.holdings('m1'))[2]).toEqual(old);
      expect(await discounts.holdings('m2')).toEqual([]);
    });

    test('claims count until their end, move with their order, and go with it', async () => {
      const { discounts } = (await withMembers(await open())).direct;
      const [a, b] = [claim('h1', 't1'), claim('points', 't1', { uses: 1_200 })];
      await discounts.claim('t1', [a, b]);
      await discounts.claim('t2', [claim('h2', 't2', { memberId: 'm2', expiresAt: FOREVER })]);
      expect(await discounts.claims('m1', START + 999)).toEqual([a, b]);
      expect(await discounts.claims('m1', START + 1_000)).toEqual([]);
      await discounts.extend('t1', START + 5_000);
      expect((await discounts.claims('m1', START + 1_000)).map(c => c.expiresAt)).toEqual([
        START + 5_000,
        START + 5_000,
      ]);
      // A new set replaces the old one.
      await discounts.claim('t1', [claim('h3', 't1')]);
      expect((await discounts.claims('m1', START)).map(c => c.ref)).toEqual(['h3']);
      await discounts.release('t1');
      await discounts.release('t1');
      expect(await discounts.claims('m1', START)).toEqual([]);
      expect((await discounts.claims('m2', START))[0]?.expiresAt).toBe(FOREVER);
      await discounts.claim('t3', [claim('h4', 't3')]);
      await discounts.sweepClaims(START + 1_000);
      expect(await discounts.claims('m1', START)).toEqual([]);
      expect(await discounts.claims('m2', START)).toHaveLength(1);
    });

    test('a transaction that fails claims nothing', async () => {
      const store = await withMembers(await open());
      const failing = store.transaction(async tx => {
        await tx.discounts.claim('t1', [claim('h1', 't1')]);
        await tx.discounts.addHolding(holding('h1'));
        await tx.discounts.takeOne('o1', 5);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await store.direct.discounts.claims('m1', START)).toEqual([]);
      expect(await store.direct.discounts.holdings('m1')).toEqual([]);
      expect(await store.direct.discounts.taken('o1')).toBe(0);
    });

    test('of a limited offer no more are taken than there are', async () => {
      const { discounts } = (await open()).direct;
      const answers = await Promise.all(Array.from({ length: 20 }, () => discounts.takeOne('o1', 7)));
      expect(answers.filter(Boolean)).toHaveLength(7);
      expect(await discounts.taken('o1')).toBe(7);
      expect(await discounts.takeOne('o2', 0)).toBe(false);
      expect(await discounts.taken('o2')).toBe(0);
    });
  });
});
