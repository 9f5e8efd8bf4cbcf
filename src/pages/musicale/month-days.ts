import type { CalendarDay, ProgramCard } from '#domain/contract/program.ts';
import { isOpen } from '#features/programme-card/sale.ts';
import { hallTime } from '#lib/dates.ts';
import type { ListState } from './state.ts';

/** The days of a month that programmes of the list fall on: the calendar is the list in another arrangement. */
export function monthDays(cards: readonly ProgramCard[], state: ListState, month: string): CalendarDay[] {
  const { hall, availability, priceMin = 0, priceMax = Number.POSITIVE_INFINITY } = state;
  const byDate = new Map<string, CalendarDay['schedules']>();
  for (const card of cards) {
    for (const schedule of card.schedules) {
      const { date } = hallTime(schedule.startsAt);
      const fits =
        date.startsWith(month) &&
        (hall === undefined || schedule.hall.id === hall) &&
        (availability === undefined || isOpen(schedule.state)) &&
        schedule.minPrice <= priceMax &&
        schedule.maxPrice >= priceMin;
      if (!fits) continue;
      const entry = { ...schedule, title: card.title, art: card.art };
      byDate.set(date, [...(byDate.get(date) ?? []), entry]);
    }
  }
  return [...byDate]
    .map(([date, schedules]) => ({
      date,
      schedules: schedules.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1)),
    }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
