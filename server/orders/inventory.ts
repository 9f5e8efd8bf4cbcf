import type { Candidate } from '#domain/rules/best-available.ts';
import type { SeatInventory } from '#domain/rules/package.ts';
import { withheldOf } from '../catalogue/catalogue.ts';
import type { Catalogue, PlanIndex, ScheduleDoc } from '../catalogue/types.ts';
import type { Ctx } from '../http/endpoint.ts';

/** The seats of a plan row by row, each at the price of its category; fen. */
export const rowsOf = (plan: PlanIndex, priceOf: (category: string) => number): Candidate[][] =>
  plan.rows.map(row =>
    row.map(s => ({
      id: s.guid,
      x: s.x,
      y: s.y,
      kind: s.kind,
      price: priceOf(s.category),
      zone: String(s.zoneIndex),
      level: s.level,
    })),
  );

/** Seats that nobody can choose now; those of the order `own` count as free. */
export async function takenSeats(
  ctx: Ctx,
  catalogue: Catalogue,
  schedule: ScheduleDoc,
  own: string | null = null,
): Promise<Set<string>> {
  const claims = await ctx.deps.store.direct.sales.taken(schedule.id, ctx.now);
  const claimed = new Set(claims.filter(c => c.tradeNo !== own).map(c => c.seatId));
  return new Set([...withheldOf(catalogue, schedule), ...claimed]);
}

/** A performance's house as it is now; seats of the order `own` count as free. */
export const inventoryOf = async (
  ctx: Ctx,
  catalogue: Catalogue,
  schedule: ScheduleDoc,
  plan: PlanIndex,
  own: string | null = null,
): Promise<SeatInventory> => ({
  rows: rowsOf(plan, category => schedule.prices[category] ?? 0),
  stage: plan.stage,
  taken: await takenSeats(ctx, catalogue, schedule, own),
});
