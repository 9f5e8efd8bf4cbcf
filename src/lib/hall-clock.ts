import { brand } from '#brand';
import type { Locale } from '#site/tree.ts';
import { offsetAt } from './dates.ts';

/** Whose time an hour of the hall is, where it is said to everybody: 北京时间 · Beijing time (UTC+8). */
export function hallClock(at: string | number, locale: Locale): string {
  const clock = brand.clock[locale];
  if (locale === 'zh-CN') return clock;
  const offset = offsetAt(new Date(at).getTime());
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${clock} (UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''})`;
}
