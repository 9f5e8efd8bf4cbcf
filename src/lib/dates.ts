import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { brand } from '../brand.ts';
import type { Locale } from '../site/tree.ts';

dayjs.extend(utc);

/** Week day names, Sunday first, and number words ONE to TWENTY (specification §9). */
export const WEEKDAYS = {
  'zh-CN': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  'en-US': ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const;
const WEEKDAYS_SHORT = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = {
  'zh-CN': [
    '一月',
    '二月',
    '三月',
    '四月',
    '五月',
    '六月',
    '七月',
    '八月',
    '九月',
    '十月',
    '十一月',
    '十二月',
  ],
  'en-US': [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;
export const NUMBER_WORDS = [
  'ONE',
  'TWO',
  'THREE',
  'FOUR',
  'FIVE',
  'SIX',
  'SEVEN',
  'EIGHT',
  'NINE',
  'TEN',
  'ELEVEN',
  'TWELVE',
  'THIRTEEN',
  'FOURTEEN',
  'FIFTEEN',
  'SIXTEEN',
  'SEVENTEEN',
  'EIGHTEEN',
  'NINETEEN',
  'TWENTY',
] as const;

type Instant = string | number | Date;
const hall = (at: Instant) => dayjs(at).utcOffset(brand.utcOffset);

/**
 * The instant in hall time by a pattern of y M d h m s q S (specification §9):
 * `yyyy-MM-dd hh:mm:ss`, `q` the quarter, `S` milliseconds. A longer run pads; `yy` keeps the last two digits.
 */
export function formatDate(at: Instant, pattern: string): string {
  const d = hall(at);
  if (!d.isValid()) return '';
  const parts: Record<string, number> = {
    M: d.month() + 1,
    d: d.date(),
    h: d.hour(),
    m: d.minute(),
    s: d.second(),
    q: Math.floor(d.month() / 3) + 1,
    S: d.millisecond(),
  };
  return pattern.replace(/y+|M+|d+|h+|m+|s+|q+|S+/g, run => {
    if (run[0] === 'y') return String(d.year()).slice(run.length >= 4 ? 0 : -run.length);
    return String(parts[run[0] ?? '']).padStart(run.length, '0');
  });
}

export interface HallTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 19:30 */
  readonly time: string;
  /** YYYY-MM-DD */
  readonly date: string;
}

/** An instant in hall time, whatever the reader's own zone (quality.md R19). */
export function hallTime(at: Instant): HallTime {
  const d = hall(at);
  return {
    year: d.year(),
    month: d.month() + 1,
    day: d.date(),
    weekday: d.day(),
    time: d.format('HH:mm'),
    date: d.format('YYYY-MM-DD'),
  };
}

/** The instant of a hall day and time, ms. */
export const hallInstant = (date: string, time = '00:00'): number =>
  dayjs.utc(`${date}T${time}:00Z`).valueOf() - brand.utcOffset * 60_000;

/** YYYY-MM-DD plus a number of days. */
export const addDays = (date: string, days: number): string =>
  dayjs.utc(date).add(days, 'day').format('YYYY-MM-DD');
/** YYYY-MM plus a number of months. */
export const addMonths = (month: string, months: number): string =>
  dayjs.utc(`${month}-01`).add(months, 'month').format('YYYY-MM');
/** Days of a month, YYYY-MM-DD. */
export const daysOf = (month: string): string[] =>
  Array.from(
    { length: dayjs.utc(`${month}-01`).daysInMonth() },
    (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`,
  );
/** 0 is Sunday. */
export const weekdayOf = (date: string): number => dayjs.utc(date).day();

export const weekday = (index: number, locale: Locale): string => WEEKDAYS[locale][index] ?? '';
export const weekdayShort = (index: number, locale: Locale): string =>
  (locale === 'zh-CN' ? WEEKDAYS['zh-CN'] : WEEKDAYS_SHORT)[index] ?? '';
/** 1 to 12 → 十月, October. */
export const monthName = (month: number, locale: Locale): string => MONTHS[locale][month - 1] ?? '';

/** 10月24日 周六 · Saturday 24 October */
export function longDay(at: Instant, locale: Locale, withYear = false): string {
  const t = hallTime(at);
  return locale === 'zh-CN'
    ? `${withYear ? `${t.year}年` : ''}${t.month}月${t.day}日 ${weekday(t.weekday, locale)}`
    : `${weekday(t.weekday, locale)} ${t.day} ${monthName(t.month, locale)}${withYear ? ` ${t.year}` : ''}`;
}
/** 10月24日 周六 19:30 · Sat 24 October, 19:30 */
export function longDateTime(at: Instant, locale: Locale, withYear = false): string {
  const t = hallTime(at);
  return locale === 'zh-CN'
    ? `${longDay(at, locale, withYear)} ${t.time}`
    : `${weekdayShort(t.weekday, locale)} ${t.day} ${monthName(t.month, locale)}${withYear ? ` ${t.year}` : ''}, ${t.time}`;
}
