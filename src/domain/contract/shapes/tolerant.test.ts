import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISCOUNT_FAMILIES, type DiscountRepository, discount } from '../discount.ts';
import { membership } from '../membership.ts';
import { type Order, type OrderRow, orderCalls, ticketOrder } from '../order.ts';
import { cents } from './tolerant.ts';

/** Exactly the fields that the specification names (§3). */
const ENTRY = {
  tmpId: 'c1',
  cancelTmpId: 'x1',
  title: '券',
  description: '',
  available: true,
  applied: true,
  excluded: false,
  excludeMsg: '',
  disableMsgs: [],
  endtime: '2026-12-31 23:59:59',
  discountDesc: '20元',
  cardtype: '',
  totalnum: 1,
  usednum: 0,
};
const REPOSITORY = {
  coupons: [ENTRY],
  couponsA: [],
  couponsM: [],
  promotions: [],
  packList: [],
  membership: { ...ENTRY, tmpId: 'm1', applied: true, discountDesc: '10%' },
  pointsItem: {
    available: true,
    applied: true,
    tmpId: 'p',
    discount: 3,
    minAllow: 300,
    maxAllow: 1000,
    availablePoint: 900,
  },
  couponsTotal: 20,
  couponsATotal: 0,
  couponsMTotal: 0,
  promotionsTotal: 0,
  packTotal: 0,
  discountAmount: 119,
};
const ORDER = {
  tradeNo: 'T1',
  supportSeat: 'N',
  amount: 960,
  discount: 0,
  totalAmount: 960,
  totalFee: 965,
  otherFee: 0,
  packTradeNo: null,
  gatewayName: null,
  gatewayCode: 'someBank',
  realStatus: 'new_locked',
  payStatus: 'new_locked',
  orderStatus: 'WAIT_PAY',
};
const read = async (given: unknown): Promise<DiscountRepository | null> => {
  const { success, data } = (await discount.seat.getDiscountRepo.shapes()).reply.safeParse(given);
  return success ? data : null;
};

describe('the specification’s own repository', () => {
  it.each(Object.entries(DISCOUNT_FAMILIES))('is read by the %s family', async (_, { calls }) => {
    for (const call of [
      calls.getDiscountRepo,
      calls.useDiscount,
      calls.cancelDiscount,
      calls.confirmDiscount,
    ])
      expect((await call.shapes()).reply.safeParse(REPOSITORY).success).toBe(true);
  });

  it('says by its whole what the member discount takes', async () => {
    expect(await read(REPOSITORY)).toMatchObject({
      discountAmount: 119,
      couponsTotal: 20,
      pointsTotal: 3,
      memberTotal: 96,
      editable: true,
      best: null,
    });
  });

  it.each([
    ['a list missing', { couponsM: undefined }],
    ['a list that is null', { promotions: null }],
    ['disableMsgs null', { coupons: [{ ...ENTRY, disableMsgs: null }] }],
    ['pointsItem null', { pointsItem: null }],
    ['no member discount', { membership: undefined }],
    ['cardtype missing', { coupons: [{ ...ENTRY, cardtype: undefined }] }],
    ['an end as an instant', { coupons: [{ ...ENTRY, endtime: '2026-12-31T15:59:59Z' }] }],
    ['amounts as texts', { couponsTotal: '20.00', discountAmount: '119' }],
    ['a float of the kind 0.1 + 0.2', { couponsTotal: 20.000000000000004 }],
    ['a number of its own for an id', { coupons: [{ ...ENTRY, tmpId: 17 }] }],
    ['an amount that is none', { couponsATotal: 'viel' }],
  ])('with %s', async (_, patch) => {
    const given = await read({ ...REPOSITORY, ...patch });
    expect(given).toMatchObject({ couponsTotal: 20, discountAmount: 119 });
    expect(given?.coupons).toHaveLength(1);
  });

  it('never raises a price by a negative total, and leaves out what is no entry', async () => {
    expect(
      await read({ couponsTotal: -5, discountAmount: -5, coupons: [{ title: 'no id' }, ENTRY, null] }),
    ).toMatchObject({ couponsTotal: 0, discountAmount: 0, memberTotal: 0, coupons: [{ tmpId: 'c1' }] });
  });

  it.each([[null], [undefined], ['<html>'], [[]], [{}], [{ ok: 1 }]])('is not %j', async given => {
    expect(await read(given)).toBeNull();
  });
});

describe('the specification’s own order', () => {
  const parse = async (given: object, family: keyof typeof orderCalls = 'seat'): Promise<Order> =>
    (await orderCalls[family].detail.shapes()).reply.parse(given);

  it('is read by every family, with what goes without saying', async () => {
    for (const family of ['seat', 'show', 'mall', 'dams'] as const)
      expect(await parse({ ...ORDER, supportSeat: undefined }, family)).toMatchObject({
        family,
        totalFee: 965,
        seats: [],
        events: [],
        gatewayCode: undefined,
      });
    const card = (await membership.order.shapes()).reply.parse({ ...ORDER });
    expect(card).toMatchObject({ family: 'card', memberships: [], totalFee: 965 });
  });

  it.each([
    ['dams', 'WAIT_PAY', 'paid_success', 'new_locked'],
    ['dams', 'PAID', 'new_locked', 'paid_success'],
    ['mall', 'OP_REFUND', 'paid_return_cert', 'paid_return_cert'],
    ['mall', 'SOMETHING', 'new_locked', 'SOMETHING'],
    ['mall', '', 'new_confirm', 'new_confirm'],
    ['seat', 'PAID', 'new_locked', 'new_locked'],
    ['seat', 'WAIT_PAY', 'later', 'later'],
    ['seat', 'USER_CANCEL', '', 'cancel_user'],
  ] as const)(
    '%s: orderStatus %s beside realStatus %s is %s',
    async (family, orderStatus, realStatus, is) => {
      const { realStatus: seen } = await parse({ ...ORDER, family, orderStatus, realStatus }, family);
      expect(seen).toBe(is);
    },
  );

  it('has its totals as decimals, and in their place what they can only be', async () => {
    expect(await parse({ ...ORDER, totalFee: '0.30000000000000004', amount: 0.1 + 0.2 })).toMatchObject({
      totalFee: 0.3,
      amount: 0.3,
    });
    const bare = { ...ORDER, discount: 60, otherFee: 12, totalFee: undefined, totalAmount: undefined };
    expect(await parse(bare)).toMatchObject({ totalFee: 912, totalAmount: 912 });
  });

  it('is one of a list, and what is no order is none', async () => {
    const { list } = (await ticketOrder.list.shapes()).reply.parse({
      total: 2,
      pageNo: 1,
      pageSize: 10,
      counts: {},
      list: [ORDER, { ...ORDER, supportSeat: 'Y' }, { tradeNo: 'T3' }, null],
    });
    expect(list.map((o: OrderRow) => o.family)).toEqual(['show', 'seat']);
    expect((await orderCalls.seat.detail.shapes()).reply.safeParse(REPOSITORY).success).toBe(false);
  });
});

it('yuan are rounded as they are written, half a fen upwards', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000_000, max: 100_000_000 }),
      fc.integer({ min: 0, max: 5 }),
      (n, places) => {
        const yuan = n / 10 ** places;
        expect(cents(yuan)).toBe(new Decimal(yuan).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber() || 0);
      },
    ),
  );
  expect([cents(0.1 + 0.2), cents(1.005), cents(-0)]).toEqual([0.3, 1.01, 0]);
});
