import { addDays, mondayOf } from './dates.ts';
import { addMonths, daysOf } from './months.ts';

/** What plots of figures have in common, wherever they are drawn. */

/** Round numbers from nought up to at least `most`, about `count` of them: what an axis is marked with. */
export function ticksTo(most: number, count = 4): number[] {
  const rough = Math.max(1, most) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find(n => n * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, i) => i * step);
}

export interface Point {
  /** From the left, 0 to 100. */
  readonly x: number;
  /** What there is so far. */
  readonly y: number;
}
/** A path of steps in a field of 100 by 100: between two points nothing changes. */
export const stepsOf = (points: readonly Point[], top: number): string =>
  `M0 100${points.map(p => `H${round(p.x)}V${round(100 - (100 * p.y) / top)}`).join('')}H100`;
const round = (n: number): number => Math.round(n * 100) / 100;

/** Seats sold so far by the days before, from the first of them to the evening itself. */
export function soFarOf<T extends { readonly day: number; readonly places: number }>(lines: readonly T[]) {
  let soFar = 0;
  const first = Math.max(1, lines[0]?.day ?? 1);
  return lines.map(line => {
    soFar += line.places;
    return { ...line, soFar, x: 100 - (100 * line.day) / first };
  });
}

/** Every day of the week or month of a report, by one of them; YYYY-MM-DD. */
export const daysAround = (day: string, kind: 'week' | 'month'): string[] =>
  kind === 'month' ? daysOf(day.slice(0, 7)) : Array.from({ length: 7 }, (_, i) => addDays(mondayOf(day), i));

/** Every month from one to another, both included; YYYY-MM. */
export function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}
