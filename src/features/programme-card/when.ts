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

/** A day figure with two lines below it: 24 / 十月，及25日 / 周六、周日 19:30. */
export function tallWhen(
  schedules: readonly Schedule[],
  locale: Locale,
  t: Words,
  thisYear: number,
): { figure: string; month: string; hours: string } {
  const times = timesOf(schedules);
  const [first, second] = times;
  if (!first) return { figure: '', month: '', hours: '' };
  const zh = locale === 'zh-CN';
  const name = monthName(first.month, locale);
  const year = yearOf(first, schedules, thisYear);
  const monthAndYear = zh ? `${year && `${year}年`}${name}` : [name, year].filter(Boolean).join(' ');
  const weekdays = [...new Set(times.slice(0, 2).map(d => weekdayShort(d.weekday, locale)))];
  const days =
    weekdays.length === 2
      ? t('date.both', { a: weekdays[0] ?? '', b: weekdays[1] ?? '' })
      : (weekdays[0] ?? '');
  const hours = zh ? `${days} ${first.time}` : `${days}, ${first.time}`;
  if (!second) return { figure: String(first.day), month: monthAndYear, hours };
  if (times.length > 2) {
    const more = t('date.more', { count: times.length - 1 });
    const day = weekdayShort(first.weekday, locale);
    return {
      figure: String(first.day),
      month: zh ? `${monthAndYear}，${more}` : `${monthAndYear}, ${more}`,
      hours: zh ? `${day} ${first.time}` : `${day}, ${first.time}`,
    };
  }
  const same = second.month === first.month;
  const also = t('date.and', {
    date: zh
      ? `${same ? '' : `${second.month}月`}${second.day}日`
      : `${second.day} ${monthName(second.month, locale)}`,
  });
  return {
    figure: String(first.day),
    month: zh ? `${monthAndYear}，${also}` : same ? also : `${name} ${also}`,
    hours,
  };
}
