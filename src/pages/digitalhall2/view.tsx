import { digital } from '#domain/contract/digital.ts';
import { asks } from '#features/page/asks.ts';
import { PageLoad } from '#features/page/page-load.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { HallHead, HallPage } from '#halls/hall-page.tsx';
import { LiveHero } from '#halls/live-hero.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DayLine } from './day-line.tsx';
import { Faces, Today } from './deferred-parts.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import styles from './view.module.css';

export const loader = asks({ front: digital.front, live: digital.live, artists: digital.artists });

/** The newer hall: one day of it. What is on now and next, what is new, and what can be learnt and asked. */
export default function HallToday() {
  const t = useCopy('hall2');
  const { front, live, artists } = usePageData<typeof loader>();
  useKeptScroll();
  return (
    <HallPage name="digitalhall2" crumbs={false}>
      <PageLoad
        name="digitalhall2"
        from={live}
        skeleton={<Skeleton kind="block" className={styles.heroWait} />}
      >
        {({ onAir, next, now }) => {
          const first = onAir[0] ?? next[0];
          return (
            <>
              {first ? (
                <LiveHero airing={first} now={now} heading={t('today.title')} />
              ) : (
                <HallHead title={t('today.title')} />
              )}
              <DayLine airings={[...onAir, ...next]} now={now} />
            </>
          );
        }}
      </PageLoad>
      <Load from={front} skeleton={<div className="page-wait" />}>
        {data => <Today data={data} />}
      </Load>
      <Load from={artists} skeleton={null} aside>
        {list => <Faces artists={list} />}
      </Load>
    </HallPage>
  );
}
