import { levelAt } from '#features/club/at.ts';
import { Compare } from '#features/club/compare.tsx';
import { clubLoader } from '#features/club/data.ts';
import { Example } from '#features/club/example.tsx';
import { ClubPhone } from '#features/club/phone-frame.tsx';
import { useStanding } from '#features/club/use-standing.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

export const loader = clubLoader;

export default function ClubRights() {
  const t = useCopy('club');
  const { club, standing: read } = usePageData<typeof loader>();
  const standing = useStanding(read);
  return (
    <ClubPhone tab="rights" club={club}>
      {page => (
        <Load from={standing} skeleton={<Skeleton kind="block" className={styles.skeleton} />}>
          {state => (
            <>
              <section aria-labelledby="club-rights">
                <h2 id="club-rights" className="wrap pb-3">
                  {t('rights.title')}
                </h2>
                <Compare club={page} at={levelAt(state)} />
              </section>
              <div className="wrap">
                <Example club={page} at={levelAt(state)} />
              </div>
            </>
          )}
        </Load>
      )}
    </ClubPhone>
  );
}
