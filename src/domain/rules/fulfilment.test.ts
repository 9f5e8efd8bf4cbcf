import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hallInstant, hallTime, weekdayOf } from '#lib/dates.ts';
import { quoteReturn, sentAt, unopenedUntil } from './fulfilment.ts';
import { heardUntil, membershipTerms } from './library.ts';

const DAY = 86_400_000;
const instant = fc.integer({ min: hallInstant('2026-01-01'), max: hallInstant('2027-12-31') });
const RUNS = { numRuns: 2_000 };

describe('parcels', () => {
  test('leave at ten on a working day, at least two hours and at most four days after the payment', () => {
    fc.assert(
      fc.property(instant, paidAt => {
        const at = sentAt(paidAt);
        const { date, time } = hallTime(at);
        expect(time).toBe('10:00');
        expect([1, 2, 3, 4, 5]).toContain(weekdayOf(date));
        expect(at - paidAt).toBeGreaterThanOrEqual(2 * 3_600_000);
        expect(at - paidAt).toBeLessThan(4 * DAY);
      }),
      RUNS,
    );
  });

  test('no earlier post was missed', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: DAY }), (paidAt, later) => {
        expect(sentAt(paidAt + later)).toBeGreaterThanOrEqual(sentAt(paidAt));
      }),
      RUNS,
    );
    expect(sentAt(hallInstant('2026-11-20', '08:00'))).toBe(hallInstant('2026-11-20', '10:00'));
    expect(sentAt(hallInstant('2026-11-20', '08:01'))).toBe(hallInstant('2026-11-23', '10:00'));
  });

  test('all comes back until they leave, nothing afterwards: what is kept and what goes back is what was paid', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), instant, instant, (paid, until, now) => {
        const quote = quoteReturn(paid, until, now);
        expect(quote.fee + quote.amount).toBe(paid);
        expect(quote.allowed).toBe(now < until);
        expect(quote.amount).toBe(now < until ? paid : 0);
      }),
      RUNS,
    );
  });
});

describe('what is digital', () => {
  test('is kept without an end, or runs from its opening', () => {
    expect(heardUntil({ boughtAt: 0, openedAt: 5, days: 0 })).toBeNull();
    expect(heardUntil({ boughtAt: 0, openedAt: null, days: 2 })).toBeNull();
    expect(heardUntil({ boughtAt: 0, openedAt: 5, days: 2 })).toBe(5 + 2 * DAY);
    expect(unopenedUntil(1)).toBe(1 + 7 * DAY);
  });

  test('memberships lose no day, whatever the order in which they come', () => {
    const term = fc.record({
      boughtAt: fc.integer({ min: 0, max: 900 * DAY }),
      days: fc.constantFrom(31, 183, 365),
    });
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 6 }), terms => {
        const until = membershipTerms(terms).at(-1)?.until ?? 0;
        const first = Math.min(...terms.map(t => t.boughtAt));
        const days = terms.reduce((sum, t) => sum + t.days, 0) * DAY;
        expect(until).toBeGreaterThanOrEqual(first + days);
        for (const t of terms) expect(until).toBeGreaterThanOrEqual(t.boughtAt + t.days * DAY);
        expect(membershipTerms([...terms].reverse()).at(-1)?.until ?? 0).toBe(until);
      }),
    );
    expect(membershipTerms([])).toEqual([]);
  });
});
