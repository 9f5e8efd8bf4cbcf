import { brand } from '#brand';
import { say } from '#domain/text.ts';
import { calendarFile, methodOf } from '#lib/calendar-file.ts';
import { comma, listed } from '#lib/listed.ts';
import type { Locale } from '#site/tree.ts';
import type { Attachment } from '../deps.ts';
import { pageUrl } from '../feeds/site-link.ts';
import { occasionView, ticketView } from '../orders/ticket-view.ts';
import type { Content, Evening, Sheet } from './content.ts';

/** What comes with a letter: made when it is sent, and kept nowhere. */
export async function attachmentsOf(
  { tickets = [], calendar, tables = {} }: Content,
  locale: Locale | null,
  now: number,
  origin: string,
): Promise<Attachment[]> {
  const language = locale ?? 'zh-CN';
  return [
    ...Object.entries(tables).map(([name, content]) => ({ name, type: 'text/csv; charset=utf-8', content })),
    ...(tickets.length > 0
      ? [
          {
            name: `${tickets[0]?.order.tradeNo}.pdf`,
            type: 'application/pdf',
            content: await (await import('./ticket-pdf.ts')).ticketPdf(tickets, language),
          },
        ]
      : []),
    ...(calendar && calendar.evenings.length > 0
      ? [
          {
            name: 'concert.ics',
            type: `text/calendar; charset=utf-8; method=${methodOf(calendar.evenings.map(e => e.occasion))}`,
            content: calendarOf(calendar.evenings, calendar.sheets ?? tickets, language, now, origin),
          },
        ]
      : []),
  ];
}

/** The places that one has there, and the way in to them. */
function placesAt(id: string, tickets: readonly Sheet[], locale: Locale): string[] {
  const own = tickets.filter(({ evening }) => evening.occasion.id === id);
  return [
    ...new Set([
      ...own.map(({ order, ticket }) => ticketView(order, ticket, locale).label),
      ...own.map(({ order, evening }) => occasionView(locale, order, evening.occasion).entrance),
    ]),
  ].filter(Boolean);
}

export const calendarOf = (
  evenings: readonly Evening[],
  tickets: readonly Sheet[],
  locale: Locale,
  now: number,
  origin: string,
  refresh?: number,
): string =>
  calendarFile(
    evenings.map(({ title, occasion: { id, startsAt, minutes, place, cancelled } }) => ({
      id,
      title: say(title, locale),
      startsAt: new Date(startsAt).toISOString(),
      minutes,
      location: listed(
        [place.name, place.address].map(text => say(text, locale)),
        locale,
        comma,
      ),
      description: [...placesAt(id, tickets, locale), brand.name[locale]].join('\n'),
      url: pageUrl(origin, locale, 'user?ind=tickets'),
      cancelled,
    })),
    brand.name[locale],
    new Date(now),
    refresh === undefined ? {} : { refresh },
  );
