import { env } from '#env';
import type { CalendarEntry } from '#lib/calendar-file.ts';
import { loadChunk } from '#lib/chunk.ts';
import { isMobileAgent } from '#lib/device.ts';

/** Hands an .ics file to the browser. What writes it loads with the first click; rejects when it cannot be loaded. */
export async function saveCalendar(entries: readonly CalendarEntry[], name: string): Promise<void> {
  (await loadChunk(() => import('./write-calendar.ts'))).writeCalendar(entries, name);
}

/**
 * A phone is given an address at the server: its calendar follows what becomes of the evening, and browsers inside
 * other apps drop files. `feed` is its path, as “evening/mahler-5-1”. False on a desktop, where there is no server
 * behind the page, and without one.
 */
export async function subscribe(feed: string | undefined, locale: string): Promise<boolean> {
  if (!feed || env.mocks === 'on' || !isMobileAgent(navigator.userAgent)) return false;
  (await loadChunk(() => import('./write-calendar.ts'))).openFeed(feed, locale);
  return true;
}
