import { useNavigate } from 'react-router';
import { DayList } from '#features/programme-card/day-list.tsx';
import { MonthGrid } from '#features/programme-card/month-grid.tsx';
import { useCopy } from '#i18n/copy.ts';
import { monthName } from '#lib/dates.ts';
import { addMonths } from '#lib/months.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Load } from '#ui/load.tsx';
import { type loader, useListState } from './model.ts';
import styles from './month-view.module.css';

interface Props {
  data: Pick<Awaited<ReturnType<typeof loader>>, 'days' | 'month' | 'today'>;
}

/** The list as a month of the desktop: the same filters, the same address but for the view. */
export function MonthView({ data: { days, month, today } }: Props) {
  const t = useCopy('musicale');
  const { state, to, tree } = useListState();
  const navigate = useNavigate();
  const go = (next: string) =>
    void navigate(to({ month: next, date: undefined }), { preventScrollReset: true });
  const name = monthName(Number(month.slice(5)), tree.locale);
  const grid = (list: Awaited<typeof days> | undefined) => (
    <MonthGrid
      month={month}
      days={list}
      today={today}
      selected={state.date}
      to={date => to({ date, month: undefined })}
      onMonth={go}
    />
  );
  return (
    <section>
      <div className={`grid items-centre text-centre pt-5 pb-2 ${styles.head}`}>
        <IconButton plain label={t('list.previousMonth')} onClick={() => go(addMonths(month, -1))}>
          <Icon name="back" />
        </IconButton>
        <h2 className="t-h3" aria-live="polite">
          {tree.locale === 'zh-CN' ? `${month.slice(0, 4)}年${name}` : `${name} ${month.slice(0, 4)}`}
        </h2>
        <IconButton plain label={t('list.nextMonth')} onClick={() => go(addMonths(month, 1))}>
          <Icon name="next" />
        </IconButton>
      </div>
      <Load from={days} skeleton={grid(undefined)}>
        {list => (
          <>
            {grid(list)}
            {list.length === 0 && <p className="sec py-8 text-centre">{t('list.emptyCalendar')}</p>}
            {state.date && (
              <div className={`pt-4 ${styles.chosen}`}>
                <DayList days={list.filter(d => d.date === state.date)} empty={t('list.emptyDay')} />
              </div>
            )}
          </>
        )}
      </Load>
    </section>
  );
}
