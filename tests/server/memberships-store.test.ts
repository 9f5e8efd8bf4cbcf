import { describe, expect, test } from 'vitest';
import type { Store } from '#server/store/port.ts';
import type { MembershipRow } from '#server/store/ports/memberships.ts';
import { orderOf } from './order-rows.ts';
import { eachStore } from './stores.ts';

const NOW = Date.UTC(2026, 10, 21);
const row = (patch: Partial<MembershipRow> = {}): MembershipRow => ({
  membershipId: 'HC1',
  memberId: 'm1',
  cardId: 'friend',
  tradeNo: 'HM1',
  place: 1,
  code: 'AAAABBBBCCCCDDDD',
  void: false,
  issuedAt: NOW,
  activateBy: NOW + 1,
  activatedAt: null,
  expiresAt: null,
  person: {},
  ...patch,
});

describe('memberships store', () => {
  eachStore(openStore => {
    const open = async (): Promise<Store> => {
      const store = await openStore();
      for (const tradeNo of ['HM1', 'HM2']) await store.direct.sales.insertOrder(orderOf([], { tradeNo }));
      return store;
    };

    test('keeps rows by number, code, member and order', async () => {
      const { direct } = await open();
      const first = row({ person: { name: '林听雨' } });
      const second = row({ membershipId: 'HC2', place: 2, code: 'E', issuedAt: NOW + 5 });
      const other = row({ membershipId: 'HC3', memberId: 'm2', tradeNo: 'HM2', code: 'F' });
      for (const r of [first, second, other]) expect(await direct.memberships.addMembership(r)).toBe(true);
      expect(await direct.memberships.membership('HC1')).toEqual(first);
      expect(await direct.memberships.membership('HC9')).toBeNull();
      expect(await direct.memberships.membershipByCode('E')).toEqual(second);
      expect(await direct.memberships.membershipByCode('e')).toBeNull();
      expect(await direct.memberships.membershipsOf('m1')).toEqual([second, first]);
      expect(await direct.memberships.membershipsOfOrder('HM1')).toEqual([first, second]);
    });

    test('number, code, and place of an order are taken once', async () => {
      const { direct } = await open();
      await direct.memberships.addMembership(row());
      for (const same of [
        row({ place: 2, code: 'X' }),
        row({ membershipId: 'HC2', code: 'X' }),
        row({ membershipId: 'HC2', place: 2 }),
      ])
        expect(await direct.memberships.addMembership(same)).toBe(false);
      expect(await direct.memberships.membershipsOf('m1')).toEqual([row()]);
    });

    test('a card can change its holder, and a failed transaction changes nothing', async () => {
      const store = await open();
      await store.direct.memberships.addMembership(row());
      const given = row({ memberId: 'm2', activatedAt: NOW });
      await store.transaction(async ({ memberships }) => {
        expect(await memberships.lockMembership('HC1')).toEqual(row());
        await memberships.saveMembership(given);
      });
      expect(await store.direct.memberships.membershipsOf('m1')).toEqual([]);
      expect(await store.direct.memberships.membershipsOf('m2')).toEqual([given]);
      const failing = store.transaction(async ({ memberships }) => {
        await memberships.saveMembership(row({ memberId: 'm3' }));
        await memberships.addMembership(row({ membershipId: 'HC7', code: 'Z', place: 7 }));
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await store.direct.memberships.membership('HC1')).toEqual(given);
      expect(await store.direct.memberships.membership('HC7')).toBeNull();
    });
  });
});
