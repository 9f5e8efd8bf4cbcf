import { room } from '#domain/contract/room.ts';
import { LOBBY } from '#domain/rules/room.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import type { Deps } from '../deps.ts';
import { type Endpoint, forMember, unnamed } from '../http/endpoint.ts';
import { checkPermission } from '../products/seats/permission.ts';
import { joinRoom, leaveRoom, lookAtRoom } from '../products/seats/room/entrance.ts';
import { noRoom, roomOpensLater } from './refusals.ts';
import { scheduleById } from './schedule.ts';

async function withRoom(deps: Deps, scheduleId: string): Promise<ScheduleDoc> {
  const schedule = scheduleById(await getCatalogue(deps), scheduleId);
  if (!schedule.waitingRoom) throw noRoom();
  return schedule;
}

export const endpoints: readonly Endpoint[] = [
  /** For who could buy, were the sale open. */
  forMember(room.join, async (ctx, { scheduleId, packCode }) => {
    const schedule = await withRoom(ctx.deps, scheduleId);
    const opens = schedule.saleFrom - LOBBY;
    if (ctx.now < opens) throw roomOpensLater(opens, schedule.saleFrom);
    await checkPermission(ctx, { ...schedule, saleFrom: Math.min(schedule.saleFrom, ctx.now) }, packCode);
    return joinRoom(ctx, schedule);
  }),

  unnamed(room.look, async ({ deps }, { scheduleId, token }) => {
    const seen = await lookAtRoom(deps, await withRoom(deps, scheduleId), token);
    if (!seen) throw noRoom();
    return seen;
  }),

  forMember(room.leave, async (ctx, { scheduleId }) => {
    await leaveRoom(ctx, await withRoom(ctx.deps, scheduleId));
  }),
];
