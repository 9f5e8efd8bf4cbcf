import type { CalendarEntry } from '#lib/calendar-file.ts';
import { loadChunk } from '#lib/chunk.ts';

/** Hands an .ics file to the browser. What writes it loads with the first click; rejects when it cannot be loaded. */
export async function saveCalendar(entries: readonly CalendarEntry[], name: string): Promise<void> {
  (await loadChunk(() => import('./write-calendar.ts'))).writeCalendar(entries, name);
}
