import type { CalendarDay } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, longDay, monthName, weekday, weekdayShort } from '#lib/dates.ts';
import { daysOf } from '#lib/months.ts';
import { href } from '#site/href.ts';
import { cx } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { weeksOf } from '#ui/month-grid.ts';
import { paletteStyle } from '#ui/palette-style.ts';
import { Changed } from './changed.tsx';
import styles from './month-grid.module.css';
import { useDayKeys } from './use-day-keys.ts';

interface Props {
  /** YYYY-MM */
  month: string;
  /** Days with concerts; undefined while they are on their way. */
  days: readonly CalendarDay[] | undefined;
  today: string;
  selected?: string | undefined;
  /** Address of a day. */
  to: (date: string) => string;
  onMonth: (month: string) => void;
}

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** A month with its concerts by name: hairline rows, a bar in the programme's tonic, today ringed. */
export function MonthGrid({ month, days, today, selected, to, onMonth }: Props) {
  const { locale } = useTree();
  const byDate = new Map(days?.map(d => [d.date, d.schedules]));
  const dates = daysOf(month);
  const first =
    dates.find(d => byDate.has(d) && d >= today) ?? dates.find(d => byDate.has(d)) ?? dates[0] ?? '';
  const start = selected?.startsWith(month) ? selected : first;
  const { grid, active, onKeyDown } = useDayKeys(month, start, onMonth);
  const name = monthName(Number(month.slice(5)), locale);
  const title = locale === 'zh-CN' ? `${month.slice(0, 4)}年${name}` : `${name} ${month.slice(0, 4)}`;
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid pattern is a table with this role
      role="grid"
      className={`w-full ${styles.grid}`}
      aria-label={title}
      aria-busy={days === undefined}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {MONDAY_FIRST.map(i => (
            <th className="t-xs regular ter text-left ink-b" key={i} scope="col" abbr={weekday(i, locale)}>
              {weekdayShort(i, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map(week => (
          <tr key={week.find(Boolean)}>
            {week.map((date, column) =>
              date === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its place
                <td key={column} />
              ) : (
                <DayCell
                  key={date}
                  date={date}
                  schedules={byDate.get(date) ?? []}
                  look={cx(
                    styles.day,
                    column > 4 && 'on-paper-1',
                    date === today && styles.today,
                    date < today && styles.gone,
                    date === selected && styles.selected,
                  )}
                  selected={date === selected}
                  reached={date === active}
                  to={to(date)}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  date: string;
  schedules: CalendarDay['schedules'];
  look: string;
  selected: boolean;
  /** Tab stops here. */
  reached: boolean;
  to: string;
}

function DayCell({ date, schedules, look, selected, reached, to }: CellProps) {
  const t = useCopy('programme');
  const tree = useTree();
  const tabIndex = reached ? 0 : -1;
  const day = longDay(`${date}T04:00:00Z`, tree.locale);
  const figure = <span className="num">{Number(date.slice(-2))}</span>;
  if (schedules.length === 0) {
    return (
      <td className={look}>
        <button
          type="button"
          data-date={date}
          tabIndex={tabIndex}
          className={`place-centre t-3 ${styles.number}`}
          aria-label={t('day.none', { day })}
          aria-disabled="true"
        >
          {figure}
        </button>
      </td>
    );
  }
  return (
    <td className={look}>
      <Link
        to={to}
        data-date={date}
        tabIndex={tabIndex}
        className={`place-centre t-3 ${styles.number} ${styles.some}`}
        aria-current={selected ? 'date' : undefined}
        preventScrollReset
        aria-label={t('day.concerts', { day, count: schedules.length })}
      >
        {figure}
      </Link>
      <ul>
        {schedules.map(s => (
          <li key={s.id} style={paletteStyle(s.art)}>
            <Link to={href(tree, 'musicale-detail', { id: s.programId })} tabIndex={tabIndex}>
              <b>{s.title}</b>
              <span className="num">{hallTime(s.startsAt).time}</span>
              <Changed of={[s]} />
            </Link>
          </li>
        ))}
      </ul>
    </td>
  );
}
