import { addDays, weekdayOf } from '#lib/dates.ts';
import { daysOf } from '#lib/months.ts';

/** The weeks of a month, Monday first: YYYY-MM-DD, or null for the places before and after it. */
export function weeksOf(month: string): (string | null)[][] {
  const days = daysOf(month);
  const lead = (weekdayOf(days[0] ?? `${month}-01`) + 6) % 7;
  const cells: (string | null)[] = [...Array<null>(lead).fill(null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(i * 7, i * 7 + 7));
}

/** Where a key leads from a day; undefined for other keys. Months are the caller's to change. */
export function keyTarget(key: string, date: string): string | undefined {
  const column = (weekdayOf(date) + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -column);
    case 'End':
      return addDays(date, 6 - column);
    case 'PageUp':
      return addDays(date, -28);
    case 'PageDown':
      return addDays(date, 28);
    default:
      return undefined;
  }
}
