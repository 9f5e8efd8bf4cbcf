import { ticketOrder } from '#domain/contract/order.ts';
import { seat } from '#domain/contract/seat.ts';
import { isOver } from '#domain/rules/sale-state.ts';
import { getCatalogue } from '../../../catalogue/catalogue.ts';
import type { ScheduleDoc } from '../../../catalogue/types.ts';
import type { Deps } from '../../../deps.ts';
import { Latency, watchAnswers } from '../../../http/latency.ts';
import { Room } from './room.ts';
import { Ticker } from './ticker.ts';

/** The calls by which one who chooses seats notices that the house is slow. */
const OF_THE_SALE: ReadonlySet<string> = new Set(
  [seat.plan, seat.status, seat.best, ticketOrder.create, ticketOrder.confirm].map(c => c.path),
);

interface Rooms {
  readonly byId: Map<string, Room>;
  readonly process: string;
  readonly latency: Latency;
}
/** The rooms of this process, by its store. */
const houses = new WeakMap<object, Rooms>();

function roomsOf(deps: Deps): Rooms {
  const known = houses.get(deps.store);
  if (known) return known;
  const rooms: Rooms = {
    byId: new Map(),
    process: deps.random.token(9),
    latency: new Latency(),
  };
  watchAnswers(deps.store, (path, memberId, began) =>
    OF_THE_SALE.has(path) &&
    [...rooms.byId.values()].some(room => room.picture.isInside(memberId, deps.clock.now()))
      ? rooms.latency.begin(began)
      : null,
  );
  houses.set(deps.store, rooms);
  return rooms;
}

export function roomOf(deps: Deps, scheduleId: string): Room {
  const { byId, process, latency } = roomsOf(deps);
  const room = byId.get(scheduleId) ?? new Room(deps, scheduleId, new Ticker(process, latency));
  byId.set(scheduleId, room);
  return room;
}

/** Moves rooms on in which nobody looks, and closes those that are over. */
export async function sweepRooms(deps: Deps): Promise<void> {
  const { direct } = deps.store;
  const ids = await direct.rooms.roomIds();
  const known = houses.get(deps.store)?.byId;
  if (ids.length === 0 && !known?.size) return;
  const { schedules } = await getCatalogue(deps);
  const runs = (id: string): ScheduleDoc | null => {
    const schedule = schedules.get(id);
    return schedule && !isOver(schedule, deps.clock.now()) ? schedule : null;
  };
  // Also of those that another process has closed nothing is remembered here.
  for (const id of known?.keys() ?? []) if (!runs(id)) known?.delete(id);
  for (const id of ids) {
    const schedule = runs(id);
    if (!schedule) await direct.rooms.closeRoom(id);
    else if (schedule.waitingRoom) await roomOf(deps, id).look(schedule);
  }
}
