/**
 * Instants as the hall's clock shows them. Plain arithmetic where the hall keeps one time all year: the first page needs
 * it, and should not wait for dayjs or Intl. A zone with summer time (`utcOffset: null`) asks Intl, once a quarter hour.
 */
import { brand } from '#brand';
import type { Locale } from '#site/tree.ts';

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
/** @public (specification §9) */
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
const MINUTE = 60_000;
const DAY = 86_400_000;
const QUARTER = 15 * MINUTE;

let clock: Intl.DateTimeFormat | undefined;
const offsets = new Map<number, number>();
function zoneOffset(at: number): number {
  const quarter = Math.floor(at / QUARTER);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: brand.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const start = quarter * QUARTER;
  const f = Object.fromEntries(clock.formatToParts(start).map(({ type, value }) => [type, Number(value)]));
  const shown = Date.UTC(f.year ?? 0, (f.month ?? 1) - 1, f.day, f.hour, f.minute);
  const offset = (shown - start) / MINUTE;
  offsets.set(quarter, offset);
  return offset;
}
/** Minutes by which the hall's clock is ahead of UTC at an instant (ms). */
export const offsetAt = (at: number): number => brand.utcOffset ?? (Number.isFinite(at) ? zoneOffset(at) : 0);

/** A date whose UTC fields are the hall's. */
function hall(at: Instant): Date {
  const ms = new Date(at).getTime();
  return new Date(ms + offsetAt(ms) * MINUTE);
}
/** 7 as 07: of hours, minutes, days and months. */
export const two = (n: number | string): string => String(n).padStart(2, '0');

/**
 * The instant in hall time by a pattern of y M d h m s q S (specification §9):
 * `yyyy-MM-dd hh:mm:ss`, `q` the quarter, `S` milliseconds. A longer run pads; `yy` keeps the last two digits.
 */
export function formatDate(at: Instant, pattern: string): string {
  const d = hall(at);
  if (Number.isNaN(d.getTime())) return '';
  const month = d.getUTCMonth();
  const parts: Record<string, number> = {
    M: month + 1,
    d: d.getUTCDate(),
    h: d.getUTCHours(),
    m: d.getUTCMinutes(),
    s: d.getUTCSeconds(),
    q: Math.floor(month / 3) + 1,
    S: d.getUTCMilliseconds(),
  };
  return pattern.replace(/y+|M+|d+|h+|m+|s+|q+|S+/g, run => {
    if (run[0] === 'y') return String(d.getUTCFullYear()).slice(run.length >= 4 ? 0 : -run.length);
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
  const [year, month, day] = [d.getUTCFullYear(), d.getUTCMonth() + 1, d.getUTCDate()];
  return {
    year,
    month,
    day,
    weekday: d.getUTCDay(),
    time: `${two(d.getUTCHours())}:${two(d.getUTCMinutes())}`,
    date: `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`,
  };
}

/**
 * The instant of a hall day and time, ms. Of an hour that a clock shows twice, when summer time ends, the first one; a
 * time that it skips, when summer time begins, is taken as if it had not yet.
 */
export function hallInstant(date: string, time = '00:00'): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const before = shown - offsetAt(shown - DAY) * MINUTE;
  const after = shown - offsetAt(shown + DAY) * MINUTE;
  return isShown(before, shown) || !isShown(after, shown) ? before : after;
}
const isShown = (at: number, shown: number): boolean => at + offsetAt(at) * MINUTE === shown;

const dayAt = (date: string): number => Date.parse(`${date}T00:00:00Z`);
/** YYYY-MM-DD plus a number of days. */
export const addDays = (date: string, days: number): string =>
  new Date(dayAt(date) + days * DAY).toISOString().slice(0, 10);
/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(dayAt(date)).getUTCDay();
/** The first day of a day’s week. */
export const mondayOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7));

export const weekday = (index: number, locale: Locale): string => WEEKDAYS[locale][index] ?? '';
export const weekdayShort = (index: number, locale: Locale): string =>
  (locale === 'zh-CN' ? WEEKDAYS['zh-CN'] : WEEKDAYS_SHORT)[index] ?? '';
/** 1 to 12 → 十月, October. */
export const monthName = (month: number, locale: Locale): string => MONTHS[locale][month - 1] ?? '';

/** The year where it is not this one of the hall, else nothing: what short dates say of it. */
export const otherYear = (year: number): string => (year === hallTime(Date.now()).year ? '' : String(year));
/** 十月, 2027年一月 · October, January 2027; `short` cuts the English name: Oct, Jan 2027. */
export function monthOf(
  { year, month }: Pick<HallTime, 'year' | 'month'>,
  locale: Locale,
  short = false,
): string {
  const [name, other] = [monthName(month, locale), otherYear(year)];
  if (locale === 'zh-CN') return `${other && `${other}年`}${name}`;
  return `${short ? name.slice(0, 3) : name}${other && ` ${other}`}`;
}
/** 12月1日, 2027年1月7日 · 1 Dec, 7 Jan 2027; in `figures` the Chinese is 12.1, 2027.1.7. */
export function shortDay(at: Instant, locale: Locale, figures = false): string {
  const t = hallTime(at);
  if (locale !== 'zh-CN') return `${t.day} ${monthOf(t, locale, true)}`;
  const other = otherYear(t.year);
  return figures
    ? `${other && `${other}.`}${t.month}.${t.day}`
    : `${other && `${other}年`}${t.month}月${t.day}日`;
}
const elsewhen = (at: Instant): boolean => otherYear(hallTime(at).year) !== '';
/** 10月24日 周六 · Saturday 24 October; a year that is not this one is always said. */
export function longDay(at: Instant, locale: Locale, withYear = elsewhen(at)): string {
  const t = hallTime(at);
  return locale === 'zh-CN'
    ? `${withYear ? `${t.year}年` : ''}${t.month}月${t.day}日 ${weekday(t.weekday, locale)}`
    : `${weekday(t.weekday, locale)} ${t.day} ${monthName(t.month, locale)}${withYear ? ` ${t.year}` : ''}`;
}
/** 10月24日 周六 19:30 · Sat 24 October, 19:30 */
export function longDateTime(at: Instant, locale: Locale, withYear = elsewhen(at)): string {
  const t = hallTime(at);
  return locale === 'zh-CN'
    ? `${longDay(at, locale, withYear)} ${t.time}`
    : `${weekdayShort(t.weekday, locale)} ${t.day} ${monthName(t.month, locale)}${withYear ? ` ${t.year}` : ''}, ${t.time}`;
}
