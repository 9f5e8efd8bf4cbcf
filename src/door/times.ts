import { hallTime } from '#lib/dates.ts';

/** On the hall's clock. */
export const clock = (iso: string): string => hallTime(Date.parse(iso)).time;
