import { MonthGrid } from '#features/programme-card/month-grid.tsx';
import { Poster } from '#features/programme-card/poster.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { monthName } from '#lib/dates.ts';
import { IconButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Below } from './below.tsx';
import { Head } from './head.tsx';
import { OneDay } from './one-day.tsx';
import styles from './pc.module.css';
import { useMonth } from './use-month.ts';

export { loader } from './model.ts';

/** The second home: it starts with the month, and a day leads to its concerts. */
export default function Index2() {
  const t = useCopy('home');
  const { locale } = useTree();
  const { today, month, date, before, after, days, day, go, toDay } = useMonth();
  const name = monthName(Number(month.slice(5)), locale);
  const grid = { month, today, selected: date, to: toDay, onMonth: go };
  return (
    <>
      <section className="wrap pt-12">
        <Head />
        <div className={`grid items-end gap-6 mb-4 ${styles.month}`}>
          <h2 className="t-h2" aria-live="polite">{`${month.slice(0, 4)}年${name}`}</h2>
          <div className="sm sec">
            <Load from={days} skeleton={<span />} aside>
              {list => {
                const count = list.reduce((sum, d) => sum + d.schedules.length, 0);
                return count > 0 ? t('index2.month', { month: name, count }) : '';
              }}
            </Load>
          </div>
          <div className="flex gap-2">
            <IconButton label={t('index2.previous')} onClick={() => go(before)} icon="back" />
            <IconButton label={t('index2.next')} onClick={() => go(after)} icon="next" />
          </div>
        </div>
        <Load from={days} skeleton={<MonthGrid {...grid} days={undefined} />}>
          {list => (
            <>
              <MonthGrid {...grid} days={list} />
              <div className={`pt-6 ${styles.days}`}>{day && <OneDay day={day} />}</div>
            </>
          )}
        </Load>
      </section>
      <Below>
        {highlights => (
          <div className={`grid gap-gutter ${styles.posters}`}>
            {highlights.slice(0, 6).map(card => (
              <Poster key={card.id} card={card} />
            ))}
          </div>
        )}
      </Below>
    </>
  );
}
