import { useCopy } from '#i18n/copy.ts';
import { hallTime, monthOf } from '#lib/dates.ts';
import { cx } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { useListState } from './model.ts';
import styles from './months.module.css';

/** Months gone by: the latest; further back leads the search. Of those to come each has its place. */
const MOST_GONE = 12;
/** More than these have short names. */
const MAX_LONG_NAMES = 9;

interface Props {
  months: readonly { month: string; count: number }[];
  className?: string | undefined;
}

/** Months as large words: one of them is current, or all. */
export function Months({ months, className }: Props) {
  const t = useCopy('musicale');
  const { state, to, tree } = useListState();
  const current = state.month ?? state.date?.slice(0, 7);
  const thisYear = hallTime(Date.now()).year;
  // Evenings gone by stand newest first.
  const shown = state.past === 'only' ? months.slice(-MOST_GONE).reverse() : months;
  // A month from a link stands among the others even when it has no concert.
  const list =
    current && !shown.some(m => m.month === current) ? [...shown, { month: current, count: 0 }] : shown;
  return (
    <nav
      className={cx('between flex-wrap gap-y-2 gap-x-4 mb-5', styles.months, className)}
      aria-label={t('list.months')}
    >
      <Link
        className="tap-min nowrap"
        to={to({ month: undefined, date: undefined })}
        aria-current={current === undefined || undefined}
        preventScrollReset
      >
        {t('list.allMonths')}
      </Link>
      {list.map(({ month }, i) => {
        const year = Number(month.slice(0, 4));
        const number = Number(month.slice(5));
        // The first month of another year says it for those that follow.
        const before = i > 0 ? Number(list[i - 1]?.month.slice(0, 4)) : thisYear;
        return (
          <Link
            className="tap-min nowrap"
            key={month}
            to={to({ month, date: undefined })}
            aria-current={month === current || undefined}
            preventScrollReset
          >
            {monthOf(
              year === before ? { year: thisYear, month: number } : { year, month: number },
              tree.locale,
              list.length > MAX_LONG_NAMES,
            )}
          </Link>
        );
      })}
    </nav>
  );
}
