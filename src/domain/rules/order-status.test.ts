import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REAL_STATUSES, type RealStatus } from '#domain/contract/order.ts';
import { AS_REAL } from '#domain/contract/shapes/order.ts';
import { hintOf, ORDER_STATUS_WORDS, REAL_STATUS_WORDS, wordOf } from '../words/order-status.ts';
import { canRenew, HOLD, isLive, isRenewable, RENEW_FROM, renewedUntil, statusAt } from './hold.ts';
import {
  canMove,
  isUnpaid,
  ORDER_STATUS,
  ORDER_STATUSES,
  orderStatusOf,
  REAL_STATUS,
  tabOf,
} from './order-status.ts';

const status = fc.constantFrom(...REAL_STATUSES);

describe('order statuses', () => {
  test('all thirteen and all eight have words in both languages', () => {
    expect(Object.keys(REAL_STATUS).sort()).toEqual([...REAL_STATUSES].sort());
    expect(REAL_STATUSES).toHaveLength(13);
    expect(ORDER_STATUSES).toHaveLength(8);
    for (const { label, hint } of Object.values(REAL_STATUS_WORDS)) {
      for (const text of [label, hint]) {
        expect(text.zh).toMatch(/[一-龥]/);
        expect(text.en).toMatch(/^[A-Z][^一-龥]+$/);
      }
    }
    // Specification §4: four English words, and two plain ones where none of them fits.
    expect(ORDER_STATUSES.map(s => ORDER_STATUS_WORDS[s].label.en)).toEqual([
      'Unpaid',
      'Unpaid',
      'Out',
      'Cancelled',
      'Succeeded',
      'Needs attention',
      'Refunded',
      'Succeeded',
    ]);
    expect(ORDER_STATUS_WORDS.SYSTEM_CANCEL.beside?.en).toBe('The time to pay ran out.');
    expect(ORDER_STATUS_WORDS.USER_CANCEL.label.zh).toBe('用户取消');
  });

  test('each word of the second set stands for those statuses of the first that give it', () => {
    for (const word of ORDER_STATUSES)
      expect([word, [...AS_REAL[word]].sort()]).toEqual([
        word,
        REAL_STATUSES.filter(s => orderStatusOf(s) === word || orderStatusOf(s, false) === word).sort(),
      ]);
  });

  test('a card is no ticket, and a status that nobody knows says so', () => {
    for (const s of REAL_STATUSES) {
      const { zh, en } = wordOf(s, 'card').label;
      expect([s, /票|ticket/i.test(zh + en)]).toEqual([s, false]);
    }
    expect(wordOf('toString', 'seat').label.zh).toBe('状态待更新');
    expect(hintOf('constructor', 'mall').zh).toContain('正在更新');
  });

  test('exactly the three that contain “new” are unpaid', () => {
    expect(REAL_STATUSES.filter(isUnpaid)).toEqual(['new', 'new_locked', 'new_confirm']);
  });

  test('every status but the first two is reached, and the end states have no way on', () => {
    const reached = new Set(REAL_STATUSES.flatMap(s => REAL_STATUS[s].next));
    expect(REAL_STATUSES.filter(s => !reached.has(s))).toEqual(['new']);
    expect(REAL_STATUSES.filter(s => REAL_STATUS[s].next.length === 0)).toEqual([
      'paid_return_succ',
      'paid_return_fail',
      'paid_return_cert',
    ]);
  });

  test('what was paid never becomes unpaid or cancelled again, whatever the way (R8)', () => {
    fc.assert(
      fc.property(status, fc.array(fc.nat(10), { maxLength: 12 }), (start, choices) => {
        let at: RealStatus = start;
        let paid = false;
        for (const choice of choices) {
          paid ||= at.startsWith('paid');
          const { next } = REAL_STATUS[at];
          if (next.length === 0) break;
          at = next[choice % next.length] as RealStatus;
          if (paid && !at.startsWith('paid')) return false;
        }
        return true;
      }),
    );
  });

  test('tickets come only after the amount was checked', () => {
    expect(REAL_STATUSES.filter(s => canMove(s, 'paid_success'))).toEqual(['paid_certain']);
    expect(REAL_STATUSES.filter(s => canMove(s, 'paid_certain'))).toEqual(['paid_uncheck']);
    expect(REAL_STATUSES.filter(s => canMove(s, 'new_confirm'))).toEqual(['new_locked', 'new_confirm']);
  });

  test('the second set and the tabs agree with the first', () => {
    fc.assert(
      fc.property(status, s => {
        const tab = tabOf(s);
        const { tone } = ORDER_STATUS[orderStatusOf(s)];
        expect(tab === 'unpaid').toBe(isUnpaid(s));
        if (tab === 'cancelled' || tab === 'refunded') expect(tone).toBe('closed');
        if (s === 'paid_success') expect(tone).toBe('done');
      }),
    );
  });
});

describe('hold', () => {
  const hold = fc.record({
    realStatus: status,
    createdAt: fc.constant(0),
    expiresAt: fc.nat(2_000_000),
    renewed: fc.boolean(),
  });

  test('an order is live, timed out or settled: one of the three at every instant', () => {
    fc.assert(
      fc.property(hold, fc.nat(2_000_000), (order, now) => {
        const live = isLive(order, now);
        const shown = statusAt(order, now);
        if (!isUnpaid(order.realStatus)) return !live && shown === order.realStatus;
        return live
          ? shown === order.realStatus && now < order.expiresAt
          : shown === 'cancel_timeout' && now >= order.expiresAt;
      }),
    );
  });

  test('renewing adds a full hold to what is left, once, in the last minutes', () => {
    fc.assert(
      fc.property(fc.nat(2 * HOLD), fc.boolean(), fc.nat(2 * HOLD), (expiresAt, renewed, now) => {
        const order = { realStatus: 'new_locked' as const, createdAt: 0, expiresAt, renewed };
        if (!isRenewable(order, now)) return;
        const until = renewedUntil(order);
        expect(until - order.expiresAt).toBe(HOLD);
        expect(order.expiresAt - now).toBeLessThanOrEqual(RENEW_FROM);
        expect(canRenew({ ...order, renewed: true, expiresAt: until }, now)).toBe(false);
      }),
    );
  });

  test('before its last minutes, and when it is held to a later date, an order is not renewed', () => {
    const order = { realStatus: 'new_confirm' as const, createdAt: 0, expiresAt: HOLD, renewed: false };
    expect(canRenew(order, 0)).toBe(true);
    expect(isRenewable(order, HOLD - RENEW_FROM - 1)).toBe(false);
    expect(isRenewable(order, HOLD - RENEW_FROM)).toBe(true);
    expect(isRenewable(order, HOLD)).toBe(false);
    expect(canRenew({ ...order, expiresAt: 3 * 86_400_000 }, 3 * 86_400_000 - 1)).toBe(false);
  });
});
