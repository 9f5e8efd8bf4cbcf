import type { ScanKind, ScanResult } from '#domain/contract/door.ts';

/** A telephone or scanner that lets people in. Instants are milliseconds. */
export interface DeviceRow {
  readonly id: string;
  readonly name: string;
  /** Who last used it. */
  readonly staffId: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** From then on it gets no list, and wipes what it has. */
  readonly revokedAt: number | null;
}

/** One press at a door. Rows are added, and changed by `wasTold` alone. */
export interface ScanRow {
  readonly deviceId: string;
  /** Names the press for ever: sent twice, it counts once. */
  readonly nonce: string;
  readonly scheduleId: string;
  readonly kind: ScanKind;
  /** Of the code's ticket, where there is one. */
  readonly tradeNo: string | null;
  readonly place: number | null;
  /** When it was pressed, by the server's clock; and when the server heard of it. */
  readonly at: number;
  readonly receivedAt: number;
  readonly door: string;
  readonly who: string;
  readonly result: ScanResult;
  /** What the device said while it was offline; null where the server answered. */
  readonly told: ScanResult | null;
  /** Of an undo. */
  readonly why: string;
}

export interface DoorsStore {
  device(id: string): Promise<DeviceRow | null>;
  /** Newest first. */
  devices(): Promise<DeviceRow[]>;
  /** Inserts or replaces; one that was taken out of use stays so. */
  saveDevice(row: DeviceRow): Promise<void>;

  scan(deviceId: string, nonce: string): Promise<ScanRow | null>;
  /** False, and nothing written, when the press is known. */
  addScan(row: ScanRow): Promise<boolean>;
  /** What the device said of a press whose answer it never got. */
  wasTold(deviceId: string, nonce: string, told: ScanResult): Promise<void>;
  /** Newest first. */
  scansAt(scheduleId: string, limit: number): Promise<ScanRow[]>;
  /** Of one ticket, oldest first. */
  scansOf(tradeNo: string): Promise<ScanRow[]>;
  /** Deletes those of before. */
  forgetScans(before: number): Promise<void>;
}
