import type { PriceCategory } from '#domain/contract/program.ts';
import { saleState } from '#domain/rules/sale-state.ts';
import { say } from '#domain/text.ts';
import { toYuan } from '#lib/money.ts';
import { factsOf } from './availability.ts';
import { getCatalogue, withheldOf } from './catalogue.ts';
import type { ScheduleDoc } from './types.ts';
import type { Visit } from './view.ts';

/** Price categories of a performance with their free seats, dearest first, in yuan and the caller's language. */
export async function categoriesOf(visit: Visit, schedule: ScheduleDoc): Promise<PriceCategory[]> {
  const catalogue = await getCatalogue(visit.deps);
  const plan = catalogue.plans.get(schedule.planId);
  if (!plan) return [];
  const over = schedule.cancelled || schedule.startsAt <= visit.now;
  const taken = new Set(withheldOf(catalogue, schedule));
  if (!over)
    for (const seat of await visit.deps.store.direct.sales.taken(schedule.id, visit.now))
      taken.add(seat.seatId);

  const total = new Map<string, number>();
  const free = new Map<string, number>();
  for (const seat of plan.seats.values()) {
    total.set(seat.category, (total.get(seat.category) ?? 0) + 1);
    if (!over && !taken.has(seat.guid)) free.set(seat.category, (free.get(seat.category) ?? 0) + 1);
  }
  const list = plan.categories.map(({ code, rank, name }) => {
    const count = free.get(code) ?? 0;
    return {
      code,
      rank,
      name: say(name, visit.locale),
      price: toYuan(schedule.prices[code] ?? 0),
      free: count,
      state: saleState(factsOf(schedule, count, total.get(code) ?? 0), visit.now),
    };
  });
  // A plan may name its categories in any order.
  return list.sort((a, b) => b.price - a.price);
}
