import { usePageData } from '#features/page/use-page-data.ts';
import { Aside } from '#halls/title/aside.tsx';
import { Essay, Related } from '#halls/title/deferred-parts.ts';
import { hasEssay } from '#halls/title/has-essay.ts';
import lay from '#halls/title/lay.module.css';
import { Part } from '#halls/title/part.tsx';
import { Programme } from '#halls/title/programme.tsx';
import { Room } from '#halls/title/room.tsx';
import { TitleHead } from '#halls/title/title-head.tsx';
import { type BodyProps, TitlePage } from '#halls/title/title-page.tsx';
import { useCopy } from '#i18n/copy.ts';
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
export default function LiveDetail() {
  const { title } = usePageData<typeof loader>();
  return <TitlePage name="digitalhall2-livedetail" from={title} Body={Body} />;
}

function Body({ title }: BodyProps) {
  const titles = useCopy('title');
  const { live, airing: wanted } = usePageData<typeof loader>();
  return (
    <article>
      <TitleHead title={title} />
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
      <div className={`wrap grid pt-12 pb-8 m-as-block m-pt-8 m-pb-4 ${lay.lay}`}>
        <div>
          {title.works.length > 0 && (
            <Part title={titles('programme.title')}>
              <Programme title={title} />
            </Part>
          )}
          {hasEssay(title) && (
            <Part title={titles('notes')}>
              <Essay title={title} />
            </Part>
          )}
        </div>
        <Aside title={title} />
      </div>
      <Related title={title} />
    </article>
  );
}
