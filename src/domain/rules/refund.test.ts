import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ladderOf, quoteRefund, shareOf } from './refund.ts';

const HOUR = 3_600_000;
const START = 1_000 * HOUR;
const quote = (hoursBefore: number, patch = {}) =>
  quoteRefund(
    { goods: 38_000, freight: 1_800, startsAt: START, cancelled: false, ...patch },
    START - hoursBefore * HOUR,
  );

describe('refund ladder', () => {
  test.each([
    [168.001, true, 0, 39_800],
    [168, true, 0, 39_800],
    [167.999, true, 5_600, 34_200],
    [48, true, 5_600, 34_200],
    [47.999, true, 13_200, 26_600],
    [24, true, 13_200, 26_600],
    [23.999, false, 39_800, 0],
    [-1, false, 39_800, 0],
  ])('%d hours before: allowed %s, fee %i, back %i', (hours, allowed, fee, amount) => {
    expect(quote(hours)).toEqual({ allowed, fee, amount });
  });

  test('a cancelled concert gives everything back, even afterwards', () => {
    for (const hours of [500, 10, -100])
      expect(quote(hours, { cancelled: true })).toEqual({ allowed: true, fee: 0, amount: 39_800 });
  });

  test('what is kept and what goes back is what was paid; waiting never gives more back', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000), fc.nat(400), fc.nat(400), (goods, freight, a, b) => {
        const input = { goods, freight, startsAt: START, cancelled: false };
        const [early, late] = [Math.max(a, b), Math.min(a, b)].map(h => quoteRefund(input, START - h * HOUR));
        for (const q of [early, late]) {
          expect((q?.fee ?? 0) + (q?.amount ?? 0)).toBe(goods + freight);
          expect(Number.isSafeInteger(q?.fee)).toBe(true);
          expect(q?.fee).toBeGreaterThanOrEqual(0);
        }
        expect(late?.amount).toBeLessThanOrEqual(early?.amount ?? 0);
      }),
    );
  });

  test('the ladder that is shown is the one that is used', () => {
    for (const { until, percent } of ladderOf(START)) {
      expect(quoteRefund({ goods: 10_000, freight: 0, startsAt: START, cancelled: false }, until).fee).toBe(
        percent * 100,
      );
    }
  });
});

describe('the share of a part', () => {
  test('all parts add up to the sum, to the fen, each within a fen of its proportion', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(200_000), { minLength: 1, maxLength: 8 }),
        fc.nat(1_000_000),
        (parts, sum) => {
          const whole = parts.reduce((a, b) => a + b, 0);
          let before = 0;
          let total = 0;
          for (const part of parts) {
            const share = shareOf(sum, { whole, before, part });
            expect(share).toBeGreaterThanOrEqual(0);
            if (whole > 0) expect(Math.abs(share - (sum * part) / whole)).toBeLessThanOrEqual(1);
            before += part;
            total += share;
          }
          expect(total).toBe(whole > 0 ? sum : 0);
        },
      ),
    );
  });
});
