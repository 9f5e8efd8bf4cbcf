import { beforeEach, expect, test } from 'vitest';
import { isSealed, seal, unseal } from '#server/accounts/seal.ts';
import { expireCatalogue } from '#server/catalogue/catalogue.ts';
import { sealBareNumbers } from '#server/kept/reseal.ts';
import type { Store } from '#server/store/port.ts';
import { cards } from '#tests/world/world.ts';
import { makeApp, START, type TestDeps, testConfig } from './harness.ts';
import { orderOf } from './order-rows.ts';
import { eachStore } from './stores.ts';

const KEY = testConfig.certificateKey ?? '';
const numberOf = (i: number): string => `E${10_000_000 + i}`;
/** More than one round takes. */
const MANY = 203;

eachStore(open => {
  let store: Store;
  let deps: TestDeps;
  const order = (tradeNo: string, ...numbers: string[]) =>
    store.direct.sales.insertOrder({
      ...orderOf(['A-1'], { tradeNo, memberId: `m-${tradeNo}` }),
      contact: {
        linkman: '林听雨',
        mobile: '13800138000',
        channel: 'productUnwanted',
        deliverTo: '',
        certificates: numbers.map(number => ({ type: 'passport', name: '林听雨', number })),
      },
    });
  const card = async (membershipId: string, person: Record<string, string>) => {
    await order(`HM-${membershipId}`);
    await store.direct.memberships.addMembership({
      membershipId,
      memberId: 'm-card',
      cardId: 'annual',
      tradeNo: `HM-${membershipId}`,
      place: 1,
      code: membershipId,
      void: false,
      issuedAt: START,
      activateBy: START,
      activatedAt: START,
      expiresAt: null,
      person,
    });
  };
  const numbersOf = async (tradeNo: string): Promise<string[]> =>
    ((await store.direct.sales.order(tradeNo))?.contact?.certificates ?? []).map(c => c.number);
  const personOf = async (id: string) => (await store.direct.memberships.membership(id))?.person ?? {};
  const rounds = async (): Promise<number> => {
    let n = 1;
    while (n < 9 && !(await sealBareNumbers(deps))) n++;
    return n;
  };

  beforeEach(async () => {
    store = await open();
    ({ deps } = await makeApp({ store }));
    await store.transaction(tx =>
      tx.catalogue.upsert(cards.map(body => ({ kind: 'card', id: body.id, body }))),
    );
    expireCatalogue(store);
  });

  test('numbers from before there was a key are sealed for their owners, in rounds, and once', async () => {
    for (let i = 0; i < MANY; i++) await order(`HM-${i}`, numberOf(i), i === 0 ? numberOf(MANY) : '');
    await card('HC-old', { name: '林听雨', idcard: '110101199003071233' });
    expect(await rounds()).toBe(2);
    for (let i = 0; i < MANY; i++) {
      const [first = '', second = ''] = await numbersOf(`HM-${i}`);
      expect(isSealed(first)).toBe(true);
      expect(await unseal(KEY, `m-HM-${i}`, first)).toBe(numberOf(i));
      if (i === 0) expect(await unseal(KEY, 'm-HM-0', second)).toBe(numberOf(MANY));
      else expect(second).toBe('');
    }
    // For nobody else, and with no other key.
    const [first = ''] = await numbersOf('HM-0');
    await expect(unseal(KEY, 'm-HM-1', first)).rejects.toThrow();
    const { name, idcard = '' } = await personOf('HC-old');
    expect([name, await unseal(KEY, 'm-card', idcard)]).toEqual(['林听雨', '110101199003071233']);

    expect(await rounds()).toBe(1);
    expect(await numbersOf('HM-0')).toEqual([first, (await numbersOf('HM-0'))[1]]);
    expect((await personOf('HC-old')).idcard).toBe(idcard);
  });

  test('what is masked or sealed already stays, and orders without a contact are nobody’s', async () => {
    const sealed = await seal(KEY, 'm-HM-both', numberOf(1));
    await order('HM-both', sealed, 'E******01');
    await order('HM-none');
    await store.direct.sales.insertOrder(orderOf(['A-1'], { tradeNo: 'HM-bare' }));
    await card('HC-masked', { name: '林', idcard: '110*************33' });
    expect(await rounds()).toBe(1);
    expect(await numbersOf('HM-both')).toEqual([sealed, 'E******01']);
    expect(await personOf('HC-masked')).toEqual({ name: '林', idcard: '110*************33' });
  });

  test('without a key nothing is touched', async () => {
    await order('HM-0', numberOf(0));
    const closed = { ...deps, config: { ...deps.config, certificateKey: undefined } };
    expect(await sealBareNumbers(closed)).toBe(true);
    expect(await numbersOf('HM-0')).toEqual([numberOf(0)]);
  });
});
