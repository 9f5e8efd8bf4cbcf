import type { DeviceRow, DoorsStore, ScanRow } from '../ports/doors.ts';
import { asking } from './asking.ts';
import { columnsOf } from './columns.ts';
import type { Query } from './sql.ts';

const DEVICE = columnsOf<DeviceRow>('door_device')(
  'id',
  'name',
  'staffId',
  'createdAt',
  'seenAt',
  'revokedAt',
);
const SCAN = columnsOf<ScanRow>('door_scan')(
  'deviceId',
  'nonce',
  'scheduleId',
  'kind',
  'tradeNo',
  'place',
  'at',
  'receivedAt',
  'door',
  'who',
  'result',
  'told',
  'why',
);

export function sqlDoors(query: Query): DoorsStore {
  const { did, run } = asking(query);
  const devices = (rest: string, params: readonly unknown[] = []): Promise<DeviceRow[]> =>
    query<DeviceRow>(`select ${DEVICE.fields} from door_device ${rest}`, params);
  const scans = (rest: string, params: readonly unknown[]): Promise<ScanRow[]> =>
    query<ScanRow>(`select ${SCAN.fields} from door_scan ${rest}`, params);
  return {
    device: async id => (await devices('where id = $1', [id]))[0] ?? null,
    devices: () => devices('order by created_at desc, id collate "C"'),
    saveDevice: d =>
      run(
        ...DEVICE.insert(
          d,
          `on conflict (id) do update set name = excluded.name, staff_id = excluded.staff_id,
             seen_at = excluded.seen_at,
             revoked_at = coalesce(door_device.revoked_at, excluded.revoked_at)`,
        ),
      ),
    scan: async (deviceId, nonce) =>
      (await scans('where device_id = $1 and nonce = $2', [deviceId, nonce]))[0] ?? null,
    addScan: s => did(...SCAN.insert(s, 'on conflict do nothing returning nonce')),
    wasTold: (deviceId, nonce, told) =>
      run('update door_scan set told = $3 where device_id = $1 and nonce = $2 and told is null', [
        deviceId,
        nonce,
        told,
      ]),
    scansAt: (scheduleId, limit) =>
      scans('where schedule_id = $1 order by at desc, received_at desc, nonce collate "C" desc limit $2', [
        scheduleId,
        limit,
      ]),
    scansOf: tradeNo => scans('where trade_no = $1 order by at, received_at, nonce collate "C"', [tradeNo]),
    forgetScans: before => run('delete from door_scan where received_at < $1', [before]),
  };
}
