import { CALLED, callsNow, INSIDE, roomState } from '#domain/rules/room.ts';
import { isOver } from '#domain/rules/sale-state.ts';
import type { ScheduleDoc } from '../../../catalogue/types.ts';
import type { RoomPlace, RoomRow } from '../../../store/ports/rooms.ts';
import type { Picture } from './picture.ts';
import type { Ticker } from './ticker.ts';

/** What a step is to do beside moving the line on, by member. */
export interface Wishes {
  readonly join: Set<string>;
  readonly enter: Set<string>;
  readonly leave: Set<string>;
  readonly done: Set<string>;
}
export const noWishes = (): Wishes => ({
  join: new Set(),
  enter: new Set(),
  leave: new Set(),
  done: new Set(),
});

export interface Situation {
  readonly picture: Picture;
  readonly ticker: Ticker;
  readonly schedule: ScheduleDoc;
  readonly wishes: Wishes;
  /** Seats that are free. */
  readonly free: number;
  readonly now: number;
}

/** The room after a step, and the places that it changed. The room is drawn when its sale is open. */
export function stepOf(
  before: RoomRow,
  { picture, ticker, schedule, wishes, free, now }: Situation,
): { row: RoomRow; changed: RoomPlace[] } {
  const stamp = before.stamp + 1;
  let row = before;
  const changed = new Map<string, RoomPlace>();
  const placeOf = (memberId: string) => changed.get(memberId) ?? picture.placeOf(memberId);
  const put = (place: Omit<RoomPlace, 'stamp'>) => changed.set(place.memberId, { ...place, stamp });

  for (const memberId of wishes.join) {
    const place = placeOf(memberId);
    const state = place && roomState(place, now);
    if (place && !place.gone && (state === 'waiting' || state === 'called')) continue;
    // Before the draw one has one lot, however often one comes and goes.
    if (place && row.drawn === null) put({ ...place, gone: false });
    else {
      row = { ...row, lots: row.lots + 1 };
      put(newPlace(row, memberId, now));
    }
  }
  for (const memberId of wishes.leave) {
    const place = placeOf(memberId);
    if (place && !place.gone) put({ ...place, gone: true });
  }
  for (const memberId of wishes.done) {
    const place = placeOf(memberId);
    if (place && !place.done) put({ ...place, done: true });
  }

  if (now >= schedule.saleFrom && !isOver(schedule, now)) {
    row = ticker.tick(row, now, picture.inside(changed, now));
    const lots = new Map([...changed.values()].map(p => [p.lot, p]));
    let calls = callsNow(row.flow.limit, { inside: picture.inside(changed, now), free });
    let { called } = row;
    while (calls > 0 && called < row.lots) {
      called++;
      const lot = picture.lotAt(called);
      const place = lots.get(lot) ?? picture.placeWith(lot);
      const current = place && placeOf(place.memberId);
      if (current?.lot !== lot || current.gone || current.calledAt !== null) continue;
      put({ ...current, calledAt: now, endsAt: now + CALLED });
      calls--;
    }
    if (called !== row.called) row = { ...row, called };
  }

  for (const memberId of wishes.enter) {
    const place = placeOf(memberId);
    if (!place || place.gone || place.enteredAt !== null || roomState(place, now) !== 'called') continue;
    put({ ...place, enteredAt: now, endsAt: now + INSIDE });
  }
  if (changed.size > 0) row = { ...row, stamp };
  return { row, changed: [...changed.values()] };
}

const newPlace = (
  { scheduleId, lots: lot }: RoomRow,
  memberId: string,
  now: number,
): Omit<RoomPlace, 'stamp'> => ({
  scheduleId,
  memberId,
  lot,
  joinedAt: now,
  calledAt: null,
  enteredAt: null,
  endsAt: null,
  done: false,
  gone: false,
});
