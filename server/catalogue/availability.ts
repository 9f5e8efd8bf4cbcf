import type { SaleState } from '#domain/contract/program.ts';
import { isOver, type SaleFacts, saleState } from '#domain/rules/sale-state.ts';
import { type CatalogueSource, withheldOf } from './catalogue.ts';
import { LastKnown } from './last-known.ts';
import type { Catalogue, ScheduleDoc } from './types.ts';

/** How long live claims are remembered for lists, ms: a figure of the last few seconds. */
const FRESH_FOR = 3000;

export interface Availability {
  readonly free: number;
  readonly total: number;
  readonly state: SaleState;
}

interface Counts {
  readonly at: number;
  readonly bySchedule: ReadonlyMap<string, number>;
}
const counts = new WeakMap<object, LastKnown<Counts>>();

/** Live claims of each performance that can still be bought, from one query every few seconds. */
async function claims(
  { store }: CatalogueSource,
  catalogue: Catalogue,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const last = counts.get(store) ?? new LastKnown<Counts>();
  counts.set(store, last);
  const { known } = last;
  if (known && now - known.at >= 0 && now - known.at < FRESH_FOR) return known.bySchedule;
  const ask = async (): Promise<Counts> => {
    const ids = catalogue.calendar.filter(s => !isOver(s, now)).map(s => s.id);
    return { at: now, bySchedule: await store.direct.sales.takenCounts(ids, now) };
  };
  return (await last.read(now, ask)).bySchedule;
}

export const factsOf = (schedule: ScheduleDoc, free: number, total: number): SaleFacts => ({
  startsAt: schedule.startsAt,
  saleFrom: schedule.saleFrom,
  cancelled: schedule.cancelled,
  presaleOnly: schedule.presaleOnly,
  membersOnly: schedule.membersOnly,
  free,
  total,
});

/** Tells free seats and state of any performance. */
export async function availability(
  source: CatalogueSource,
  catalogue: Catalogue,
  now: number,
): Promise<(schedule: ScheduleDoc) => Availability> {
  const taken = await claims(source, catalogue, now);
  return schedule => {
    const total = catalogue.plans.get(schedule.planId)?.seats.size ?? 0;
    const free = isOver(schedule, now)
      ? 0
      : Math.max(0, total - withheldOf(catalogue, schedule).size - (taken.get(schedule.id) ?? 0));
    return { free, total, state: saleState(factsOf(schedule, free, total), now) };
  };
}
