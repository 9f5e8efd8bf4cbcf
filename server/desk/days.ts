import { addDays, hallInstant, hallTime } from '#lib/dates.ts';
import type { Period } from '../store/ports/desk.ts';

/** Days of the hall, YYYY-MM-DD, the last one included. */
export const daysOf = (first: string, last = first): Period => ({
  from: hallInstant(first),
  to: hallInstant(addDays(last, 1)),
});

export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? hallInstant(text) : Number.NaN;
  return !Number.isNaN(at) && hallTime(at).date === text;
}

/** A month of the hall, YYYY-MM; null for anything else. */
export function monthOf(text: string): Period | null {
  const first = `${text}-01`;
  if (!isDay(first)) return null;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: hallInstant(first), to: hallInstant(next) };
}

/** YYYY-MM-DD hh:mm in the hall's time; null for what is none. */
export function hallTimeOf(text: string): number | null {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(text.trim()) ?? [];
  const at = hallInstant(day, time);
  // A day that no calendar has comes back as another one.
  return day === '' || Number.isNaN(at) || hallTime(at).date !== day ? null : at;
}
