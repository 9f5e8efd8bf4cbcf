import type { MailEvery } from '#domain/contract/desk.ts';
import { addDays, hallInstant, hallTime, mondayOf } from '#lib/dates.ts';
import { HOUR } from '../../clock.ts';

/** Reports leave in the morning of the hall, when the night's housekeeping is done. */
const MORNING = '06:00';
const NIGHT = 6 * HOUR;

/** What a report sent every so often is of at an instant, the last day, week or month that has ended; and when the next is due. */
export function dueAt(every: MailEvery, now: number): { readonly of: string; readonly next: number } {
  const today = hallTime(now - NIGHT).date;
  switch (every) {
    case 'day':
      return { of: addDays(today, -1), next: hallInstant(addDays(today, 1), MORNING) };
    case 'week': {
      const monday = mondayOf(today);
      return { of: addDays(monday, -7), next: hallInstant(addDays(monday, 7), MORNING) };
    }
    case 'month': {
      const first = `${today.slice(0, 7)}-01`;
      const next = `${addDays(first, 31).slice(0, 7)}-01`;
      return { of: addDays(first, -1).slice(0, 7), next: hallInstant(next, MORNING) };
    }
  }
}
