import type { CalendarEntry } from '#lib/calendar-file.ts';
import { loadChunk } from '#lib/chunk.ts';

/** Hands an .ics file to the browser. The generator loads with the first click; rejects when it cannot be loaded. */
export async function saveCalendar(entries: readonly CalendarEntry[], name: string): Promise<void> {
  const { calendarFile } = await loadChunk(() => import('#lib/calendar-file.ts'));
  const text = calendarFile(entries, name, new Date());
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace(/[\\/:*?"<>|\s　]+/g, '-')}.ics`;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has taken the blob by the next turn of every browser's loop; a minute is generous.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
