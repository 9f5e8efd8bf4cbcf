import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallInstant, longDay, monthName } from '#lib/dates.ts';
import { comma, listed } from '#lib/listed.ts';
import { addMonths } from '#lib/months.ts';
import { IconButton } from './button.tsx';
import styles from './calendar.module.css';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { keyTarget, weeksOf } from './month-grid.ts';

export interface CalendarMark {
  /** YYYY-MM-DD in hall time. */
  readonly date: string;
  readonly count: number;
  /** A bar each, at most three: the tonic of each programme. */
  readonly colors?: readonly string[];
}

interface Props {
  /** YYYY-MM */
  month: string;
  /** YYYY-MM-DD in hall time, from the model's clock. */
  today: string;
  selected?: string | undefined;
  marks: readonly CalendarMark[];
  onMonth: (month: string) => void;
  /** Days with concerts are links … */
  href?: (date: string) => string;
  /** … or buttons. */
  onSelect?: (date: string) => void;
}

/** A month as a grid: one tab stop, arrows by day and week, Home and End, Page Up and Page Down by four weeks. */
export function Calendar({ month, today, selected, marks, onMonth, href, onSelect }: Props) {
  const t = useCopy('ui');
  const { locale } = useTree();
  const grid = useRef<HTMLTableElement>(null);
  const wanted = useRef(false);
  const byDate = new Map(marks.map(m => [m.date, m]));
  const [focused, setFocused] = useState(selected ?? today);
  const inMonth = (date: string) => date.startsWith(`${month}-`);
  const entry = inMonth(focused) ? focused : (marks.find(m => inMonth(m.date))?.date ?? `${month}-01`);
  const title = t('calendar.month', {
    year: month.slice(0, 4),
    month: monthName(Number(month.slice(5)), locale),
  });

  useEffect(() => {
    if (!wanted.current || !focused.startsWith(`${month}-`)) return;
    wanted.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused, month]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const date = (event.target as HTMLElement).closest<HTMLElement>('[data-date]')?.dataset.date;
    const to = date && keyTarget(event.key, date);
    if (!to) return;
    event.preventDefault();
    wanted.current = true;
    setFocused(to);
    if (!inMonth(to)) onMonth(to.slice(0, 7));
  };
  const name = (date: string) => {
    const day = longDay(hallInstant(date), locale);
    const count = byDate.get(date)?.count ?? 0;
    const words = count ? t('calendar.withConcerts', { day, count }) : day;
    return date === today ? listed([words, t('calendar.today')], locale, comma) : words;
  };
  const cell = (date: string): ReactNode => {
    const mark = byDate.get(date);
    const props = {
      'data-date': date,
      'aria-label': name(date),
      tabIndex: date === entry ? 0 : -1,
      className: cx(
        styles.day,
        mark && styles.some,
        date === today && styles.today,
        date === selected && styles.selected,
      ),
      onFocus: () => setFocused(date),
    };
    const inner = (
      <>
        {Number(date.slice(8))}
        {mark && <Bars mark={mark} />}
      </>
    );
    if (mark && href)
      return (
        <Link
          {...props}
          to={href(date)}
          aria-current={date === selected ? 'date' : undefined}
          preventScrollReset
        >
          {inner}
        </Link>
      );
    return (
      <button
        {...props}
        type="button"
        aria-disabled={mark ? undefined : true}
        aria-pressed={mark && onSelect ? date === selected : undefined}
        onClick={() => mark && onSelect?.(date)}
      >
        {inner}
      </button>
    );
  };
  return (
    <div>
      <div className={`grid items-centre pb-3 ink-b ${styles.head}`}>
        <IconButton plain label={t('calendar.previous')} onClick={() => onMonth(addMonths(month, -1))}>
          <Icon name="back" />
        </IconButton>
        <h3 className="text-centre t-h3" aria-live="polite">
          {title}
        </h3>
        <IconButton plain label={t('calendar.next')} onClick={() => onMonth(addMonths(month, 1))}>
          <Icon name="next" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid pattern is a table with this role */}
      <table ref={grid} role="grid" aria-label={title} className={styles.cal} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {t('calendar.weekdays')
              .split(',')
              .map(day => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
            <tr key={`${month}-${i}`}>
              {week.map((date, j) => (
                <td key={date ?? j}>{date && cell(date)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Bars({ mark }: { mark: CalendarMark }) {
  const colors = mark.colors?.slice(0, 3) ?? Array.from({ length: Math.min(3, mark.count) }, () => undefined);
  return (
    <span className={`flex mt-1 ${styles.bars}`} aria-hidden="true">
      {colors.map((color, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <b key={i} style={color ? ({ '--p-tonic': color } as CSSProperties) : undefined} />
      ))}
    </span>
  );
}
