import type { RoomPlace, RoomRow, RoomsStore } from '../ports/rooms.ts';
import { type Journal, type Noun, Table } from './table.ts';

const key = ({ scheduleId, memberId }: Pick<RoomPlace, 'scheduleId' | 'memberId'>): string =>
  `${scheduleId} ${memberId}`;

export function memoryRooms(journal: Journal): Noun<RoomsStore> {
  const rooms = new Table<RoomRow>(journal);
  const roomPlaces = new Table<RoomPlace>(journal);
  return {
    tables: { rooms, roomPlaces },
    port: {
      async openRoom(row) {
        rooms.insert(row.scheduleId, row);
      },
      room: async scheduleId => rooms.get(scheduleId),
      // Transactions of this store run one after the other.
      lockRoom: async scheduleId => rooms.get(scheduleId),
      saveRoom: async row => rooms.put(row.scheduleId, row),
      placesSince: async (scheduleId, stamp) =>
        roomPlaces.filter(p => p.scheduleId === scheduleId && p.stamp > stamp).sort((a, b) => a.lot - b.lot),
      async savePlaces(places) {
        for (const place of places) roomPlaces.put(key(place), place);
      },
      placesOf: async memberId =>
        roomPlaces.filter(p => p.memberId === memberId).sort((a, b) => a.joinedAt - b.joinedAt),
      roomIds: async () => rooms.all().map(r => r.scheduleId),
      async closeRoom(scheduleId) {
        for (const place of roomPlaces.filter(p => p.scheduleId === scheduleId))
          roomPlaces.delete(key(place));
        rooms.delete(scheduleId);
      },
    },
  };
}
