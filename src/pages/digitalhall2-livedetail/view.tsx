import { usePageData } from '#features/page/use-page-data.ts';
import { Room } from '#halls/title/room.tsx';
import { Notes, TitleArticle } from '#halls/title/title-article.tsx';
import { type BodyProps, titlePage } from '#halls/title/title-page.tsx';
import { Works } from '#halls/title/works.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Load } from '#ui/load.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { loader } from './model.ts';
import styles from './view.module.css';

/** The clock of the evening is the reader's: it comes with the page's code. */
const Now = deferred(
  part(() => import('./now.tsx'), 'Now', 'rooms', 'hall2'),
  <div className={styles.waitNow} />,
);

export { loader } from './model.ts';

/** A live evening: how long until the doors open, what happens when, by both clocks; then the music itself. */
export default titlePage('digitalhall2-livedetail', Body);

function Body({ title }: BodyProps) {
  const { live, airing: wanted } = usePageData<typeof loader>();
  return (
    <TitleArticle
      title={title}
      room={
        <>
          <Room title={title} live />
          {live && (
            <Load from={live} skeleton={<Skeleton kind="block" className={styles.waitNow} />}>
              {({ onAir, next, evenings, now }) => {
                const all = [...onAir, ...next, ...evenings].filter(a => a.titleId === title.id);
                const first = all.find(a => a.id === wanted) ?? all[0];
                const airings = first ? [first, ...all.filter(a => a !== first)] : [];
                return <Now title={title} airings={airings} now={now} />;
              }}
            </Load>
          )}
        </>
      }
    >
      <Works title={title} />
      <Notes title={title} />
    </TitleArticle>
  );
}
