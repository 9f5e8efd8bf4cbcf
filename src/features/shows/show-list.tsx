import type { ShowCard } from '#domain/contract/show.ts';
import { isOpen } from '#domain/rules/sale-state.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { priced } from '#lib/price.ts';
import { Art } from '#ui/art.tsx';
import { EmptyState } from '#ui/string.tsx';
import { ShowEntry } from './show-entry.tsx';
import { ShowState } from './show-state.tsx';
import styles from './shows.module.css';

/** Shows with their next dates and the way to their tickets. Needs the copy of `shows` and `order`. */
export function ShowList({ shows }: { shows: readonly ShowCard[] }) {
  const t = useCopy('shows');
  if (shows.length === 0) return <EmptyState level={3} title={t('empty')} text={t('emptyText')} />;
  return (
    <ul className={styles.list}>
      {shows.map(show => (
        <ShowRow key={show.id} show={show} />
      ))}
    </ul>
  );
}

function ShowRow({ show }: { show: ShowCard }) {
  const t = useCopy('shows');
  const { locale } = useTree();
  // The next date that can be booked, else the next one.
  const next = show.dates.find(d => isOpen(d.state)) ?? show.dates[0];
  const more = show.dates.length - 1;
  return (
    <li>
      <Art attrs={show.art} size="square" ratio="r11" />
      <div>
        <span className="sm sec">{show.kindName}</span>
        <h3 className="t-h4">{show.title}</h3>
        <p className="sec mt-1">{show.standfirst}</p>
        <p className="sm mt-1">
          {next ? <time dateTime={next.startsAt}>{longDateTime(next.startsAt, locale)}</time> : t('noDates')}
          {more > 0 && <span className="sec"> {t('more', { count: more })}</span>}
        </p>
      </div>
      <div className={`grid gap-2 m-span-all m-items-centre m-text-left text-right ${styles.side}`}>
        <span className="grid gap-2">
          <span className="num">{t('from', { price: priced(show.minPrice) })}</span>
          {next && <ShowState of={next} />}
        </span>
        <ShowEntry show={show} />
      </div>
    </li>
  );
}
