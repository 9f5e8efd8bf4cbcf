import { below } from '#ui/below.tsx';
import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { whenDrawn } from '#ui/when-drawn.tsx';
import styles from './months.module.css';

/** What sorts the list, the strip of its months, and which filters are on: no part of the first load. */
export const SortSelect = deferred(
  part(() => import('./sort-select.tsx'), 'SortSelect'),
  null,
);
export const MonthsSkeleton = () => <Skeleton className={styles.waiting} />;
export const Months = deferred(
  part(() => import('./months.tsx'), 'Months'),
  <MonthsSkeleton />,
);
export const Types = deferred(
  part(() => import('./types.tsx'), 'Types'),
  <Skeleton className={styles.waitingTypes} />,
);
export const SideCalendar = deferred(
  part(() => import('./day-picker.tsx'), 'DayPicker'),
  <Skeleton kind="block" className={styles.waitingMonth} />,
);
export const Chosen = whenDrawn(
  part(() => import('./chosen.tsx'), 'Chosen'),
  { quiet: true },
);

/** At the foot of the page. */
export const Foot = below(
  part(() => import('./foot.tsx'), 'Foot'),
  null,
);
