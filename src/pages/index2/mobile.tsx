import { palette } from '#art/palette.ts';
import type { CalendarDay } from '#domain/contract/program.ts';
import { DayList } from '#features/programme-card/day-list.tsx';
import { PhoneRow } from '#features/programme-card/phone-row.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Calendar } from '#ui/calendar.tsx';
import { Load } from '#ui/load.tsx';
import { Below } from './below.tsx';
import { Head } from './head.tsx';
import styles from './mobile.module.css';
import { OneDay } from './one-day.tsx';
import { useMonth } from './use-month.ts';

export { loader } from './model.ts';

const markOf = ({ date, schedules }: CalendarDay) => ({
  date,
  count: schedules.length,
  colors: schedules.map(({ art: { key, mood } }) => palette({ key, mood }).tonic),
});

/** The second home: it starts with the month, and a day leads to its concerts. */
export default function Index2() {
  const t = useCopy('home');
  const { today, month, date, days, day, go, toDay } = useMonth();
  const calendar = { month, today, selected: date, href: toDay, onMonth: go };
  return (
    <>
      <section className="wrap pt-5">
        <Head />
        <h2 className="vh">{t('index2.pick')}</h2>
        <Load from={days} skeleton={<Calendar {...calendar} marks={[]} />}>
          {list => (
            <>
              <Calendar {...calendar} marks={list.map(markOf)} />
              <div className={`pt-6 ${styles.days}`}>
                {day ? (
                  <OneDay day={day} />
                ) : (
                  <DayList days={list.filter(d => d.date >= today)} empty={t('ribbon.none')} />
                )}
              </div>
            </>
          )}
        </Load>
      </section>
      <Below>{highlights => highlights.map(card => <PhoneRow key={card.id} card={card} />)}</Below>
    </>
  );
}
