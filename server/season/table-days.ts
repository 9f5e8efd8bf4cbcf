import type { Bilingual } from '#domain/text.ts';
import { two, weekdayOf } from '#lib/dates.ts';
import { monthNamed } from '#lib/month-names.ts';
import { t } from '../catalogue/text.ts';
import { DAY, MINUTE } from '../clock.ts';
import { existsInCalendar } from './moments.ts';

/** What a house says of its own tables, where they do not say it themselves (tables.yaml). */
export interface DayHabits {
  readonly order?: 'day-month' | 'month-day' | undefined;
  readonly serials?: 1900 | 1904 | undefined;
}
/** What a cell says, or why it says nothing. */
export type Read<T> = { readonly value: T } | { readonly fault: Bilingual };

interface Cell {
  /** Days that it may mean: of a pair of figures the one with the day in front, of a serial the one from 1900 first. */
  readonly days: readonly string[];
  readonly time: string;
  readonly kind: 'plain' | 'pair' | 'serial';
  /** In a pair that is one day only, whether that stands first (0) or second; undefined where both are the same. */
  readonly order?: number | undefined;
}

/** A spreadsheet counts days from 30 December 1899, an old one of the Macintosh from 1 January 1904. */
const SINCE = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
/** A season is no longer: a serial is a day near those that are written out. */
const LONGEST_SEASON = 366;

const dayOf = (year: string, month: number | string, day: number | string): string =>
  `${year}-${two(month)}-${two(day)}`;
const exists = (date: string): boolean => existsInCalendar({ date, time: '00:00' });

const WEEK = ['日一二三四五六', '天一二三四五六'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WEEKDAY =
  /[（(]?\s*(?:(?:周|星期|礼拜)([日天一二三四五六])|\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*\b\.?)\s*[)）]?,?/i;

/** The weekday that stands beside a day, and the cell without it. */
function withoutWeekday(text: string): { rest: string; weekday: number | undefined } {
  const found = WEEKDAY.exec(text);
  if (!found) return { rest: text, weekday: undefined };
  const [whole, chinese = '', english = ''] = found;
  const weekday = chinese
    ? Math.max(...WEEK.map(days => days.indexOf(chinese)))
    : WEEKDAYS.indexOf(english.toLowerCase());
  return { rest: text.replace(whole, ' ').replace(/\s+/g, ' ').trim(), weekday };
}

const CLOCK = '(?:[ T]+(\\d{1,2}:\\d\\d)(?::\\d\\d)?)?$';
const YEAR_FIRST = new RegExp(`^(\\d{4})[-/.年](\\d{1,2})[-/.月](\\d{1,2})日?${CLOCK}`);
const YEAR_LAST = new RegExp(`^(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4})${CLOCK}`);
const DAY_NAMED = new RegExp(`^(\\d{1,2})\\.?[ -]?([a-z]{3,9})\\.?,?[ -]?(\\d{4})${CLOCK}`, 'i');
const MONTH_NAMED = new RegExp(`^([a-z]{3,9})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})${CLOCK}`, 'i');
const SERIAL = /^\d{5}(?:[.,]\d+)?$/;

function serial(text: string): Cell {
  const minutes = Math.round(Number(text.replace(',', '.')) * 1440);
  const at = (since: number): string => new Date(since + minutes * MINUTE).toISOString();
  return {
    kind: 'serial',
    days: [SINCE[1900], SINCE[1904]].map(since => at(since).slice(0, 10)),
    time: minutes % 1440 === 0 ? '' : at(0).slice(11, 16),
  };
}

/** Null: no way in which days are written. */
function cellOf(text: string): Cell | null {
  const { rest, weekday } = withoutWeekday(text.normalize('NFKC').trim());
  const fits = (days: readonly string[]): string[] =>
    [...new Set(days)].filter(day => exists(day) && (weekday === undefined || weekdayOf(day) === weekday));
  const made = (kind: Cell['kind'], days: readonly string[], time = ''): Cell => ({
    kind,
    days: fits(days),
    time: time === '' ? '' : time.padStart(5, '0'),
  });
  const iso = YEAR_FIRST.exec(rest);
  if (iso) return made('plain', [dayOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')], iso[4]);
  const pair = YEAR_LAST.exec(rest);
  if (pair) {
    const [, a = '', sign, b = '', year = '', time] = pair;
    // With dots the day stands in front, wherever they are written.
    if (sign === '.') return made('plain', [dayOf(year, b, a)], time);
    const both = [dayOf(year, b, a), dayOf(year, a, b)];
    const cell = made('pair', both, time);
    const sure = cell.days.length === 1 && Number(a) !== Number(b);
    return sure ? { ...cell, order: both.indexOf(cell.days[0] ?? '') } : cell;
  }
  const named = DAY_NAMED.exec(rest);
  if (named && monthNamed(named[2] ?? ''))
    return made('plain', [dayOf(named[3] ?? '', monthNamed(named[2] ?? ''), named[1] ?? '')], named[4]);
  const american = MONTH_NAMED.exec(rest);
  if (american && monthNamed(american[1] ?? ''))
    return made(
      'plain',
      [dayOf(american[3] ?? '', monthNamed(american[1] ?? ''), american[2] ?? '')],
      american[4],
    );
  if (!SERIAL.test(rest)) return null;
  const counted = serial(rest);
  return { ...counted, days: fits(counted.days) };
}

const apart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / DAY;
const write = (days: readonly string[]): Bilingual =>
  t(`请写明是 ${days.join(' 还是 ')}`, `write ${days.join(' or ')}`);

/**
 * Reads the days of a table. What can be two days is decided by what other cells of it say without doubt, or by the
 * house's own word, and is told; else by nobody.
 */
export function dayReader(cells: readonly string[], habits: DayHabits = {}) {
  const known = cells.flatMap(cell => cellOf(cell) ?? []);
  /** Which of two figures is the day in cells where that is no question: 0 the first, 1 the second. */
  const orders = new Set(known.flatMap(({ order }) => order ?? []));
  const written = known.filter(({ kind, days }) => kind !== 'serial' && days.length === 1);
  const taken: Record<'order' | 'serials', Set<string>> = { order: new Set(), serials: new Set() };

  const pick = ({ kind, days }: Cell): string | null => {
    if (days.length === 1) return days[0] ?? null;
    if (kind === 'pair') {
      const [only] = orders;
      const by = habits.order ? Number(habits.order === 'month-day') : orders.size === 1 ? only : undefined;
      return by === undefined ? null : (days[by] ?? null);
    }
    if (habits.serials) return days[Number(habits.serials === 1904)] ?? null;
    const near = days.filter(day =>
      written.some(({ days: [other = ''] }) => apart(day, other) <= LONGEST_SEASON),
    );
    return near.length === 1 ? (near[0] ?? null) : null;
  };

  return {
    /** `2027-03-05` or `2027-03-05 19:30`; what is no day at all comes back as it is, for the shape to refuse. */
    read(text: string): Read<string> {
      const cell = cellOf(text);
      if (!cell) {
        const short = /^\d{1,2}[./-]\d{1,2}[./-]\d{2}$/.test(text.trim());
        if (short)
          return {
            fault: t(
              `“${text}”：年份请写四位，如 2027-03-05`,
              `“${text}”: write the year in full, 2027-03-05`,
            ),
          };
        return { value: text.trim() };
      }
      if (cell.days.length === 0) {
        if (withoutWeekday(text).weekday === undefined) return { value: text.trim() };
        return { fault: t(`“${text}”：日期与星期不符`, `“${text}”: the day and the weekday do not agree`) };
      }
      const day = pick(cell);
      if (day === null)
        return {
          fault: t(
            `“${text}”可以读作两个日期，${write(cell.days).zh}`,
            `“${text}” can be two days; ${write(cell.days).en}`,
          ),
        };
      if (cell.days.length > 1) taken[cell.kind === 'pair' ? 'order' : 'serials'].add(`${text} → ${day}`);
      return { value: cell.time ? `${day} ${cell.time}` : day };
    },
    /** What was decided, once each way. */
    notes(): Bilingual[] {
      const said = ({ size }: Set<string>, [one = '']: readonly string[], zh: string, en: string) =>
        size === 0 ? [] : [t(`${zh}（${one}）`, `${en} (${one})`)];
      return [
        ...said(
          taken.order,
          [...taken.order],
          '日与月的次序按其他行判断',
          'day and month taken as other rows have them',
        ),
        ...said(
          taken.serials,
          [...taken.serials],
          '数字日期按其他行判断',
          'days that are numbers taken by the other rows',
        ),
      ];
    },
  };
}
