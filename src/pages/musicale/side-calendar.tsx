import { deferred } from '#ui/deferred.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { DayPickerProps } from './day-picker.tsx';
import styles from './side-calendar.module.css';

/** The month beside the list; calendars are no part of a page's first load. */
export const SideCalendar = deferred<DayPickerProps>(
  async () => (await import('./day-picker.tsx')).DayPicker,
  <Skeleton kind="block" className={styles.waiting} />,
);
