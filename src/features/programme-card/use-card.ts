import type { ProgramCard } from '#domain/contract/program.ts';
import { isEndedOrCancelled } from '#domain/rules/sale-state.ts';
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
  const asked = when ? card.schedules.filter(s => hallTime(s.startsAt).date.startsWith(when)) : [];
  const schedules = shownSchedules({ schedules: asked.length > 0 ? asked : card.schedules });
  const [first] = schedules;
  // Of dates that were asked for, and of evenings gone by, the page opens on this one.
  const scheduleId = first && (asked.length > 0 || first.state === 'ended') ? first.id : undefined;
  return {
    t,
    tree,
    schedules,
    title: card.title,
    when: shortWhen(schedules, tree.locale, t),
    /** The instant that the words tell, while it lies ahead. */
    at: first && !isEndedOrCancelled(first.state) ? first.startsAt : undefined,
    tall: tallWhen(schedules, tree.locale, t),
    to: href(tree, 'musicale-detail', { id: card.id, scheduleId }),
    /** Of the dates shown; null for archive concerts, which have none, and for what is over. */
    price:
      card.maxPrice > 0 && first && !isEndedOrCancelled(first.state)
        ? {
            min: Math.min(...schedules.map(s => s.minPrice)),
            max: Math.max(...schedules.map(s => s.maxPrice)),
          }
        : null,
  };
}
