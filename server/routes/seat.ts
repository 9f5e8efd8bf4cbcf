import { rng } from '#art/kit.ts';
import { seat } from '#domain/contract/seat.ts';
import { bestAvailable, spreadFor } from '#domain/rules/best-available.ts';
import { canRenew } from '#domain/rules/hold.ts';
import { say } from '#domain/text.ts';
import { toFen } from '#lib/money.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import { proposalOf } from '../catalogue/reasons.ts';
import { categoriesOf } from '../catalogue/seats.ts';
import type { Catalogue, PlanIndex, ScheduleDoc } from '../catalogue/types.ts';
import { type Ctx, type Endpoint, open } from '../http/endpoint.ts';
import { checkProgramKey, checkSessionKey } from '../http/keys.ts';
import { inventoryOf, takenSeats } from '../orders/inventory.ts';
import { noPlan } from '../orders/refusals.ts';
import { crowdAt, visitorOf } from '../products/seats/crowd.ts';
import { scheduleById } from './schedule.ts';

interface SeatPayload {
  readonly scheduleId: string;
  readonly programKey?: string | undefined;
  readonly sessionKey?: string | undefined;
}

/** The performance and its plan, for callers that carry both keys (rulings.md, “Wire”). */
async function performance(
  ctx: Ctx,
  p: SeatPayload,
): Promise<{ catalogue: Catalogue; schedule: ScheduleDoc; plan: PlanIndex }> {
  const catalogue = await getCatalogue(ctx.deps);
  const schedule = scheduleById(catalogue, p.scheduleId);
  await checkProgramKey(ctx.deps, schedule.programId, p.programKey);
  await checkSessionKey(ctx.deps, schedule.id, p.sessionKey);
  const plan = catalogue.plans.get(schedule.planId);
  if (!plan) throw noPlan();
  return { catalogue, schedule, plan };
}

export const endpoints: readonly Endpoint[] = [
  open(seat.plan, async (ctx, p) => {
    const { catalogue, schedule, plan } = await performance(ctx, p);
    const hall = catalogue.halls.get(schedule.hallId);
    return {
      plan: plan.plan,
      categories: await categoriesOf(ctx, schedule),
      limit: schedule.limit,
      hall: hall ? say(hall.name, ctx.locale) : '',
    };
  }),

  open(seat.status, async (ctx, p) => {
    const { catalogue, schedule } = await performance(ctx, p);
    const [taken, own] = await Promise.all([
      takenSeats(ctx, catalogue, schedule),
      ctx.session ? ctx.deps.store.direct.sales.liveOrder(ctx.session.memberId, schedule.id, ctx.now) : null,
    ]);
    const mine = own?.seats.map(s => s.seatId) ?? [];
    for (const id of mine) taken.delete(id);
    return {
      taken: [...taken],
      ...(own && {
        mine: {
          tradeNo: own.tradeNo,
          seats: mine,
          expiresAt: new Date(own.expiresAt).toISOString(),
          renewable: canRenew(own, ctx.now),
        },
      }),
      now: new Date(ctx.now).toISOString(),
    };
  }),

  open(seat.best, async (ctx, p) => {
    const { catalogue, schedule, plan } = await performance(ctx, p);
    const found = bestAvailable({
      ...(await inventoryOf(ctx, catalogue, schedule, plan)),
      quantity: Math.min(p.quantity, schedule.limit),
      budget: p.budget === undefined ? undefined : toFen(p.budget),
      prices: p.prices?.map(toFen),
      chairs: p.chairs ?? (p.wheelchair === 'Y' ? 1 : 0),
      near: p.near,
      spread: spreadFor(crowdAt(ctx, schedule.id)),
      random: rng(`${visitorOf(ctx)} ${schedule.id}`),
    });
    return found.map(f => proposalOf(f, plan, ctx.locale));
  }),
];
