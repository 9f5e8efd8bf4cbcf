import type { RoomView } from '#domain/contract/room.ts';
import type { ScheduleDoc } from '../../../catalogue/types.ts';
import type { Deps } from '../../../deps.ts';
import type { MemberCtx } from '../../../http/endpoint.ts';
import { inRoom, tooOften } from '../refusals.ts';
import { roomOf } from './rooms.ts';
import { lotIn, roomView } from './view.ts';

/** The member's place, a new one where there is none or its time is over. */
export async function joinRoom({ deps, session }: MemberCtx, schedule: ScheduleDoc): Promise<RoomView> {
  const room = roomOf(deps, schedule.id);
  await room.wish(schedule, session.memberId, 'join');
  const place = room.placeOf(session.memberId);
  if (!place) throw new Error('a place that was just taken is gone');
  return roomView(deps, schedule, room, place);
}

/** What a place sees; null for a token that is none, or of a place that was left. */
export async function lookAtRoom(deps: Deps, schedule: ScheduleDoc, token: string): Promise<RoomView | null> {
  const lot = await lotIn(deps, schedule.id, token);
  if (lot === null) return null;
  const room = roomOf(deps, schedule.id);
  if (!room.mayLook(lot)) throw tooOften();
  await room.look(schedule);
  const place = room.placeWith(lot);
  return place ? roomView(deps, schedule, room, place) : null;
}

export async function leaveRoom({ deps, session }: MemberCtx, schedule: ScheduleDoc): Promise<void> {
  await roomOf(deps, schedule.id).wish(schedule, session.memberId, 'leave');
}

/**
 * Until when this member may choose seats, where the performance has a waiting room: throws inRoom (2213) with the
 * place for everybody who has not been called. Undefined where nothing is to be waited for.
 */
export async function admittedUntil(
  { deps, session, now }: MemberCtx,
  schedule: ScheduleDoc,
  /** Whose turn went by gets a new place without asking for it. */
  again = false,
): Promise<number | undefined> {
  // Whoever may buy before the sale opens has been promised just that.
  if (!schedule.waitingRoom || now < schedule.saleFrom) return undefined;
  const { memberId } = session;
  const room = roomOf(deps, schedule.id);
  const known = room.placeOf(memberId);
  if (known?.enteredAt != null && now < (known.endsAt ?? 0)) return known.endsAt ?? undefined;
  await (known && !again
    ? room.wish(schedule, memberId, 'enter')
    : room.wish(schedule, memberId, 'join', 'enter'));
  const place = room.placeOf(memberId);
  if (!place) throw new Error('a place that was just taken is gone');
  if (place.enteredAt !== null && now < (place.endsAt ?? 0)) return place.endsAt ?? undefined;
  throw inRoom(await roomView(deps, schedule, room, place));
}

/** An order was made: the next one may come in. */
export function makeRoom({ deps, session }: MemberCtx, schedule: ScheduleDoc): void {
  if (!schedule.waitingRoom || deps.clock.now() < schedule.saleFrom) return;
  roomOf(deps, schedule.id)
    .wish(schedule, session.memberId, 'done')
    // Then the time inside ends by itself.
    .catch((error: unknown) => deps.log('waiting room', { error }));
}
