import type { ProgramCard } from '#domain/contract/program.ts';
import { ConcertRow } from '#features/programme-card/concert-row.tsx';
import { Poster } from '#features/programme-card/poster.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { byMonth } from './by-month.ts';
import styles from './results.module.css';
import type { ListState } from './state.ts';

/** A page of the list as rows or as posters, by month where it is sorted by date. */
export function Results({ cards, state }: { cards: readonly ProgramCard[]; state: ListState }) {
  const t = useCopy('musicale');
  const { locale } = useTree();
  const when = state.date ?? state.month;
  const groups = byMonth(cards, state, locale);
  return groups.map(group => (
    <section key={group.key}>
      <h2 className={group.title ? `t-4 regular ink-b m-t-2 ${styles.month}` : 'vh'}>
        {group.title || t('list.title')}
      </h2>
      {state.view === 'posters' ? (
        <div className={`grid gap-y-10 gap-x-gutter m-cols-2 m-gap-y-7 m-gap-x-4 pt-7 ${styles.posters}`}>
          {group.cards.map(card => (
            <Poster key={card.id} card={card} when={when} />
          ))}
        </div>
      ) : (
        group.cards.map(card => <ConcertRow key={card.id} card={card} when={when} />)
      )}
    </section>
  ));
}
