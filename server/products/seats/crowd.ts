import type { Ctx } from '../../http/endpoint.ts';

/** Visitors who asked within this are in the hall together, ms. */
const TOGETHER = 30_000;
/** More of them change nothing. */
const MAX_CROWD = 200;

type AskedAt = Map<string, number>;
const crowds = new WeakMap<object, Map<string, AskedAt>>();

/** Who asks: the session, or for a visitor without one the address. */
export const visitorOf = ({ deps, request, session }: Ctx): string =>
  session?.sessionHash ?? deps.host.address(request);

/** How many visitors, this one included, have just asked this process for seats of a performance. */
export function crowdAt(ctx: Ctx, scheduleId: string): number {
  const byPerformance = crowds.get(ctx.deps.store) ?? new Map<string, AskedAt>();
  crowds.set(ctx.deps.store, byPerformance);
  const asked: AskedAt = byPerformance.get(scheduleId) ?? new Map();
  const visitor = visitorOf(ctx);
  // Whoever asks again goes to the end: the first entries are the oldest.
  asked.delete(visitor);
  for (const [who, at] of asked) {
    if (ctx.now - at < TOGETHER && asked.size < MAX_CROWD) break;
    asked.delete(who);
  }
  asked.set(visitor, ctx.now);
  // Performances that nobody asks for any more are forgotten on the way.
  byPerformance.delete(scheduleId);
  for (const [id, others] of byPerformance) {
    const last = [...others.values()].at(-1) ?? 0;
    if (ctx.now - last < TOGETHER) break;
    byPerformance.delete(id);
  }
  byPerformance.set(scheduleId, asked);
  return asked.size;
}
