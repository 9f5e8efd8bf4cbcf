import { env } from '#env';
import type { CalendarEntry } from '#lib/calendar-file.ts';
import { loadChunk } from '#lib/chunk.ts';
import { isMobileAgent } from '#lib/device.ts';

/** Hands an .ics file to the browser. What writes it loads with the first click; rejects when it cannot be loaded. */
export async function saveCalendar(entries: readonly CalendarEntry[], name: string): Promise<void> {
  (await loadChunk(() => import('./write-calendar.ts'))).writeCalendar(entries, name);
}

/**
 * A phone is given the address of an evening at the server: its calendar follows what becomes of the evening, and
 * browsers inside other apps drop files. False on a desktop, and where there is no server behind the page.
 */
export async function subscribeEvening(id: string, locale: string): Promise<boolean> {
  if (env.mocks === 'on' || !isMobileAgent(navigator.userAgent)) return false;
  (await loadChunk(() => import('./write-calendar.ts'))).openEvening(id, locale);
  return true;
}
