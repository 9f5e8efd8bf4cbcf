import { brand } from '#brand';
import { say } from '#domain/text.ts';
import { calendarFile } from '#lib/calendar-file.ts';
import { comma, listed } from '#lib/listed.ts';
import type { Locale } from '#site/tree.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { artistsLine, iso, titleOf, worksLine } from '../catalogue/view.ts';
import { pageUrl } from './site-link.ts';

/** Concerts stay in a subscribed calendar for this long after they are over; ms. */
const PAST_CONCERTS_FOR = 60 * 86_400_000;
/** Hours between two looks of a calendar. */
const REFRESH = 12;
const TITLE = { 'zh-CN': '音乐季', 'en-US': 'Season' } as const;

/** The season as a calendar to subscribe to. What is cancelled is struck out rather than left out. */
export function seasonCalendar(catalogue: Catalogue, locale: Locale, now: number, origin: string): string {
  const entries = catalogue.calendar.flatMap(schedule => {
    const program = catalogue.programs.get(schedule.programId);
    if (!program || program.type === 'archive' || schedule.startsAt < now - PAST_CONCERTS_FOR) return [];
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
  const name = `${brand.name[locale]}${locale === 'zh-CN' ? '　' : ': '}${TITLE[locale]}`;
  return calendarFile(entries, name, new Date(now), { refresh: REFRESH });
}
