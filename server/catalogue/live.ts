import { DAY } from '../clock.ts';
import type { Catalogue, ScheduleDoc } from './types.ts';
import type { ProductDoc } from './types-shop.ts';

/** Dates of one run lie this close together; ms. */
const RUN = 7 * DAY;

/** The performance that is sent live, as one sees it at `at`: the last one of the next run. Null for a product that is no live. */
export function liveSchedule(
  { schedules }: Catalogue,
  { live }: Pick<ProductDoc, 'live'>,
  at: number,
): ScheduleDoc | null {
  if (live === undefined) return null;
  const all = [...schedules.values()]
    .filter(s => s.programId === live && !s.cancelled)
    .sort((a, b) => a.startsAt - b.startsAt);
  const next = all.find(s => s.startsAt > at);
  return (next ? all.findLast(s => s.startsAt < next.startsAt + RUN) : all.at(-1)) ?? null;
}
