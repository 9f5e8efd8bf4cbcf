import { grouped } from '#lib/grouped.ts';
import { MINUTE } from '../clock.ts';
import type { ScheduleDoc } from './types.ts';

type Evening = Pick<ScheduleDoc, 'hallId' | 'startsAt' | 'minutes' | 'cancelled'>;

const endOf = ({ startsAt, minutes }: Evening): number => startsAt + minutes * MINUTE;

/** Evenings that begin in their hall while another one is on: each with that other one. */
export function atOnce<T extends Evening>(evenings: readonly T[]): [late: T, on: T][] {
  const found: [T, T][] = [];
  const halls = grouped(
    evenings.filter(one => !one.cancelled && one.startsAt > 0),
    one => one.hallId,
  );
  for (const list of halls.values()) {
    let on: T | undefined;
    for (const one of [...list].sort((a, b) => a.startsAt - b.startsAt)) {
      if (on && endOf(on) > one.startsAt) found.push([one, on]);
      if (!on || endOf(one) > endOf(on)) on = one;
    }
  }
  return found;
}

/** The evening that has the hall while this one would be on. */
export const inTheWay = (evening: ScheduleDoc, all: Iterable<ScheduleDoc>): ScheduleDoc | undefined =>
  [...all].find(one => one.id !== evening.id && atOnce([evening, one]).length > 0);
