import type { CalendarDay } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { addDays, hallTime, longDay, weekdayOf, weekdayShort } from '#lib/dates.ts';
import { listed } from '#lib/listed.ts';
import { href } from '#site/href.ts';
import { cx } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import styles from './ribbon.module.css';

export const RIBBON_DAYS = 16;
const dayAt = (date: string) => `${date}T04:00:00Z`;

const LOOK = {
  pc: { list: styles.days, tabIndex: undefined, Bars: Events },
  // Focus lets the arrow keys scroll the strip.
  mobile: { list: `hscroll ${styles.strip}`, tabIndex: 0, Bars: Strokes },
} as const;

/** Composer and work on lines of their own: the cells are narrow. */
function EventTitle({ title }: { title: string }) {
  const [composer, work] = title.split(/　|: /);
  return (
    <>
      <b>{composer}</b>
      {work && (
        <span>
          <Named>{work}</Named>
        </span>
      )}
    </>
  );
}

interface Props {
  /** Days with concerts; others are drawn empty. Undefined while they are on their way. */
  days: readonly CalendarDay[] | undefined;
  /** YYYY-MM-DD in hall time. */
  today: string;
  label: string;
}

/** The next sixteen days on a strip; a concert is a bar in its programme's tonic. */
export function Ribbon({ days, today, label }: Props) {
  const t = useCopy('programme');
  const tree = useTree();
  const look = LOOK[tree.layout];
  const byDate = new Map(days?.map(d => [d.date, d]));
  const dates = Array.from({ length: RIBBON_DAYS }, (_, i) => addDays(today, i));
  return (
    <ol className={look.list} aria-label={label} aria-busy={days === undefined} tabIndex={look.tabIndex}>
      {dates.map(date => {
        const schedules = byDate.get(date)?.schedules ?? [];
        const concerts = schedules.length > 0;
        const weekday = weekdayOf(date);
        const name = date === today ? t('day.today') : weekdayShort(weekday, tree.locale);
        const face = (
          <>
            <small aria-hidden={concerts}>{name}</small>
            <span className="num" aria-hidden={concerts}>
              {Number(date.slice(-2))}
            </span>
          </>
        );
        const cell = cx(styles.day, weekday % 6 === 0 && styles.weekend, date === today && styles.today);
        const [first] = schedules;
        if (!first) {
          return (
            <li key={date} className={cell}>
              {face}
            </li>
          );
        }
        const titles = listed(
          schedules.map(s => s.title),
          tree.locale,
        );
        const spoken = t('day.concerts', { day: longDay(dayAt(date), tree.locale), count: schedules.length });
        const to =
          schedules.length === 1
            ? href(tree, 'musicale-detail', { id: first.programId })
            : href(tree, 'musicale', { date });
        return (
          <li key={date} className={cx(cell, styles.has)}>
            <Link to={to}>
              <span className="vh">{t('day.titles', { concerts: spoken, titles })}</span>
              {face}
              <look.Bars schedules={schedules.slice(0, 2)} />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

type BarsProps = Pick<CalendarDay, 'schedules'>;

function Events({ schedules }: BarsProps) {
  return schedules.map(s => (
    <span
      key={s.id}
      className={`pt-2 t-xs lh-4 clip mt-auto ${styles.event}`}
      style={paletteStyle(s.art)}
      aria-hidden="true"
    >
      <EventTitle title={s.title} />
      {hallTime(s.startsAt).time}
    </span>
  ));
}

function Strokes({ schedules }: BarsProps) {
  return (
    <span className={`flex mt-1 ${styles.bars}`} aria-hidden="true">
      {schedules.map(s => (
        <i key={s.id} style={paletteStyle(s.art)} />
      ))}
    </span>
  );
}
