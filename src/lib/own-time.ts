import { brand } from '../brand.ts';
import type { Locale } from '../site/tree.ts';
import { offsetAt } from './dates.ts';

/** The zone of the hall and the reader's own date and time; empty where both clocks show the same. */
export function ownTime(at: string, locale: Locale): string {
  const date = new Date(at);
  if (date.getTimezoneOffset() === -offsetAt(date.getTime())) return '';
  const own = date.toLocaleString(locale === 'zh-CN' ? locale : 'en-GB', {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return locale === 'zh-CN'
    ? `${brand.clock['zh-CN']}，您当地 ${own}`
    : `${brand.clock['en-US']}; ${own} where you are`;
}
