import type { RoomPlace, RoomRow, RoomsStore } from '../ports/rooms.ts';
import { type Journal, type Noun, pair, Table } from './table.ts';

export function memoryRooms(journal: Journal): Noun<RoomsStore> {
  const rooms = new Table<RoomRow>(journal, r => r.scheduleId);
  const roomPlaces = new Table<RoomPlace>(journal, p => pair(p.scheduleId, p.memberId));
  return {
    tables: { rooms, roomPlaces },
    port: {
      async openRoom(row) {
        rooms.insert(row);
      },
      room: async scheduleId => rooms.get(scheduleId),
      // Transactions of this store run one after the other.
      lockRoom: async scheduleId => rooms.get(scheduleId),
      saveRoom: async row => rooms.put(row),
      placesSince: async (scheduleId, stamp) =>
        roomPlaces.filter(p => p.scheduleId === scheduleId && p.stamp > stamp).sort((a, b) => a.lot - b.lot),
      async savePlaces(places) {
        for (const place of places) roomPlaces.put(place);
      },
      placesOf: async memberId =>
        roomPlaces.filter(p => p.memberId === memberId).sort((a, b) => a.joinedAt - b.joinedAt),
      roomIds: async () => rooms.all().map(r => r.scheduleId),
      async closeRoom(scheduleId) {
        roomPlaces.drop(p => p.scheduleId === scheduleId);
        rooms.delete(scheduleId);
      },
    },
  };
}
