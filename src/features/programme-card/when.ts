import type { Schedule } from '#domain/contract/program.ts';
import type { Translate } from '#i18n/copy.ts';
import { addDays, type HallTime, hallTime, monthName, weekdayShort } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';

type Words = Translate<'programme'>;
/** A figure that is set large, and the words beside or below it. */
export interface When {
  readonly figure: string;
  readonly words: string;
}

const timesOf = (schedules: readonly Schedule[]): HallTime[] => schedules.map(s => hallTime(s.startsAt));
/** Concerts of years gone by say their year; the season's own months need none. */
const yearOf = (t: HallTime, schedules: readonly Schedule[], thisYear: number): string =>
  schedules[0]?.state === 'ended' && t.year !== thisYear ? String(t.year) : '';
const adjacent = (a: HallTime, b: HallTime) => addDays(a.date, 1) === b.date && a.month === b.month;

/** 11.21–22 周六 19:30 · 21–22 Nov, Sat 19:30: one line beside or above a title. */
export function shortWhen(schedules: readonly Schedule[], locale: Locale, t: Words, thisYear: number): When {
  const times = timesOf(schedules);
  const [first, second] = times;
  if (!first) return { figure: '', words: '' };
  const pair = times.length === 2 && second !== undefined && adjacent(first, second);
  const year = yearOf(first, schedules, thisYear);
  const rest = pair ? 0 : times.length - 1;
  const more = rest > 0 ? t('date.more', { count: rest }) : '';
  if (locale === 'zh-CN') {
    return {
      figure: `${year && `${year}.`}${first.month}.${first.day}${pair ? `–${second.day}` : ''}`,
      words: [`${weekdayShort(first.weekday, locale)} ${first.time}`, more].filter(Boolean).join('　'),
    };
  }
  const month = monthName(first.month, locale).slice(0, 3);
  return {
    figure: `${first.day}${pair ? `–${second.day}` : ''}`,
    words: [
      `${[month, year].filter(Boolean).join(' ')}, ${weekdayShort(first.weekday, locale)} ${first.time}`,
      more,
    ]
      .filter(Boolean)
      .join(', '),
  };
}

/** A day figure with short lines below it: 24 / 十月，及25日 / 周六、周日 19:30. */
export function tallWhen(
  schedules: readonly Schedule[],
  locale: Locale,
  t: Words,
  thisYear: number,
): { figure: string; lines: readonly string[] } {
  const times = timesOf(schedules);
  const [first, second] = times;
  if (!first) return { figure: '', lines: [] };
  const zh = locale === 'zh-CN';
  const name = monthName(first.month, locale);
  const year = yearOf(first, schedules, thisYear);
  const month = zh ? `${year && `${year}年`}${name}` : [name, year].filter(Boolean).join(' ');
  const hours = (day: string) => (zh ? `${day} ${first.time}` : `${day}, ${first.time}`);
  const weekdayName = (d: HallTime) => weekdayShort(d.weekday, locale);
  const figure = String(first.day);
  if (!second) return { figure, lines: [month, hours(weekdayName(first))] };
  if (times.length > 2) {
    return { figure, lines: [month, hours(weekdayName(first)), t('date.more', { count: times.length - 1 })] };
  }
  const days = [...new Set([weekdayName(first), weekdayName(second)])];
  const both = days.length === 2 ? t('date.both', { a: days[0] ?? '', b: days[1] ?? '' }) : (days[0] ?? '');
  const same = second.month === first.month;
  const also = t('date.and', {
    date: zh
      ? `${same ? '' : `${second.month}月`}${second.day}日`
      : `${second.day} ${monthName(second.month, locale)}`,
  });
  if (zh) return { figure, lines: [`${month}，${also}`, hours(both)] };
  return { figure, lines: same ? [also, hours(both)] : [month, also, hours(both)] };
}
