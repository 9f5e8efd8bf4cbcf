import type { RoomPlace, RoomRow, RoomsStore } from '../ports/rooms.ts';
import { asking } from './asking.ts';
import type { Query } from './sql.ts';

const ROOM = `schedule_id as "scheduleId", seed, stamp, lots, drawn, called, flow`;
const PLACE = `schedule_id as "scheduleId", member_id as "memberId", lot, joined_at as "joinedAt",
  called_at as "calledAt", entered_at as "enteredAt", ends_at as "endsAt", done, gone, stamp`;

export function sqlRooms(query: Query): RoomsStore {
  const { first, ids, run } = asking(query);
  const room = (scheduleId: string, lock: string): Promise<RoomRow | null> =>
    first<RoomRow>(`select ${ROOM} from waiting_room where schedule_id = $1 ${lock}`, [scheduleId]);
  return {
    openRoom: ({ scheduleId, seed, flow }) =>
      run('insert into waiting_room (schedule_id, seed, flow) values ($1, $2, $3) on conflict do nothing', [
        scheduleId,
        seed,
        JSON.stringify(flow),
      ]),
    room: scheduleId => room(scheduleId, ''),
    lockRoom: scheduleId => room(scheduleId, 'for update'),
    saveRoom: ({ scheduleId, stamp, lots, drawn, called, flow }) =>
      run(
        `update waiting_room set stamp = $2, lots = $3, drawn = $4, called = $5, flow = $6
         where schedule_id = $1`,
        [scheduleId, stamp, lots, drawn, called, JSON.stringify(flow)],
      ),
    placesSince: (scheduleId, stamp) =>
      query<RoomPlace>(`select ${PLACE} from room_place where schedule_id = $1 and stamp > $2 order by lot`, [
        scheduleId,
        stamp,
      ]),
    savePlaces: places =>
      run(
        `insert into room_place
           (schedule_id, member_id, lot, joined_at, called_at, entered_at, ends_at, done, gone, stamp)
         select * from unnest($1::text[], $2::text[], $3::int[], $4::bigint[], $5::bigint[], $6::bigint[],
           $7::bigint[], $8::boolean[], $9::boolean[], $10::bigint[])
         on conflict (schedule_id, member_id) do update set
           lot = excluded.lot, joined_at = excluded.joined_at, called_at = excluded.called_at,
           entered_at = excluded.entered_at, ends_at = excluded.ends_at, done = excluded.done,
           gone = excluded.gone, stamp = excluded.stamp`,
        [
          places.map(p => p.scheduleId),
          places.map(p => p.memberId),
          places.map(p => p.lot),
          places.map(p => p.joinedAt),
          places.map(p => p.calledAt),
          places.map(p => p.enteredAt),
          places.map(p => p.endsAt),
          places.map(p => p.done),
          places.map(p => p.gone),
          places.map(p => p.stamp),
        ],
      ),
    placesOf: memberId =>
      query<RoomPlace>(`select ${PLACE} from room_place where member_id = $1 order by joined_at`, [memberId]),
    roomIds: () => ids('select schedule_id as id from waiting_room order by 1', []),
    closeRoom: scheduleId => run('delete from waiting_room where schedule_id = $1', [scheduleId]),
  };
}
