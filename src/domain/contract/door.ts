import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/door.ts';

/** What one sees of a scan, as `[data-scan]` has it; the last three are said of what was pressed. */
export const SCAN_RESULTS = [
  'admitted',
  'seen',
  'other-evening',
  'void',
  'forged',
  'unknown',
  'wrong-door',
  'left',
  'undone',
] as const;
export type ScanResult = (typeof SCAN_RESULTS)[number];

/** In; out for a while; an entry that was none, taken back with a reason. */
export const SCAN_KINDS = ['enter', 'leave', 'undo'] as const;
export type ScanKind = (typeof SCAN_KINDS)[number];

export type DoorEvening = z.infer<typeof shapes.doorEvening>;
export type DoorDevice = z.infer<typeof shapes.device>;
export type DoorEntry = z.infer<typeof shapes.doorEntry>;
export type DoorList = z.infer<typeof shapes.doorList>;
export type Scan = z.infer<typeof shapes.scan>;
export type Scanned = z.infer<typeof shapes.scanned>;
export type DoorCounts = z.infer<typeof shapes.counts>;

const base = '/thvendor/desk/door';

/** Letting people in. A telephone asks for its list before doors, and tells what it scanned as soon as it can. */
export const door = calls(() => import('./shapes/door.ts').then(s => s.doorCalls), {
  /** What is on around now, with the doors of each hall. */
  evenings: post(`${base}/evenings`),
  /** Names this telephone; the same one keeps its id. */
  enrol: post(`${base}/enrol`),
  /** The signed list of one evening: who may come in, without a code that would open anything. */
  list: post(`${base}/list`),
  /** What was pressed, oldest first; each press counts once, however often it is sent. */
  scan: post(`${base}/scan`),
  /** Tickets of the evening by a name, a seat or the beginning of a code. */
  search: post(`${base}/search`),
  counts: post(`${base}/counts`),
  /** What is to become of the list of a device that is signed out. */
  fate: post(`${base}/fate`),
  devices: post(`${base}/devices`),
  /** From then on it gets no list, its list is wiped, and who used it last signs in anew. */
  revoke: post(`${base}/revoke`),
});
