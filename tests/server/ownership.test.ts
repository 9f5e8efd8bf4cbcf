import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#domain/contract/address.ts';
import type { Call } from '#domain/contract/call.ts';
import { certifications } from '#domain/contract/certification.ts';
import { digital } from '#domain/contract/digital.ts';
import { DISCOUNT_FAMILIES, type DiscountFamilyName } from '#domain/contract/discount.ts';
import { FAMILIES } from '#domain/contract/family.ts';
import { favorites } from '#domain/contract/favorites.ts';
import { gift } from '#domain/contract/gift.ts';
import { mall } from '#domain/contract/mall.ts';
import { membership } from '#domain/contract/membership.ts';
import { type OrderCalls, orderCalls, ticketOrder } from '#domain/contract/order.ts';
import { person } from '#domain/contract/person.ts';
import { presale } from '#domain/contract/presale.ts';
import { security } from '#domain/contract/security.ts';
import { PUBLISHED } from '#server/accounts/published.ts';
import { endpointTable } from '#server/app.ts';
import type { OrderRow } from '#server/store/ports/sales.ts';
import type { Client } from './client.ts';
import { makeApp, START } from './harness.ts';

/** Fields that name something everybody may name; every other field that ends in id or No names a member's own thing. */
const PUBLIC = new Set([
  'scheduleId',
  'programId',
  'targetId',
  'requestId',
  'pageNo',
  'captchaId',
  'cardId',
  'packId',
  'showId',
  'dateId',
  'productId',
  'titleId',
  'airingId',
  'artistId',
]);
/** Proved where such an order can exist: in the suites of sales and of exchanges. */
const ELSEWHERE = new Set(['create.xhtml replace', 'create.xhtml exchangeNo']);
const OWNED = /^(?:id|replace|.*(?:Id|No))$/;

const order = (tradeNo: string, memberId: string): OrderRow => ({
  tradeNo,
  memberId,
  scheduleId: 's-1',
  programId: 'p-1',
  realStatus: 'new_locked',
  createdAt: START,
  expiresAt: START + 900_000,
  renewed: false,
  requestId: `r-${tradeNo}`,
  bodyHash: 'x',
  seats: [
    {
      seatId: 'A-1',
      zone: { zh: '池座', en: 'Stalls' },
      row: '1',
      number: '1',
      category: '1',
      price: 38_000,
    },
  ],
  amount: 38_000,
  family: 'seat',
  items: [],
  discount: 0,
  discounts: [],
  otherFee: 0,
  contact: null,
  events: [],
});

/** For each field: a payload with a foreign id, and where that id's owner put it. */
type Case = { readonly foreign: string; readonly payload: (id: string) => Record<string, unknown> };
const trade = (rest: Record<string, unknown> = {}): Case => ({
  foreign: 'HM-regular',
  payload: tradeNo => ({ ...rest, tradeNo }),
});
const confirm = { totalAmount: 380, linkman: '陈', mobile: '13900139000', channel: 'productEMS' };
const home = {
  name: '陈',
  mobile: '13900139000',
  province: '浙江省',
  city: '杭州市',
  district: '',
  detail: '龙井路 1 号',
};
const passport = { type: 'passport', name: '陈', number: 'E12345678', agree: 'Y' };
const cases: Map<unknown, Record<string, Case>> = new Map<unknown, Record<string, Case>>([
  [addresses.byId, { id: { foreign: 'a-demo-home', payload: id => ({ id }) } }],
  [addresses.save, { id: { foreign: 'a-demo-home', payload: id => ({ ...home, id }) } }],
  [addresses.remove, { id: { foreign: 'a-demo-home', payload: id => ({ id }) } }],
  [
    certifications.save,
    {
      certificationId: {
        foreign: 'c-regular',
        payload: certificationId => ({ ...passport, certificationId }),
      },
    },
  ],
  [
    certifications.remove,
    { certificationId: { foreign: 'c-regular', payload: certificationId => ({ certificationId }) } },
  ],
  [security.endSession, { id: { foreign: 'a-session-of-another', payload: id => ({ id }) } }],
  [favorites.remove, { id: { foreign: 'f-regular', payload: id => ({ id }) } }],
  [gift.offer, { tradeNo: trade({ piece: 'A-1' }) }],
  [gift.mine, { tradeNo: trade() }],
  [gift.withdraw, { giftId: { foreign: 'g-regular', payload: giftId => ({ giftId }) } }],
  [gift.handBack, { giftId: { foreign: 'g-regular', payload: giftId => ({ giftId }) } }],
  [ticketOrder.detail, { tradeNo: trade() }],
  [
    ticketOrder.confirm,
    {
      tradeNo: trade({ ...confirm, channel: 'productUnwanted' }),
      addressId: {
        foreign: 'a-demo-home',
        payload: addressId => ({ ...confirm, tradeNo: 'HM-own', addressId }),
      },
    },
  ],
  [ticketOrder.renew, { tradeNo: trade() }],
  [ticketOrder.cancel, { tradeNo: trade() }],
  [ticketOrder.pay, { tradeNo: trade({ gatewayCode: 'aliPay', totalAmount: 380 }) }],
  [ticketOrder.refundQuote, { tradeNo: trade() }],
  [ticketOrder.close, { tradeNo: trade({ edit: 'Y' }) }],
  [ticketOrder.refund, { tradeNo: trade({ fee: 0 }) }],
  [presale.eveningChoice, { tradeNo: trade({ scheduleId: 's-1' }) }],
  [presale.changeEvening, { tradeNo: trade({ scheduleId: 's-1', to: 's-2', seats: ['A-1'] }) }],
]);

/** The discounts of every family: an own order of that family, another member's order, another member's coupon. */
const discountCases = (Object.keys(DISCOUNT_FAMILIES) as DiscountFamilyName[]).flatMap(
  (family): [unknown, Record<string, Case>][] => {
    const { calls } = DISCOUNT_FAMILIES[family];
    const foreign = (rest: Record<string, unknown> = {}): Case => ({
      foreign: `HM-regular-${family}`,
      payload: tradeNo => ({ ...rest, tradeNo }),
    });
    const coupon: Case = {
      foreign: 'h-regular',
      payload: tmpId => ({ tradeNo: `HM-own-${family}`, tmpId }),
    };
    return [
      [calls.getDiscountRepo, { tradeNo: foreign() }],
      [calls.useDiscount, { tradeNo: foreign({ tmpId: 'member' }), tmpId: coupon }],
      [calls.cancelDiscount, { tradeNo: foreign({ tmpId: 'member' }), tmpId: coupon }],
      [
        calls.confirmDiscount,
        {
          tradeNo: foreign({ totalAmount: 380 }),
          tmpId: { ...coupon, payload: tmpId => ({ ...coupon.payload(tmpId), totalAmount: 380 }) },
        },
      ],
      [calls.redeemCode, { tradeNo: foreign({ code: 'HM-AUTUMN' }) }],
      ...('usePoint' in calls
        ? [[calls.usePoint, { tradeNo: foreign({ pointValue: 300 }) }] as [unknown, Record<string, Case>]]
        : []),
    ];
  },
);
for (const [call, fields] of discountCases) cases.set(call, fields);

/** The verbs of the families without seats: another member's order of the same family. */
for (const family of ['show', 'mall', 'dams'] as const) {
  const calls: OrderCalls = orderCalls[family];
  const foreign = (rest: Record<string, unknown> = {}): Case => ({
    foreign: `HM-regular-${family}`,
    payload: tradeNo => ({ ...rest, tradeNo }),
  });
  const addressId: Case = {
    foreign: 'a-demo-home',
    payload: id => ({ ...confirm, tradeNo: `HM-own-${family}`, addressId: id }),
  };
  cases.set(calls.detail, { tradeNo: foreign() });
  cases.set(calls.confirm, { tradeNo: foreign({ ...confirm, channel: 'productUnwanted' }), addressId });
  cases.set(calls.renew, { tradeNo: foreign() });
  cases.set(calls.cancel, { tradeNo: foreign() });
  cases.set(calls.pay, { tradeNo: foreign({ gatewayCode: 'aliPay', totalAmount: 380 }) });
  cases.set(calls.refundQuote, { tradeNo: foreign() });
  cases.set(calls.close, { tradeNo: foreign({ edit: 'Y' }) });
  cases.set(calls.refund, { tradeNo: foreign({ fee: 0 }) });
}
cases.set(digital.give, { tradeNo: { foreign: 'HM-regular-mall', payload: tradeNo => ({ tradeNo }) } });
cases.set(mall.open, { tradeNo: { foreign: 'HM-regular-mall', payload: tradeNo => ({ tradeNo }) } });

/** Cards and their orders: HM-regular-card is another member's order, HC-regular another member's card. */
const cardTrade = (rest: Record<string, unknown> = {}): Case => ({
  ...trade(rest),
  foreign: 'HM-regular-card',
});
const card = (rest: Record<string, unknown> = {}): Case => ({
  foreign: 'HC-regular',
  payload: membershipId => ({ ...rest, membershipId }),
});
for (const [call, fields] of [
  [membership.detail, { membershipId: card() }],
  [membership.activateWithPerson, { membershipId: card({ params: { name: '陈' } }) }],
  [membership.order, { tradeNo: cardTrade() }],
  [membership.cancel, { tradeNo: cardTrade() }],
  [membership.close, { tradeNo: cardTrade({ edit: 'Y' }) }],
  [membership.refund, { tradeNo: cardTrade({ fee: 0 }) }],
  [membership.gotoPay, { tradeNo: cardTrade() }],
  [membership.pay, { tradeNo: cardTrade({ gatewayCode: 'aliPay', totalAmount: 380 }) }],
] as [unknown, Record<string, Case>][])
  cases.set(call, fields);

const fieldsOf = async (call: Call): Promise<string[]> => {
  const { payload } = await call.shapes();
  const { shape } = (payload as unknown as { def: { shape?: Record<string, unknown> } }).def;
  return Object.keys(shape ?? {}).filter(name => OWNED.test(name) && !PUBLIC.has(name));
};
const fields = await Promise.all(
  endpointTable
    .filter(e => e.access === 'member')
    .map(async ({ call }) => [call, await fieldsOf(call)] as const),
);
const rows = fields
  .flatMap(([call, names]) =>
    names.map(name => [`${call.path.split('/').at(-1)} ${name}`, call, name] as const),
  )
  .filter(([name]) => !ELSEWHERE.has(name));

describe('what belongs to another member is as good as absent (S10), by', () => {
  let c: Client;
  let state: () => Promise<string>;
  beforeEach(async () => {
    const { client, deps } = await makeApp();
    const { accounts, sales } = deps.store.direct;
    await sales.insertOrder(order('HM-regular', PUBLISHED.regular));
    await sales.insertOrder(order('HM-own', PUBLISHED.newcomer));
    for (const family of FAMILIES) {
      await sales.insertOrder({ ...order(`HM-regular-${family}`, PUBLISHED.regular), family });
      await sales.insertOrder({ ...order(`HM-own-${family}`, PUBLISHED.newcomer), family });
    }
    await deps.store.direct.discounts.addHolding({
      id: 'h-regular',
      memberId: PUBLISHED.regular,
      offerId: 'c-autumn',
      from: START,
      until: START + 86_400_000,
      total: 1,
      grantedAt: START,
    });
    await deps.store.direct.memberships.addMembership({
      membershipId: 'HC-regular',
      memberId: PUBLISHED.regular,
      cardId: 'friend',
      tradeNo: 'HM-regular-card',
      place: 1,
      code: 'AAAABBBBCCCCDDDD',
      void: false,
      issuedAt: START,
      activateBy: START + 900_000,
      activatedAt: null,
      expiresAt: null,
      person: {},
    });
    await deps.store.direct.gifts.addGift({
      id: 'g-regular',
      tradeNo: 'HM-regular',
      scheduleId: 's-1',
      piece: 'A-1',
      giver: PUBLISHED.regular,
      mobile: null,
      receiver: null,
      state: 'offered',
      createdAt: START,
      expiresAt: START + 900_000,
      settledAt: null,
    });
    await accounts.addFavorite({
      id: 'f-regular',
      memberId: PUBLISHED.regular,
      type: 'program',
      targetId: 'p-1',
      addedAt: START,
    });
    await deps.store.direct.persons.putCertification({
      id: 'c-regular',
      memberId: PUBLISHED.regular,
      type: 'passport',
      name: '林',
      number: 'E*******9',
      digest: 'x',
      savedAt: START,
    });
    await deps.store.direct.persons.putPerson({
      memberId: PUBLISHED.regular,
      values: { birthday: '1990-03-07' },
      savedAt: START,
    });
    c = client();
    await c.login('13900139000');
    state = async () =>
      JSON.stringify([
        await sales.order('HM-regular'),
        await accounts.addresses(PUBLISHED.regular),
        await accounts.favorites(PUBLISHED.regular),
        await deps.store.direct.gifts.gift('g-regular'),
        await deps.store.direct.persons.certifications(PUBLISHED.regular),
        await deps.store.direct.persons.person(PUBLISHED.regular),
        await sales.ordersOf(PUBLISHED.regular),
        await deps.store.direct.memberships.membershipsOf(PUBLISHED.regular),
        await deps.store.direct.discounts.holdings(PUBLISHED.regular),
      ]);
  });

  it.each(rows)('%s', async (name, call, field) => {
    const found = cases.get(call)?.[field];
    if (!found) throw new Error(`${name} has no case here: how is its owner checked?`);
    const before = await state();
    const foreign = await c.call(call, found.payload(found.foreign));
    const absent = await c.call(call, found.payload('HM-nobody'));
    expect([foreign.success, foreign.errcode]).toEqual([false, '2003']);
    expect([foreign.msg, foreign.data]).toEqual([absent.msg, absent.data]);
    expect(absent.errcode).toBe('2003');
    expect(await state()).toBe(before);
  });

  it('each row of the table is still a call', () => {
    const calls = new Set<unknown>(rows.map(([, call]) => call));
    for (const call of cases.keys()) expect(calls.has(call)).toBe(true);
    expect(rows.length).toBeGreaterThanOrEqual(11);
  });

  it('lists show only what is one’s own', async () => {
    expect(await c.ok(addresses.list, {})).toEqual([]);
    expect((await c.ok(favorites.list, {})).total).toBe(0);
    expect(await c.ok(certifications.list, {})).toEqual([]);
    expect((await c.ok(person.info, {})).values).toEqual({ nickname: '初来乍到' });
  });
});
