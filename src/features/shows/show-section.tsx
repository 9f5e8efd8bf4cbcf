import type { ShowCard } from '#domain/contract/show.ts';
import { useCopy } from '#i18n/copy.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ShowList } from './show-list.tsx';
import styles from './shows.module.css';

interface Props {
  shows: Promise<readonly ShowCard[]>;
  /** Of a concert: without any the section is left out. */
  related?: boolean;
}

/** Shows under their heading, for the end of a page. Needs the copy of `shows`. */
export function ShowSection({ shows, related = false }: Props) {
  return (
    <Load
      from={shows}
      skeleton={related ? null : <Skeleton kind="row" count={4} />}
      {...(related && { failed: () => null })}
    >
      {list => (related && list.length === 0 ? null : <Titled shows={list} related={related} />)}
    </Load>
  );
}

function Titled({ shows, related }: { shows: readonly ShowCard[]; related: boolean }) {
  const t = useCopy('shows');
  return (
    <section className={`wrap mt-20 mb-20 ${styles.section}`} aria-labelledby="shows">
      <div className="sec-head">
        <h2 id="shows">{t(related ? 'related' : 'listTitle')}</h2>
      </div>
      <ShowList shows={shows} />
    </section>
  );
}
