import { brand } from '#brand';
import { say } from '#domain/text.ts';
import { type CalendarEntry, calendarFile } from '#lib/calendar-file.ts';
import { comma, listed } from '#lib/listed.ts';
import type { Locale } from '#site/tree.ts';
import type { Catalogue, ScheduleDoc } from '../catalogue/types.ts';
import { artistsLine, iso, titleOf, worksLine } from '../catalogue/view.ts';
import { DAY } from '../clock.ts';
import { pageUrl } from './site-link.ts';

/** Concerts stay in a subscribed calendar for this long after they are over; ms. */
export const PAST_CONCERTS_FOR = 60 * DAY;
/** Hours between two looks of a calendar. */
export const REFRESH = 12;
const TITLE = { 'zh-CN': '音乐季', 'en-US': 'Season' } as const;

/** The season as a calendar to subscribe to. What is cancelled is struck out rather than left out. */
export function seasonCalendar(catalogue: Catalogue, locale: Locale, now: number, origin: string): string {
  const shown = catalogue.calendar.filter(({ startsAt }) => startsAt >= now - PAST_CONCERTS_FOR);
  const name = `${brand.name[locale]}${locale === 'zh-CN' ? '　' : ': '}${TITLE[locale]}`;
  return calendarFile(entriesOf(shown, catalogue, locale, origin), name, new Date(now), { refresh: REFRESH });
}

/** One evening to subscribe to: what becomes of it comes by itself. Null where there is none. */
export function eveningCalendar(
  catalogue: Catalogue,
  id: string,
  locale: Locale,
  now: number,
  origin: string,
): string | null {
  const shown = catalogue.calendar.filter(schedule => schedule.id === id);
  const entries = entriesOf(shown, catalogue, locale, origin);
  return entries[0] ? calendarFile(entries, entries[0].title, new Date(now), { refresh: REFRESH }) : null;
}

const entriesOf = (
  schedules: readonly ScheduleDoc[],
  catalogue: Catalogue,
  locale: Locale,
  origin: string,
): CalendarEntry[] =>
  schedules.flatMap(schedule => {
    const program = catalogue.programs.get(schedule.programId);
    if (!program || program.type === 'archive') return [];
    const hall = catalogue.halls.get(schedule.hallId);
    return [
      {
        id: schedule.id,
        title: titleOf(catalogue, program, locale),
        startsAt: iso(schedule.startsAt),
        minutes: schedule.minutes,
        location: hall ? listed([say(hall.name, locale), say(hall.address, locale)], locale, comma) : '',
        description: [worksLine(catalogue, program, locale), artistsLine(catalogue, program, locale)]
          .filter(Boolean)
          .join('\n'),
        url: pageUrl(origin, locale, `musicale-detail?id=${program.id}`),
        cancelled: schedule.cancelled,
      },
    ];
  });
