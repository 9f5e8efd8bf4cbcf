import { describe, expect, it } from 'vitest';
import {
  DISCOUNT_FAMILIES,
  type DiscountEntry,
  type DiscountFamilyName,
  type DiscountRepository,
} from '#domain/contract/discount.ts';
import { DISCOUNT, DISCOUNT_KINDS } from '#domain/contract/discount-kinds.ts';
import { discounted } from './amounts.ts';
import { LIST_GROUPS, toCancelFirst, waysToBest } from './groups.ts';
import { lastMoment } from './use-day.ts';

const entry = (tmpId: string, patch: Partial<DiscountEntry> = {}): DiscountEntry => ({
  tmpId,
  cancelTmpId: patch.applied ? tmpId : '',
  title: tmpId,
  description: '',
  available: true,
  applied: false,
  excluded: false,
  excludeMsg: '',
  disableMsgs: [],
  endtime: '',
  discountDesc: '10元',
  cardtype: '',
  totalnum: 1,
  usednum: 0,
  amount: 10,
  condition: '',
  ...patch,
});
/** Of every kind an empty list, and nothing that it takes. */
const nothing = Object.fromEntries(
  LIST_GROUPS.flatMap(kind => [
    [DISCOUNT[kind].list, kind === 'member' ? null : []],
    [DISCOUNT[kind].total, 0],
  ]),
);
const repo = (patch: Partial<DiscountRepository> = {}): DiscountRepository =>
  ({
    ...nothing,
    pointsItem: {
      available: false,
      applied: false,
      tmpId: 'points',
      discount: 0,
      minAllow: 300,
      maxAllow: 0,
      availablePoint: 0,
    },
    discountAmount: 0,
    pointsTotal: 0,
    tradeNo: 'HM-1',
    revision: 0,
    editable: true,
    payStatus: 'new_locked',
    amount: 760,
    otherFee: 0,
    totalAmount: 760,
    totalFee: 760,
    best: null,
    ...patch,
  }) as DiscountRepository;

describe('families (specification §4 and §7)', () => {
  it.each([
    ['seat', [], '/thvendor/member/ticket/discount/', 'POST'],
    ['show', [], '/thvendor/member/show/discount/', 'POST'],
    ['mall', [], '/thvendor/member/mall/cultural/discount/', 'POST'],
    ['dams', ['pack'], '/thvendor/member/dams/discount/', 'POST'],
    ['card', ['points', 'promotion', 'pack', 'member'], '/thvendor/member/membership/order/discount/', 'GET'],
  ] as const)('%s hides %j', (family, hidden, path, read) => {
    const { calls, hidden: own } = DISCOUNT_FAMILIES[family as DiscountFamilyName];
    expect(own).toEqual(hidden);
    expect(calls.getDiscountRepo).toMatchObject({ method: read, path: `${path}getDiscountRepo.xhtml` });
    for (const name of ['useDiscount', 'cancelDiscount', 'confirmDiscount'] as const)
      expect(calls[name]).toMatchObject({ method: 'POST', path: `${path}${name}.xhtml` });
  });

  it('each group has a place in the repository', () => {
    expect(['points', ...LIST_GROUPS].sort()).toEqual([...DISCOUNT_KINDS].sort());
  });
});

describe('what is cancelled first (specification §4)', () => {
  const applied = entry('old', { applied: true });
  it.each([
    ['a coupon: the other coupon', 'coupon', { coupons: [applied] }, {}, 'old'],
    ['a coupon of cardtype B: none', 'coupon', { coupons: [applied] }, { cardtype: 'B' }, undefined],
    ['a coupon beside a B: none', 'coupon', { coupons: [{ ...applied, cardtype: 'B' }] }, {}, undefined],
    ['a promotion: the other promotion', 'promotion', { promotions: [applied] }, {}, 'old'],
    [
      'a promotion: also one that came without cancelTmpId',
      'promotion',
      { promotions: [{ ...applied, cancelTmpId: '' }] },
      {},
      'old',
    ],
    ['a voucher: none', 'voucher', { couponsA: [applied] }, {}, undefined],
    ['a card: none', 'times', { couponsM: [applied] }, {}, undefined],
    ['a pack: none', 'pack', { packList: [applied] }, {}, undefined],
  ] as const)('for %s', (_, group, lists, patch, expected) => {
    const r = repo(lists as unknown as Partial<DiscountRepository>);
    expect(toCancelFirst(r, group, entry('new', patch))?.tmpId).toBe(expected);
  });
});

it('the way to the best set cancels what is not in it, and leaves vouchers and cards alone', () => {
  const r = repo({
    coupons: [entry('a', { applied: true }), entry('b')],
    couponsA: [entry('v', { applied: true })],
    membership: entry('member', { applied: true }),
    promotions: [entry('p')],
    best: { tmpIds: ['b', 'member'], discountAmount: 86, saves: 10 },
  });
  expect(waysToBest(r)).toEqual({ cancel: ['a'], use: ['b'] });
});

it('the promotion of a package stays where it is', () => {
  const r = repo({
    promotions: [entry('fixed', { applied: true })],
    coupons: [entry('b')],
    best: { tmpIds: ['b'], discountAmount: 10, saves: 10 },
  });
  expect(waysToBest(r, true)).toEqual({ cancel: [], use: ['b'] });
});

it('an order shows what its repository states, and its own where that is silent', () => {
  const order = {
    discount: 5,
    discounts: [{ kind: 'coupon', title: '', amount: 5 }],
    totalAmount: 767,
    totalFee: 767,
  };
  const r = repo({
    couponsTotal: 20.5,
    pointsTotal: 3,
    discountAmount: 23.5,
    totalFee: 740,
    totalAmount: 741,
  });
  expect(discounted(order, r)).toMatchObject({
    discount: 23.5,
    discounts: [
      { kind: 'coupon', amount: 20.5 },
      { kind: 'points', amount: 3 },
    ],
    totalFee: 740,
    totalAmount: 741,
  });
  const bare: DiscountRepository = { ...r, totalFee: undefined, totalAmount: undefined };
  expect(discounted(order, bare)).toMatchObject({
    discount: 23.5,
    totalFee: 767,
    totalAmount: 767,
  });
  expect(discounted(order, null)).toBe(order);
});

it.each([
  ['2026-12-31T16:00:00.000Z', '2026-12-31T15:59:59.999Z'],
  ['2026-12-31 23:59:59', '2026-12-31T15:59:58.999Z'],
  ['2026-12-31', '2026-12-31T15:59:58.999Z'],
  ['', ''],
  ['soon', ''],
])('an end reads as an instant, or as the hall’s clock: %s', (endtime, last) => {
  expect(lastMoment(endtime)).toBe(last);
});
