import type { CalendarDay, ProgramCard } from '#domain/contract/program.ts';
import { isOpenToAll } from '#domain/rules/sale-state.ts';
import type { ListState } from './state.ts';

/** The days of a month that remain under the filters: the calendar is the list in another arrangement. */
export function monthDays(
  days: readonly CalendarDay[],
  found: readonly ProgramCard[],
  state: ListState,
): CalendarDay[] {
  const ids = new Set(found.map(card => card.id));
  const { hall, availability, priceMin = 0, priceMax = Number.POSITIVE_INFINITY } = state;
  const fits = (s: CalendarDay['schedules'][number]): boolean =>
    ids.has(s.programId) &&
    (hall === undefined || s.hall.id === hall) &&
    (availability === undefined || isOpenToAll(s.state)) &&
    s.minPrice <= priceMax &&
    s.maxPrice >= priceMin;
  return days.flatMap(day => {
    const schedules = day.schedules.filter(fits);
    return schedules.length > 0 ? [{ ...day, schedules }] : [];
  });
}

export const countOf = (days: readonly CalendarDay[]): number =>
  days.reduce((sum, day) => sum + day.schedules.length, 0);
