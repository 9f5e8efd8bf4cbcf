import { formatDate, hallTime, monthName } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';

/** 2026.10.16 · 16 October 2026 */
export function newsDay(at: string, locale: Locale): string {
  if (locale === 'zh-CN') return formatDate(at, 'yyyy.MM.dd');
  const d = hallTime(at);
  return `${d.day} ${monthName(d.month, locale)} ${d.year}`;
}

/** 0:42 */
export const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
