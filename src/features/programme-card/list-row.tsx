import type { ProgramCard } from '#domain/contract/program.ts';
import { hallTime, monthOf, weekdayShort } from '#lib/dates.ts';
import { Art } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import { Cast, Named } from '#ui/named.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { PriceRange } from '#ui/price.tsx';
import styles from './list-row.module.css';
import { Standing } from './standing.tsx';
import { useCard } from './use-card.ts';

/** One line of a short list on the desktop: date numeral, thumbnail, title, artists, price and state. */
export function ListRow({ card }: { card: ProgramCard }) {
  const { tree, title, to, at, schedules, price } = useCard(card);
  const first = schedules[0] && hallTime(schedules[0].startsAt);
  const zh = tree.locale === 'zh-CN';
  return (
    <Link className={`group grid gap-x-5 items-centre line-b ${styles.row}`} to={to}>
      {first && (
        <span className={styles.date}>
          <span className="num as-block t-6">{first.day}</span>
          <small className="as-block t-xs ter keep-all">
            {zh
              ? `${monthOf(first, tree.locale)} ${weekdayShort(first.weekday, tree.locale)}`
              : `${weekdayShort(first.weekday, tree.locale)}, ${monthOf(first, tree.locale, true)}`}
          </small>
        </span>
      )}
      <Art attrs={card.art} ratio="r11" />
      <span>
        <h3 className="t-h4 group-line lh-4">
          <Named>{title}</Named>
        </h3>
        <span className="as-block t-sm sec keep-all">
          <Cast>{card.artists}</Cast>
        </span>
        {at && <OwnTime at={at} />}
      </span>
      <span className={`column items-end gap-1 text-right n-gap-4 n-mt-2 ${styles.side}`}>
        {price && <PriceRange {...price} />}
        <Standing shown={schedules} />
      </span>
    </Link>
  );
}
