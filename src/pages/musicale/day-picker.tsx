import { useNavigate } from 'react-router';
import { palette } from '#art/palette.ts';
import type { CalendarDay } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { Calendar, type CalendarMark } from '#ui/calendar.tsx';
import { Load } from '#ui/load.tsx';
import styles from './day-picker.module.css';
import { type loader, useListState } from './model.ts';

const marksOf = (days: readonly CalendarDay[]): CalendarMark[] =>
  days.map(d => ({
    date: d.date,
    count: d.schedules.length,
    colors: d.schedules.map(s => palette({ key: s.art.key, mood: s.art.mood }).tonic),
  }));

export interface DayPickerProps {
  data: Pick<Awaited<ReturnType<typeof loader>>, 'days' | 'month' | 'today'>;
}

/** The month beside the list: a day narrows the list to itself, and once more to all. */
export function DayPicker({ data }: DayPickerProps) {
  const t = useCopy('musicale');
  const { state, to } = useListState();
  const navigate = useNavigate();
  const calendar = (days: readonly CalendarDay[]) => (
    <Calendar
      month={data.month}
      today={data.today}
      selected={state.date}
      marks={marksOf(days)}
      href={date => to(date === state.date ? { date: undefined } : { date, month: undefined })}
      onMonth={month => void navigate(to({ month, date: undefined }), { preventScrollReset: true })}
    />
  );
  return (
    <div className={styles.calendar}>
      <Load from={data.days} skeleton={calendar([])}>
        {calendar}
      </Load>
      <p className={`row t-xs ter mt-4 ${styles.legend}`}>
        <i className="on-ink" />
        {t('list.legend')}
      </p>
    </div>
  );
}
