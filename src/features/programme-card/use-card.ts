import type { ProgramCard } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { shownSchedules } from './sale.ts';
import { shortWhen, tallWhen } from './when.ts';

/**
 * What every view of a programme shows: its title, its dates in words, and its address.
 * `when` (YYYY-MM or YYYY-MM-DD) narrows the dates to those that were asked for.
 */
export function useCard(card: ProgramCard, when?: string) {
  const tree = useTree();
  const t = useCopy('programme');
  const shown = shownSchedules(card);
  const asked = when ? card.schedules.filter(s => hallTime(s.startsAt).date.startsWith(when)) : [];
  const schedules = asked.length > 0 ? asked : shown;
  const thisYear = hallTime(Date.now()).year;
  return {
    t,
    tree,
    schedules,
    title: card.title,
    when: shortWhen(schedules, tree.locale, t, thisYear),
    tall: tallWhen(schedules, tree.locale, t, thisYear),
    to: href(tree, 'musicale-detail', { id: card.id }),
    /** Archive concerts have no prices. */
    priced: card.maxPrice > 0,
  };
}
