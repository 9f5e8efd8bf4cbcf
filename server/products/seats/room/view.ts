import type { RoomView } from '#domain/contract/room.ts';
import { askAgainIn, type Lot, minutesLeft, roomState } from '#domain/rules/room.ts';
import type { ScheduleDoc } from '../../../catalogue/types.ts';
import { iso } from '../../../catalogue/view.ts';
import type { Deps } from '../../../deps.ts';
import { signed } from '../../../http/keys.ts';
import { sameText } from '../../../http/same-text.ts';
import type { RoomPlace } from '../../../store/ports/rooms.ts';
import type { Room } from './room.ts';

/** What a member is told, from the picture alone. */
export async function roomView(
  deps: Deps,
  schedule: ScheduleDoc,
  { picture, free }: Room,
  place: RoomPlace,
): Promise<RoomView> {
  const now = deps.clock.now();
  const { row } = picture;
  if (!row) throw new Error(`the waiting room of ${schedule.id} was not looked at`);
  const line = picture.line();
  const base = {
    scheduleId: schedule.id,
    token: `${place.lot}.${await macOf(deps, schedule.id, place.lot)}`,
    lot: place.lot,
    waiting: line.length,
    opensAt: iso(schedule.saleFrom),
    now: iso(now),
    seal: await deps.host.sha256(row.seed),
  };
  if (row.drawn === null)
    return { ...base, state: 'early', ask: askBefore(schedule.saleFrom - now, line.length) };
  const drawn = { seed: row.seed, drawn: row.drawn };
  const state = roomState(place, now);
  if (state !== 'waiting') return { ...base, ...drawn, state, until: iso(place.endsAt ?? now), ask: 3_000 };
  const mine = picture.inOrder(place.lot);
  const before = below(line, mine);
  const [first, last] = picture.pace;
  const minutes = free > 0 && last ? minutesLeft(before, first, last) : null;
  return {
    ...base,
    ...drawn,
    state,
    place: mine,
    before,
    full: free <= 0,
    ...(minutes !== null && { minutes }),
    ask: askAgainIn({ before, waiting: line.length }),
  };
}

/** Before the opening there is nothing to hear. Of the draw all hear within some seconds, not all in the same one. */
const askBefore = (left: number, waiting: number): number =>
  left > 25_000 ? 20_000 : Math.max(2_000, left + Math.random() * Math.min(waiting * 3, 20_000));

/** How many of a sorted list are below a number. */
function below(line: Int32Array, place: number): number {
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((line[middle] as number) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A lot is signed, so that one may look at a place without being known; it opens nothing. */
const macOf = async (deps: Deps, scheduleId: string, lot: Lot): Promise<string> =>
  (await signed(deps, `room|${scheduleId}|${lot}`)).slice(0, 32);

/** The lot of a token; null for what is none. */
export async function lotIn(deps: Deps, scheduleId: string, token: string): Promise<Lot | null> {
  const [, text = '', mac = ''] = /^([1-9]\d{0,8})\.([\da-f]{32})$/.exec(token) ?? [];
  const lot = Number(text);
  return text !== '' && sameText(mac, await macOf(deps, scheduleId, lot)) ? lot : null;
}
