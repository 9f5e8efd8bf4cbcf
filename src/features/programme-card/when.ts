import type { Schedule } from '#domain/contract/program.ts';
import type { Translate } from '#i18n/copy.ts';
import { addDays, type HallTime, hallTime, monthOf, otherYear, shortDay, weekdayShort } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';

type Words = Translate<'programme'>;
/** A figure that is set large, and the words beside or below it. */
export interface When {
  readonly figure: string;
  readonly words: string;
}

const timesOf = (schedules: readonly Schedule[]): HallTime[] => schedules.map(s => hallTime(s.startsAt));
const adjacent = (a: HallTime, b: HallTime) => addDays(a.date, 1) === b.date && a.month === b.month;

/** 11.21–22 周六 19:30 · 21–22 Nov, Sat 19:30: one line beside or above a title. */
export function shortWhen(schedules: readonly Schedule[], locale: Locale, t: Words): When {
  const times = timesOf(schedules);
  const [first, second] = times;
  if (!first) return { figure: '', words: '' };
  const pair = times.length === 2 && second !== undefined && adjacent(first, second);
  const rest = pair ? 0 : times.length - 1;
  const more = rest > 0 ? t('date.more', { count: rest }) : '';
  if (locale === 'zh-CN') {
    return {
      figure: `${shortDay(schedules[0]?.startsAt ?? '', locale, true)}${pair ? `–${second.day}` : ''}`,
      words: [`${weekdayShort(first.weekday, locale)} ${first.time}`, more].filter(Boolean).join('　'),
    };
  }
  return {
    figure: `${first.day}${pair ? `–${second.day}` : ''}`,
    words: [`${monthOf(first, locale, true)}, ${weekdayShort(first.weekday, locale)} ${first.time}`, more]
      .filter(Boolean)
      .join(', '),
  };
}

/** A day figure with short lines below it: 24 / 十月，及25日 / 周六、周日 19:30. */
export function tallWhen(
  schedules: readonly Schedule[],
  locale: Locale,
  t: Words,
): { figure: string; lines: readonly string[] } {
  const times = timesOf(schedules);
  const [first, second] = times;
  if (!first) return { figure: '', lines: [] };
  const zh = locale === 'zh-CN';
  const month = monthOf(first, locale);
  const hours = (day: string) => (zh ? `${day} ${first.time}` : `${day}, ${first.time}`);
  const weekdayName = (d: HallTime) => weekdayShort(d.weekday, locale);
  const figure = String(first.day);
  if (!second) return { figure, lines: [month, hours(weekdayName(first))] };
  if (times.length > 2) {
    return { figure, lines: [month, hours(weekdayName(first)), t('date.more', { count: times.length - 1 })] };
  }
  const days = [...new Set([weekdayName(first), weekdayName(second)])];
  const both = days.length === 2 ? t('date.both', { a: days[0] ?? '', b: days[1] ?? '' }) : (days[0] ?? '');
  const same = second.month === first.month && second.year === first.year;
  const year = second.year === first.year ? '' : otherYear(second.year);
  const also = t('date.and', {
    date: zh
      ? `${year && `${year}年`}${same ? '' : `${second.month}月`}${second.day}日`
      : `${second.day} ${monthOf(second, locale)}`,
  });
  if (zh) return { figure, lines: [`${month}，${also}`, hours(both)] };
  return { figure, lines: same ? [also, hours(both)] : [month, also, hours(both)] };
}
