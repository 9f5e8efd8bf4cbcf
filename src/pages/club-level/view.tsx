import { levelAt } from '#features/club/at.ts';
import { clubLoader } from '#features/club/data.ts';
import { LevelList } from '#features/club/level-list.tsx';
import { Growth } from '#features/club/passages.tsx';
import { ClubPhone } from '#features/club/phone-frame.tsx';
import { Standing } from '#features/club/standing.tsx';
import { useStanding } from '#features/club/use-standing.ts';
import { Year } from '#features/club/year.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

export const loader = clubLoader;

export default function ClubLevel() {
  const { club, standing: read } = usePageData<typeof loader>();
  const standing = useStanding(read);
  return (
    <ClubPhone tab="level" club={club}>
      {page => (
        <Load from={standing} skeleton={<Skeleton kind="block" className={styles.skeleton} />}>
          {state => (
            <>
              <div className="wrap">
                <LevelList levels={page.levels} at={levelAt(state)} />
              </div>
              <div className="wrap">
                <Standing state={state} />
              </div>
              <div className="wrap">
                <Growth growth={page.growth} />
              </div>
              <div className="wrap">
                <Year levels={page.levels} />
              </div>
            </>
          )}
        </Load>
      )}
    </ClubPhone>
  );
}
