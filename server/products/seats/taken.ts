import { scenarioOf } from '#demo/scenario.ts';
import { FEW_LEFT } from '../../catalogue/availability.ts';
import { presoldOf } from '../../catalogue/catalogue.ts';
import type { Catalogue, PlanIndex, ScheduleDoc } from '../../catalogue/types.ts';
import type { Ctx } from '../../http/endpoint.ts';

/** Seats that nobody can choose, live claims aside: sold in the demonstration world, or taken by the scenario. */
export function blockedSeats(
  { request }: Pick<Ctx, 'request'>,
  catalogue: Catalogue,
  schedule: ScheduleDoc,
  plan: PlanIndex,
  claimed: ReadonlySet<string> = NOTHING,
): ReadonlySet<string> {
  const presold = presoldOf(catalogue, schedule);
  const scenario = scenarioOf(request)?.name;
  if (scenario === 'sold-out') return new Set(plan.seats.keys());
  if (scenario !== 'few-left') return presold;
  const free = [...plan.seats.keys()].filter(id => !presold.has(id) && !claimed.has(id));
  const left = new Set(free.slice(0, FEW_LEFT));
  return new Set([...plan.seats.keys()].filter(id => !left.has(id)));
}
const NOTHING: ReadonlySet<string> = new Set();
