import { expect, it } from 'vitest';
import { daysAround, monthsFrom } from './plot.ts';

it.each([
  ['week', '2026-11-30', '2026-11-30', '2026-12-06', 7],
  ['week', '2026-12-06', '2026-11-30', '2026-12-06', 7],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03', 7],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29', 29],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31', 31],
] as const)(
  'a %s is drawn with all of its days, those of the next month too: by %s',
  (kind, day, first, last, count) => {
    const days = daysAround(day, kind);
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
    expect(days).toContain(day);
  },
);

it('a season is drawn with each of its months, over the end of a year', () => {
  expect(monthsFrom('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsFrom('2026-11', '2026-11')).toEqual(['2026-11']);
});
