/** The server's clock, in milliseconds since the epoch. Rules never read another one. */
export interface Clock {
  now(): number;
}

/** In milliseconds, as all times are. */
export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;
