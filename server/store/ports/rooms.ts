import type { Flow, RoomTimes } from '#domain/rules/room.ts';

/** How fast one process answered who is inside, when the room's clock stood at `tick`. */
export interface Answered {
  readonly tick: number;
  /** Ms; null where little was asked. */
  readonly p95: number | null;
}

/** The waiting room of one performance. */
export interface RoomRow {
  readonly scheduleId: string;
  readonly seed: string;
  /** Grows with each change, under the room's lock: whoever has seen one has seen all before it. */
  readonly stamp: number;
  readonly lots: number;
  /** How many lots were in the draw; null until there was one. */
  readonly drawn: number | null;
  /** Places that have had their turn. */
  readonly called: number;
  readonly flow: Flow & {
    /** Seconds in which somebody was there: a clock that no process's own one can push. */
    readonly ticks: number;
    readonly answered: Readonly<Record<string, Answered>>;
  };
}

/** One member's place. Instants are milliseconds. */
export interface RoomPlace extends RoomTimes {
  readonly scheduleId: string;
  readonly memberId: string;
  readonly lot: number;
  readonly joinedAt: number;
  /** Left of one's own will. */
  readonly gone: boolean;
  readonly stamp: number;
}

export interface RoomsStore {
  /** Opens the room unless it is open. One statement. */
  openRoom(row: RoomRow): Promise<void>;
  room(scheduleId: string): Promise<RoomRow | null>;
  /** The room, locked until the transaction ends; null where there is none. */
  lockRoom(scheduleId: string): Promise<RoomRow | null>;
  saveRoom(row: RoomRow): Promise<void>;
  /** Places that changed after a stamp. */
  placesSince(scheduleId: string, stamp: number): Promise<RoomPlace[]>;
  /** Writes places, new ones too. One statement. */
  savePlaces(places: readonly RoomPlace[]): Promise<void>;
  /** All places of a member, the oldest first. */
  placesOf(memberId: string): Promise<RoomPlace[]>;
  roomIds(): Promise<string[]>;
  /** Forgets a room and who was in it. */
  closeRoom(scheduleId: string): Promise<void>;
}
