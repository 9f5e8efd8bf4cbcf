import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISCOUNT, DISCOUNT_KINDS, OFFER_KINDS } from '../contract/discount-kinds.ts';
import { FAMILIES } from '../contract/family.ts';
import { amountToPay, breakdown, discountsEditable, ROWS, totalsOf } from './amounts.ts';

const fen = fc.nat(10_000_000);
const discounts = fc.dictionary(fc.constantFrom(...DISCOUNT_KINDS, 'exchange' as const), fen);

describe('amount to pay (specification §4)', () => {
  const base = { amount: 76_000, discount: 6_000, otherFee: 1_800, totalFee: 71_900, totalAmount: 72_000 };
  test.each([
    ['seat', 'new', 71_800],
    ['seat', 'new_locked', 71_800],
    ['seat', 'new_confirm', 71_900],
    ['seat', 'paid_success', 72_000],
    ['seat', 'cancel_user', 72_000],
    ['show', 'new_locked', 71_900],
    ['show', 'paid_success', 71_900],
    ['card', 'new', 71_900],
    ['mall', 'WAIT_PAY', 71_800],
    ['mall', 'CONFIRM_BUT_NOT_PAID', 71_900],
    ['mall', 'DONE', 72_000],
    ['dams', 'WAIT_PAY', 71_800],
    ['dams', 'PAID', 66_000],
  ] as const)('%s in %s is %i fen', (family, status, expected) => {
    expect(amountToPay({ family, status, ...base })).toBe(expected);
  });

  test('without freight it is goods minus discounts, and never below nothing', () => {
    fc.assert(
      fc.property(fen, fen, (amount, discount) => {
        const order = { amount, discount, otherFee: 0 };
        const pay = amountToPay({ family: 'seat', status: 'new_locked', ...order, ...totalsOf(order) });
        expect(pay).toBe(Math.max(0, amount - discount));
      }),
    );
  });

  test('a ticket order asks for the same in every status', () => {
    fc.assert(
      fc.property(
        fen,
        fen,
        fen,
        fc.constantFrom('new', 'new_locked', 'new_confirm', 'paid_success'),
        (amount, discount, otherFee, status) => {
          const order = { amount, discount, otherFee };
          expect(amountToPay({ family: 'seat', status, ...order, ...totalsOf(order) })).toBe(
            totalsOf(order).totalAmount,
          );
        },
      ),
    );
  });

  test('discounts are edited before confirming only', () => {
    expect(FAMILIES.filter(f => discountsEditable(f, 'new_confirm'))).toEqual([]);
    expect(FAMILIES.filter(f => discountsEditable(f, 'new_locked'))).toEqual([
      'seat',
      'show',
      'card',
      'mall',
    ]);
    expect(FAMILIES.filter(f => discountsEditable(f, 'WAIT_PAY'))).toContain('dams');
  });
});

describe('breakdown', () => {
  test('the rows add up to the total to the fen, in 10,000 cases (R24)', () => {
    fc.assert(
      fc.property(fen, discounts, fen, (amount, given, otherFee) => {
        const { rows, total } = breakdown({ amount, discounts: given, otherFee });
        expect(rows.reduce((sum, r) => sum + r.fen, 0)).toBe(total);
        const off = Object.values(given).reduce((sum, d) => sum + (d ?? 0), 0);
        expect(total).toBe(Math.max(0, amount - off) + otherFee);
        expect(rows.every(r => Number.isSafeInteger(r.fen) && !Object.is(r.fen, -0))).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  test('member discount is always a row, freight only when there is some', () => {
    const rows = (otherFee: number) =>
      breakdown({ amount: 100, discounts: {}, otherFee }).rows.map(r => r.kind);
    const shown = OFFER_KINDS.filter(kind => DISCOUNT[kind].shown);
    expect(rows(0)).toEqual(['goods', 'points', ...shown]);
    expect(shown).toContain('member');
    expect(rows(5).at(-1)).toBe('freight');
    const all = breakdown({
      amount: 1_000,
      discounts: { times: 1, pack: 2, member: 3, exchange: 5 },
      otherFee: 4,
    });
    expect(all.rows.map(r => r.kind)).toEqual([...ROWS]);
    expect(all.total).toBe(993);
  });
});
