import type { DeviceRow, DoorsStore, ScanRow } from '../ports/doors.ts';
import { by, type Journal, type Noun, pair, Table } from './table.ts';

const oldest = by<ScanRow>('at', 'receivedAt', 'nonce');

export function memoryDoors(journal: Journal): Noun<DoorsStore> {
  const devices = new Table<DeviceRow>(journal, d => d.id);
  const scans = new Table<ScanRow>(journal, s => pair(s.deviceId, s.nonce));
  return {
    tables: { devices, scans },
    port: {
      device: async id => devices.get(id),
      devices: async () => devices.all().sort(by('-createdAt', 'id')),
      saveDevice: async row =>
        devices.put({ ...row, revokedAt: devices.get(row.id)?.revokedAt ?? row.revokedAt }),
      scan: async (deviceId, nonce) => scans.get(pair(deviceId, nonce)),
      addScan: async row => scans.insert(row),
      async wasTold(deviceId, nonce, told) {
        scans.change(pair(deviceId, nonce), { told }, s => s.told === null);
      },
      scansAt: async (scheduleId, limit) =>
        scans.filter(s => s.scheduleId === scheduleId, by('-at', '-receivedAt', '-nonce'), limit),
      scansOf: async tradeNo => scans.filter(s => s.tradeNo === tradeNo, oldest),
      async forgetScans(before) {
        scans.drop(s => s.receivedAt < before);
      },
    },
  };
}
