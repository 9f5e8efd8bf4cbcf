import { useTree } from '#i18n/tree-context.tsx';
import { hallInstant, hallTime, monthName } from '#lib/dates.ts';

/** 2026.12.31 or 31 December 2026: days of coupons, short enough for a card. */
export function useDay(): (at: string) => string {
  const { locale } = useTree();
  return at => {
    const { year, month, day } = hallTime(at);
    return locale === 'zh-CN' ? `${year}.${month}.${day}` : `${day}\u00a0${monthName(month, locale)} ${year}`;
  };
}

/** The hall's date and time, as other backends write an end; without a time all of the day counts. */
const HALL_TIME = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?$/;

/**
 * An end is a moment: the day before it is the last one on which a coupon can be used. Empty for what has no end, and
 * for what cannot be read.
 */
export function lastMoment(endtime: string): string {
  const [, day, time = '23:59:59'] = HALL_TIME.exec(endtime) ?? [];
  const [minutes, seconds] = [time.slice(0, 5), Number(time.slice(6) || 0)];
  const end = day ? hallInstant(day, minutes) + seconds * 1000 : Date.parse(endtime);
  return Number.isNaN(end) ? '' : new Date(end - 1).toISOString();
}
