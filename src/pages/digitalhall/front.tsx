import type { DigitalFront } from '#domain/contract/digital.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { HallHead } from '#halls/hall-page.tsx';
import { LiveHero } from '#halls/live-hero.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { Continue, Finder, Rest } from './deferred-parts.ts';
import styles from './front.module.css';
import type { loader } from './model.ts';
import { Seasons } from './seasons.tsx';
import view from './view.module.css';

/** The front: what is next, what one was in the middle of, then the rooms one after the other. */
export function Front({ data }: { data: DigitalFront }) {
  const hall = useCopy('hall');
  const { found } = usePageData<typeof loader>();
  const first = data.onAir[0] ?? data.next[0];
  return (
    <>
      {first ? (
        <LiveHero airing={first} now={data.now} heading={hall('title')} />
      ) : (
        <HallHead title={hall('title')} />
      )}
      {data.newest.length === 0 ? (
        <EmptyState level={2} />
      ) : (
        <div className={`wrap pt-2 line-b m-py-1 ${styles.finder}`}>
          <Load from={found} skeleton={<Skeleton className={view.finderWait} />} aside>
            {page => <Finder page="digitalhall" data={page} orders={false} late />}
          </Load>
        </div>
      )}
      <Continue />
      <Seasons seasons={data.seasons} />
      <Rest data={data} />
    </>
  );
}
