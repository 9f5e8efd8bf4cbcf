import { type CalendarEntry, calendarFile } from '#lib/calendar-file.ts';
import { saveFile } from '#lib/save-file.ts';

export function writeCalendar(entries: readonly CalendarEntry[], name: string): void {
  const text = calendarFile(entries, name, new Date());
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`);
}
