import { waiting } from '#domain/contract/waiting.ts';
import { OFFER } from '#domain/rules/hold.ts';
import { viewOf } from '../catalogue/view.ts';
import { MINUTE } from '../clock.ts';
import { type Endpoint, forMember, open } from '../http/endpoint.ts';
import { checkPermission } from '../products/seats/permission.ts';
import { placeOf } from '../products/seats/waiting.ts';
import { heldForYou, noPlace, seatsThere } from './refusals.ts';
import { scheduleById } from './schedule.ts';

export const endpoints: readonly Endpoint[] = [
  open(waiting.line, async (ctx, { scheduleId }) => {
    const view = await viewOf(ctx);
    const { limit } = scheduleById(view.catalogue, scheduleId);
    const { direct } = ctx.deps.store;
    const row = ctx.session && (await direct.waiting.waiting(scheduleId, ctx.session.memberId));
    const mine = row && (await placeOf(ctx.deps, view, row));
    return {
      count: await direct.waiting.waitingBefore(scheduleId),
      limit,
      minutes: OFFER / MINUTE,
      ...(mine && { mine }),
    };
  }),

  forMember(waiting.list, async ctx => {
    const view = await viewOf(ctx);
    const rows = await ctx.deps.store.direct.waiting.waitingOf(ctx.session.memberId);
    const places = await Promise.all(rows.map(row => placeOf(ctx.deps, view, row)));
    return places.filter(place => place !== null);
  }),

  /** Only for what is sold out, and for who could buy it. */
  forMember(waiting.join, async (ctx, { scheduleId, quantity, least = 1, together }) => {
    const view = await viewOf(ctx);
    const schedule = scheduleById(view.catalogue, scheduleId);
    await checkPermission(ctx, schedule, undefined);
    const { memberId } = ctx.session;
    const { direct } = ctx.deps.store;
    if (view.seats(schedule).state !== 'out' && (await direct.waiting.waitingBefore(scheduleId)) === 0)
      throw seatsThere();
    const before = await direct.waiting.waiting(scheduleId, memberId);
    if (before && (await placeOf(ctx.deps, view, before))?.state === 'offered') throw heldForYou();
    const most = Math.min(quantity, schedule.limit);
    const row = await direct.waiting.joinWaiting({
      scheduleId,
      memberId,
      quantity: most,
      least: Math.min(least, most),
      together: together === 'Y',
      locale: ctx.locale,
      joinedAt: ctx.now,
    });
    const place = await placeOf(ctx.deps, view, row);
    if (!place) throw noPlace();
    return place;
  }),

  forMember(waiting.leave, async (ctx, { scheduleId }) => {
    if (!(await ctx.deps.store.direct.waiting.leaveWaiting(scheduleId, ctx.session.memberId)))
      throw noPlace();
  }),
];
