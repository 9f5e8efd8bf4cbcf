import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOf } from '#lib/dates.ts';
import { daysOf } from '#lib/months.ts';
import { keyTarget, weeksOf } from './month-grid.ts';

describe('weeksOf', () => {
  it('holds every day of the month once, Monday first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2060 }), fc.integer({ min: 1, max: 12 }), (year, m) => {
        const month = `${year}-${String(m).padStart(2, '0')}`;
        const weeks = weeksOf(month);
        expect(weeks.flat().filter(d => d !== null)).toEqual(daysOf(month));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          week.forEach((date, column) => {
            if (date) expect((weekdayOf(date) + 6) % 7).toBe(column);
          });
        }
      }),
    );
  });
});

describe('keyTarget', () => {
  it.each([
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2026-12-05', '2026-11-28'],
    ['ArrowDown', '2026-12-05', '2026-12-12'],
    ['Home', '2026-12-05', '2026-11-30'],
    ['End', '2026-12-05', '2026-12-06'],
    ['PageDown', '2026-12-05', '2027-01-02'],
    ['a', '2026-12-05', undefined],
  ])('%s from %s: %s', (key, from, to) => {
    expect(keyTarget(key, from)).toBe(to);
  });
});
