import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../contract/family.ts';
import { CHANNELS, DELIVERIES, REAL_STATUSES, type RealStatus } from '../contract/order.ts';
import { hintOf } from '../words/order-status.ts';
import { CHANNELS_OF, FAMILY, familyOf } from './families.ts';
import { actionsOf } from './order-actions.ts';
import {
  canMoveOrder,
  isUnpaid,
  ORDER_STATUS,
  ORDER_STATUSES,
  orderStatusOf,
  REAL_STATUS,
} from './order-status.ts';

describe('families', () => {
  test.each([
    ['supportSeat=Y', 'seat'],
    ['supportSeat=Y&orderType=mall', 'seat'],
    ['supportSeat=N', 'show'],
    ['', 'show'],
    ['supportSeat=junk&orderType=junk', 'show'],
    ['supportSeat=N&orderType=mall', 'mall'],
    ['orderType=dams', 'dams'],
  ])('the query %j names %s (specification §7)', (query, family) => {
    expect(familyOf(new URLSearchParams(query))).toBe(family);
  });

  test('what a family writes into a query is read back', () => {
    for (const family of FAMILIES)
      if (family !== 'card') expect(familyOf(new URLSearchParams(FAMILY[family].query))).toBe(family);
  });

  test('every way of delivery is offered by something, and each offer is one of the six', () => {
    expect(new Set(DELIVERIES.flatMap(d => CHANNELS_OF[d]))).toEqual(new Set(CHANNELS));
    for (const delivery of DELIVERIES) expect(CHANNELS_OF[delivery].length).toBeGreaterThan(0);
  });
});

describe('the second set of statuses', () => {
  test('each step of the first set is a step of the second, or stays where it is', () => {
    for (const from of REAL_STATUSES)
      for (const to of REAL_STATUS[from].next) {
        // Goods are neither sent nor opened on the way to being paid or given back.
        const step = [orderStatusOf(from, false), orderStatusOf(to, false)] as const;
        expect([from, to, canMoveOrder(...step)]).toEqual([from, to, true]);
      }
  });

  test('what is done, refunded or never paid has no way to be paid again', () => {
    expect(ORDER_STATUSES.filter(s => ORDER_STATUS[s].next.length === 0)).toEqual(['OP_REFUND', 'DONE']);
    expect(canMoveOrder('DONE', 'OP_REFUND')).toBe(false);
    expect(canMoveOrder('PAID', 'WAIT_PAY')).toBe(false);
    expect(canMoveOrder('WAIT_PAY', 'PAID')).toBe(false);
  });

  test('every one is reached, and both sets agree on what is unpaid', () => {
    const reached = REAL_STATUSES.flatMap(s => [orderStatusOf(s), orderStatusOf(s, false)]);
    expect(new Set(reached)).toEqual(new Set(ORDER_STATUSES));
    for (const s of REAL_STATUSES)
      expect(['WAIT_PAY', 'CONFIRM_BUT_NOT_PAID'].includes(orderStatusOf(s))).toBe(isUnpaid(s));
  });

  test('hints speak of seats only where there are seats', () => {
    for (const family of FAMILIES)
      for (const status of REAL_STATUSES) {
        const { zh, en } = hintOf(status, family);
        expect([zh, en]).not.toContain('');
        if (family !== 'seat')
          expect([status, family, /座位|seats?\b/.test(zh + en)]).toEqual([status, family, false]);
      }
  });
});

describe('what a member can do', () => {
  const can = (realStatus: RealStatus, delivery: (typeof DELIVERIES)[number] = 'ticket') =>
    actionsOf({ realStatus, delivery });

  test('pay and cancel exactly while it is unpaid', () => {
    for (const status of REAL_STATUSES)
      for (const delivery of DELIVERIES) {
        expect(can(status, delivery).includes('pay')).toBe(isUnpaid(status));
        expect(can(status, delivery).includes('cancel')).toBe(isUnpaid(status));
      }
  });

  test('a refund, tickets, a calendar entry or opening only after it succeeded, by what it brings', () => {
    for (const status of REAL_STATUSES)
      for (const delivery of DELIVERIES)
        expect(can(status, delivery).includes('refund')).toBe(status === 'paid_success');
    expect(can('paid_success', 'ticket')).toEqual(['tickets', 'calendar', 'print', 'refund']);
    expect(can('paid_success', 'parcel')).toEqual(['print', 'refund']);
    expect(can('paid_success', 'digital')).toEqual(['open', 'print', 'refund']);
  });

  test('who paid a wrong amount is told whom to ask and may buy anew, never pay the order again', () => {
    for (const status of ['paid_failure', 'paid_return_fail'] as const)
      expect(can(status)).toEqual(['rebuy', 'ask']);
    expect(can('paid_uncheck')).toEqual([]);
  });
});
