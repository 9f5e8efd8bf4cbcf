import { brand } from '#brand';
import type { Locale } from '#site/tree.ts';
import { monthName, offsetAt, two } from './dates.ts';

/**
 * The zone of the hall and the reader's own date and time; empty where both clocks show the same. Written out: to make
 * its first format Intl takes a phone longer than all the rest of a page.
 */
export function ownTime(at: string, locale: Locale, anywhere = false): string {
  const date = new Date(at);
  if (!anywhere && date.getTimezoneOffset() === -offsetAt(date.getTime())) return '';
  const [month, day] = [date.getMonth() + 1, date.getDate()];
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  return locale === 'zh-CN'
    ? `${brand.clock['zh-CN']}，您当地 ${month}月${day}日 ${time}`
    : `${brand.clock['en-US']}; ${day} ${monthName(month, locale).slice(0, 3)}, ${time} where you are`;
}
