import type { ProgramDetail, Schedule } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { below } from '#ui/below.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './body.module.css';
import { Works } from './works.tsx';

const Reading = below(
  part(() => import('./reading.tsx'), 'Reading', 'reading'),
  <div className={`mt-18 ${styles.reading}`}>
    <Skeleton kind="title" />
    <Skeleton count={10} />
  </div>,
);

/** The end of the page in both layouts. */
export const Related = below(
  part(() => import('./related.tsx'), 'Related', 'reading', 'shows'),
  null,
);

/** What there is to read about a concert, in one order for both layouts. */
export function DetailBody({ card, schedule }: { card: ProgramDetail; schedule: Schedule | undefined }) {
  const t = useCopy('concert');
  return (
    <div className={`m-wrap ${styles.body}`}>
      {card.worksList.length > 0 && (
        <section>
          <h2>{t('programme')}</h2>
          <Works card={card} />
        </section>
      )}
      <Reading card={card} schedule={schedule} />
    </div>
  );
}
