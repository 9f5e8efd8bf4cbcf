import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
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

const SINCE = Date.UTC(2026, 0, 1);

/** What programs are to do with it (RFC 5546); the mail that brings it says the same. */
export const methodOf = (entries: readonly Pick<CalendarEntry, 'cancelled'>[]): 'CANCEL' | 'PUBLISH' =>
  entries.length > 0 && entries.every(entry => entry.cancelled) ? 'CANCEL' : 'PUBLISH';

/** A line end of whatever system; the writer knows one, and another would begin a line of its own. */
const ends = (text: string): string => text.replace(/\r\n?|[\u2028\u2029]/g, '\n');

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
  const calendar = ical({
    name,
    prodId: { company: HOST, product: 'concerts', language: 'EN' },
    method: methodOf(entries) === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  if (refresh) calendar.ttl(refresh * 3600);
  for (const entry of entries) {
    const start = new Date(entry.startsAt);
    calendar.createEvent({
      id: `${entry.id}@${HOST}`,
      stamp,
      // Each making is newer than those before: programs keep the entry with the highest number.
      sequence: Math.max(0, Math.floor((stamp.getTime() - SINCE) / 1000)),
      lastModified: stamp,
      organizer: { name: brand.shortName['en-US'], email: brand.email },
      start,
      end: new Date(start.getTime() + entry.minutes * 60_000),
      summary: ends(entry.title),
      location: ends(entry.location),
      description: ends(entry.description),
      url: entry.url,
      ...(entry.cancelled && { status: ICalEventStatus.CANCELLED }),
    });
  }
  return calendar.toString();
}
