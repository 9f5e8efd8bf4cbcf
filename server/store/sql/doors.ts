import type { DeviceRow, DoorsStore, ScanRow } from '../ports/doors.ts';
import type { Query } from './sql.ts';

const DEVICE = `id, name, staff_id as "staffId", created_at as "createdAt", seen_at as "seenAt", revoked_at as "revokedAt"`;
const SCAN = `device_id as "deviceId", nonce, schedule_id as "scheduleId", kind, trade_no as "tradeNo", place, at,
  received_at as "receivedAt", door, who, result, told, why`;

export function sqlDoors(query: Query): DoorsStore {
  const devices = (rest: string, params: readonly unknown[] = []): Promise<DeviceRow[]> =>
    query<DeviceRow>(`select ${DEVICE} from door_device ${rest}`, params);
  const scans = (rest: string, params: readonly unknown[]): Promise<ScanRow[]> =>
    query<ScanRow>(`select ${SCAN} from door_scan ${rest}`, params);
  return {
    device: async id => (await devices('where id = $1', [id]))[0] ?? null,
    devices: () => devices('order by created_at desc, id collate "C"'),
    async saveDevice(d) {
      await query(
        `insert into door_device (id, name, staff_id, created_at, seen_at, revoked_at) values ($1, $2, $3, $4, $5, $6)
         on conflict (id) do update set name = excluded.name, staff_id = excluded.staff_id,
           seen_at = excluded.seen_at,
           revoked_at = coalesce(door_device.revoked_at, excluded.revoked_at)`,
        [d.id, d.name, d.staffId, d.createdAt, d.seenAt, d.revokedAt],
      );
    },
    scan: async (deviceId, nonce) =>
      (await scans('where device_id = $1 and nonce = $2', [deviceId, nonce]))[0] ?? null,
    async addScan(s) {
      const rows = await query(
        `insert into door_scan (device_id, nonce, schedule_id, kind, trade_no, place, at, received_at, door, who,
           result, told, why)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing returning nonce`,
        [
          s.deviceId,
          s.nonce,
          s.scheduleId,
          s.kind,
          s.tradeNo,
          s.place,
          s.at,
          s.receivedAt,
          s.door,
          s.who,
          s.result,
          s.told,
          s.why,
        ],
      );
      return rows.length === 1;
    },
    async wasTold(deviceId, nonce, told) {
      await query('update door_scan set told = $3 where device_id = $1 and nonce = $2 and told is null', [
        deviceId,
        nonce,
        told,
      ]);
    },
    scansAt: (scheduleId, limit) =>
      scans('where schedule_id = $1 order by at desc, received_at desc, nonce collate "C" desc limit $2', [
        scheduleId,
        limit,
      ]),
    scansOf: tradeNo => scans('where trade_no = $1 order by at, received_at, nonce collate "C"', [tradeNo]),
    async forgetScans(before) {
      await query('delete from door_scan where received_at < $1', [before]);
    },
  };
}
