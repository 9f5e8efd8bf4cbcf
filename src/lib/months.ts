import dayjs from 'dayjs';

/** YYYY-MM plus a number of months. */
export const addMonths = (month: string, months: number): string =>
  dayjs(`${month}-01`).add(months, 'month').format('YYYY-MM');

/** Days of a month, YYYY-MM-DD. */
export const daysOf = (month: string): string[] =>
  Array.from(
    { length: dayjs(`${month}-01`).daysInMonth() },
    (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`,
  );
