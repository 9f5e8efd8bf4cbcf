import type { CalendarEntry } from '#lib/calendar-file.ts';
import { loadChunk } from '#lib/chunk.ts';
import { saveFile } from '#lib/save-file.ts';

/** Hands an .ics file to the browser. The generator loads with the first click; rejects when it cannot be loaded. */
export async function saveCalendar(entries: readonly CalendarEntry[], name: string): Promise<void> {
  const { calendarFile } = await loadChunk(() => import('#lib/calendar-file.ts'));
  const text = calendarFile(entries, name, new Date());
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`);
}
