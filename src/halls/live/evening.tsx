import type { ReplyOf } from '#domain/contract/call.ts';
import type { digital, TitleDetail } from '#domain/contract/digital.ts';
import { deferred } from '#ui/deferred.tsx';
import { Load } from '#ui/load.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './now.module.css';

/** The clock of the evening is the reader's: it comes with the page's code. */
const Now = deferred(
  part(() => import('./now.tsx'), 'Now', 'rooms', 'hall2'),
  <div className={styles.waitNow} />,
);

interface Props {
  title: TitleDetail;
  live: Promise<ReplyOf<typeof digital.live>>;
  /** The airing that the address names; else the one that is on, or the next. */
  wanted: string;
}

/** How long until a live evening's doors open, what happens when, by both clocks. */
export function Evening({ title, live, wanted }: Props) {
  return (
    <Load from={live} skeleton={<Skeleton kind="block" className={styles.waitNow} />}>
      {({ onAir, next, evenings, now }) => {
        const all = [...onAir, ...next, ...evenings].filter(a => a.titleId === title.id);
        const first = all.find(a => a.id === wanted) ?? all[0];
        const airings = first ? [first, ...all.filter(a => a !== first)] : [];
        return <Now title={title} airings={airings} now={now} />;
      }}
    </Load>
  );
}
