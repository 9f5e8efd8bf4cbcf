import ical, { ICalEventStatus } from 'ical-generator';
import { brand } from '#brand';

export interface CalendarEntry {
  /** Names the performance for ever: importing it again updates the entry instead of adding one. */
  readonly id: string;
  readonly title: string;
  /** ISO, UTC. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly location: string;
  readonly description: string;
  readonly url: string;
  /** It will not take place: calendars that subscribe strike it out. */
  readonly cancelled?: boolean;
}

interface Options {
  /** Hours after which a calendar that subscribes should look again. */
  readonly refresh?: number;
}

/** Domain of the UIDs: the orchestra's own. */
const HOST = brand.email.split('@')[1] ?? 'localhost';

/**
 * An .ics file (RFC 5545) of some performances: UTC, lines folded at 75 octets, stable UIDs.
 * `stamp` is the moment at which it is made.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  name: string,
  stamp: Date,
  { refresh }: Options = {},
): string {
  // No `timezone`: instants are written in UTC and need no VTIMEZONE.
  const calendar = ical({ name, prodId: { company: HOST, product: 'concerts', language: 'EN' } });
  if (refresh) calendar.ttl(refresh * 3600);
  for (const entry of entries) {
    const start = new Date(entry.startsAt);
    calendar.createEvent({
      id: `${entry.id}@${HOST}`,
      stamp,
      start,
      end: new Date(start.getTime() + entry.minutes * 60_000),
      summary: entry.title,
      location: entry.location,
      description: entry.description,
      url: entry.url,
      ...(entry.cancelled && { status: ICalEventStatus.CANCELLED }),
    });
  }
  return calendar.toString();
}
