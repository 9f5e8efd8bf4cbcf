import { formatDate, offsetAt, two } from '#lib/dates.ts';

/** The server's clock, in milliseconds since the epoch. Rules never read another one. */
export interface Clock {
  now(): number;
}

/** In milliseconds, as all times are. */
export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;

/** Hall time with its offset, 2026-12-11T19:30+08:00, for what is read by machine. */
export function withOffset(at: string | number, pattern: string): string {
  const offset = offsetAt(new Date(at).getTime());
  const minutes = Math.abs(offset);
  return `${formatDate(at, pattern)}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
