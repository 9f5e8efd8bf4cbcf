import type { CalendarDay } from '#domain/contract/program.ts';
import { isEndedOrCancelled } from '#domain/rules/sale-state.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import { PriceRange } from '#ui/price.tsx';
import styles from './day-list.module.css';
import { SaleStateTag } from './state.tsx';

/** The concerts of some days, by day: what the phone shows below its calendar. */
export function DayList({ days, empty }: { days: readonly CalendarDay[]; empty?: string }) {
  const tree = useTree();
  if (days.length === 0) return empty && <p className={`text-centre sec ${styles.none}`}>{empty}</p>;
  return days.map(day => (
    <section key={day.date} className={styles.day} aria-labelledby={`day-${day.date}`}>
      <h2 className="pb-2 ink-b" id={`day-${day.date}`}>
        {longDay(`${day.date}T04:00:00Z`, tree.locale)}
      </h2>
      <ul>
        {day.schedules.map(s => (
          <li key={s.id}>
            <Link className="grid gap-4 py-4 line-b" to={href(tree, 'musicale-detail', { id: s.programId })}>
              <Art attrs={s.art} ratio="r11" />
              <div>
                <h3 className="lead lh-4">{s.title}</h3>
                <p className="sm sec">{`${hallTime(s.startsAt).time}　${s.hall.name}`}</p>
                <p className="flex flex-wrap justify-between gap-x-3 mt-1">
                  {s.maxPrice > 0 && !isEndedOrCancelled(s.state) ? (
                    <PriceRange min={s.minPrice} max={s.maxPrice} />
                  ) : (
                    <span />
                  )}
                  <SaleStateTag of={s} />
                </p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
