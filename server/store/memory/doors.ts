import type { DeviceRow, DoorsStore, ScanRow } from '../ports/doors.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

const oldest = by<ScanRow>('at', 'receivedAt', 'nonce');

export function memoryDoors(journal: Journal): Noun<DoorsStore> {
  const devices = new Table<DeviceRow>(journal);
  const scans = new Table<ScanRow>(journal);
  return {
    tables: { devices, scans },
    port: {
      device: async id => devices.get(id),
      devices: async () => devices.all().sort(by('-createdAt', 'id')),
      saveDevice: async row =>
        devices.put(row.id, { ...row, revokedAt: devices.get(row.id)?.revokedAt ?? row.revokedAt }),
      scan: async (deviceId, nonce) => scans.get(`${deviceId} ${nonce}`),
      addScan: async row => scans.insert(`${row.deviceId} ${row.nonce}`, row),
      async wasTold(deviceId, nonce, told) {
        const row = scans.get(`${deviceId} ${nonce}`);
        if (row && row.told === null) scans.put(`${deviceId} ${nonce}`, { ...row, told });
      },
      scansAt: async (scheduleId, limit) =>
        scans
          .filter(s => s.scheduleId === scheduleId)
          .sort((a, b) => oldest(b, a))
          .slice(0, limit),
      scansOf: async tradeNo => scans.filter(s => s.tradeNo === tradeNo).sort(oldest),
      async forgetScans(before) {
        for (const s of scans.filter(s => s.receivedAt < before)) scans.delete(`${s.deviceId} ${s.nonce}`);
      },
    },
  };
}
