import { siteAddress } from '#hooks/site-address.ts';
import { type CalendarEntry, calendarFile } from '#lib/calendar-file.ts';
import { saveFile } from '#lib/save-file.ts';

export function writeCalendar(entries: readonly CalendarEntry[], name: string): void {
  const text = calendarFile(entries, name, new Date());
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`);
}

/** An iPhone asks whether to subscribe; elsewhere the file opens with what the phone has for calendars. */
export function feedAddress(feed: string, locale: string, agent: string, base?: string): string {
  const address = siteAddress(`/feeds/${feed}.${locale}.ics`, base);
  return /iPhone|iPad|iPod/.test(agent) ? address.replace(/^https?:/, 'webcal:') : address;
}
export function openFeed(feed: string, locale: string): void {
  window.location.assign(feedAddress(feed, locale, navigator.userAgent));
}
