import type { ProgramCard } from '#domain/contract/program.ts';
import { shownSchedules } from '#features/programme-card/sale.ts';
import { hallTime, monthOf } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import type { ListState } from './state.ts';

export interface MonthGroup {
  readonly key: string;
  readonly title: string;
  readonly cards: readonly ProgramCard[];
}

/** Runs of programmes in the same month, in the order of the list. Sorted by price or title there is one run. */
export function byMonth(cards: readonly ProgramCard[], state: ListState, locale: Locale): MonthGroup[] {
  const dated = state.sort === undefined || state.sort === 'date' || state.sort === '-date';
  // Posters stand in one grid: a month with one concert would leave a row empty.
  if (!dated || state.month || state.date || state.view === 'posters')
    return [{ key: 'all', title: '', cards }];
  const groups: { key: string; title: string; cards: ProgramCard[] }[] = [];
  for (const card of cards) {
    const at = shownSchedules(card)[0]?.startsAt;
    const time = at === undefined ? null : hallTime(at);
    const key = time ? `${time.year}-${time.month}` : '';
    const last = groups.at(-1);
    if (last?.key.startsWith(`${key}.`)) last.cards.push(card);
    else {
      const title = time ? monthOf(time, locale) : '';
      groups.push({ key: `${key}.${groups.length}`, title, cards: [card] });
    }
  }
  return groups;
}
