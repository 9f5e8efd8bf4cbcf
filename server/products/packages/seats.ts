import type { Arrangement, PackHall } from '#domain/contract/presale.ts';
import { bestAvailable } from '#domain/rules/best-available.ts';
import { arrange, type SeatInventory, savingOf } from '#domain/rules/package.ts';
import { say } from '#domain/text.ts';
import { toYuan } from '#lib/money.ts';
import { proposalOf } from '../../catalogue/reasons.ts';
import type { PlanIndex, ScheduleDoc } from '../../catalogue/types.ts';
import { viewOf } from '../../catalogue/view.ts';
import type { Ctx } from '../../http/endpoint.ts';
import { inventoryOf, rowsOf } from '../../orders/inventory.ts';
import { noPlan } from '../../orders/refusals.ts';
import { checkChoice } from './choice.ts';
import { openSlots, packById } from './packs.ts';
import { tooManyPlaces, unequalSeats } from './refusals.ts';

export interface Choice {
  readonly packId: string;
  readonly schedules: readonly string[];
}

/** One chosen date with its house as it is now. */
export interface Evening {
  readonly schedule: ScheduleDoc;
  readonly plan: PlanIndex;
  readonly inventory: SeatInventory;
}

/** The chosen dates, soonest first; seats of the caller's own live order of the package count as free. */
export async function evenings(ctx: Ctx, choice: Choice) {
  const view = await viewOf(ctx);
  const pack = packById(view.catalogue, choice.packId);
  const slots = openSlots(view, pack);
  const schedules = checkChoice(pack, slots, choice.schedules);
  const own = await ownOrder(ctx, pack.id);
  const list: Evening[] = [];
  for (const schedule of schedules) {
    const plan = view.catalogue.plans.get(schedule.planId);
    if (!plan) throw noPlan();
    list.push({ schedule, plan, inventory: await inventoryOf(ctx, view.catalogue, schedule, plan, own) });
  }
  return { view, pack, slots, list, own };
}

/** The caller's newest live order of a package, or null. */
export async function ownOrder({ deps, session, now }: Ctx, packId: string): Promise<string | null> {
  if (!session) return null;
  const order = await deps.store.direct.sales.liveOrder(session.memberId, packId, now);
  return order?.tradeNo ?? null;
}

/** The halls of the chosen dates: one plan each, for choosing seats once for all its dates. */
export async function packHalls(ctx: Ctx, choice: Choice & { quantity: number }): Promise<PackHall[]> {
  const { view, pack, list } = await evenings(ctx, choice);
  if (choice.quantity > pack.limit) throw tooManyPlaces('quantity', pack.limit);
  const { locale } = ctx;
  return [...new Set(list.map(e => e.schedule.planId))].map(planId => {
    const here = list.filter(e => e.schedule.planId === planId);
    const [first] = here as [Evening, ...Evening[]];
    const { plan } = first;
    const ids = [...plan.seats.keys()];
    const freeOn = (id: string): number => here.filter(e => !e.inventory.taken.has(id)).length;
    const taken = ids.filter(id => freeOn(id) === 0);
    const partly = ids.filter(id => freeOn(id) > 0 && freeOn(id) < here.length);
    const everywhere = new Set([...taken, ...partly]);
    const priceOf = (category: string): number =>
      here.reduce((sum, e) => sum + (e.schedule.prices[category] ?? 0), 0);
    const rows = rowsOf(plan, priceOf);
    const find = (gone: ReadonlySet<string>) =>
      bestAvailable({ rows, stage: plan.stage, taken: gone, quantity: choice.quantity });
    const all = find(everywhere);
    const hall = view.catalogue.halls.get(first.schedule.hallId);
    return {
      planId,
      hall: hall ? say(hall.name, locale) : '',
      plan: plan.plan,
      categories: plan.categories.map(c => {
        const free = ids.filter(id => plan.seats.get(id)?.category === c.code && !everywhere.has(id)).length;
        return {
          code: c.code,
          rank: c.rank,
          name: say(c.name, locale),
          price: toYuan(priceOf(c.code)),
          free,
          state: free > 0 ? ('on' as const) : ('out' as const),
        };
      }),
      schedules: here.map(e => e.schedule.id),
      taken,
      partly,
      proposals: (all.length ? all : find(new Set(taken))).map(p => proposalOf(p, plan, locale)),
    };
  });
}

/** The seats of every date for the seats wished in each house, and what the package costs with them. */
export async function arrangeSeats(
  ctx: Ctx,
  choice: Choice & { seats: Readonly<Record<string, readonly string[]>> },
): Promise<Arrangement> {
  const { pack, list } = await evenings(ctx, choice);
  const wishes = list.map(e => choice.seats[e.schedule.planId] ?? []);
  const places = partySize(wishes, pack.limit);
  const found = list.map((evening, i) => ({ evening, seats: arrange(evening.inventory, wishes[i] ?? []) }));
  const dates = found.flatMap(({ evening: { schedule, plan }, seats }) => {
    if (!seats) return [];
    const lines = seats.seats.flatMap(id => plan.seats.get(id) ?? []);
    return [
      {
        scheduleId: schedule.id,
        same: seats.same,
        total: toYuan(seats.total),
        fen: seats.total,
        seats: lines.map(s => ({
          seatId: s.guid,
          zone: say(s.zone, ctx.locale),
          row: s.row,
          number: s.number,
          ...(s.kind !== 'seat' && { kind: s.kind }),
          category: s.category,
          price: toYuan(schedule.prices[s.category] ?? 0),
        })),
      },
    ];
  });
  const full = dates.reduce((sum, d) => sum + d.fen, 0);
  const saving = savingOf(pack.saving, full, places);
  return {
    dates: dates.map(({ fen: _, ...date }) => date),
    without: found.filter(f => !f.seats).map(f => f.evening.schedule.id),
    full: toYuan(full),
    saving: toYuan(saving),
    total: toYuan(full - saving),
  };
}

/** How many listeners there are: as many seats on each date, each seat once. */
export function partySize(wishes: readonly (readonly string[])[], limit: number): number {
  const places = wishes[0]?.length ?? 0;
  if (wishes.some(w => w.length !== places || new Set(w).size !== w.length) || places === 0)
    throw unequalSeats();
  if (places > limit) throw tooManyPlaces('seats', limit);
  return places;
}
