/** What a door decides: of a ticket as it stands, and what was pressed. Pure; instants are milliseconds. */
import type { ScanKind, ScanResult } from '../contract/door.ts';

/** A list and its queue stay on a telephone for so long after the start, ms; then they are wiped. */
export const LIST_FOR = 6 * 3_600_000;
/** Evenings of this many hours before and after now stand on a door's page. */
export const DOORS_BEFORE = 12 * 3_600_000;

/** What of a ticket changes at the door. */
export interface Entry {
  readonly usedAt: number | null;
  /** Where and by whom it was used. */
  readonly door?: string;
  readonly usedBy?: string;
  /** Out for a while since then. */
  readonly outAt?: number;
}

/** How a code is found: with its ticket, or what its signature says. */
export type Found = 'ticket' | 'genuine' | 'other-evening' | 'forged' | 'unreadable';

export interface AtDoor {
  readonly found: Found;
  /** Its order is paid and stands, and its evening takes place. */
  readonly stands: boolean;
  /** This door leads to its places, or all doors do. */
  readonly here: boolean;
  readonly entry: Entry;
}

export interface Pressed {
  readonly kind: ScanKind;
  readonly at: number;
  readonly door: string;
  readonly by: string;
}

export interface Decided {
  readonly result: ScanResult;
  /** What the ticket is from now on; absent where nothing changes. */
  readonly entry?: Entry;
}

const OTHER = {
  genuine: 'void',
  'other-evening': 'other-evening',
  forged: 'forged',
  unreadable: 'unknown',
} as const satisfies Record<Exclude<Found, 'ticket'>, ScanResult>;

/** The one transition of a ticket at the door. */
export function decideScan({ found, stands, here, entry }: AtDoor, { kind, at, door, by }: Pressed): Decided {
  if (found !== 'ticket') return { result: OTHER[found] };
  const { usedAt, outAt } = entry;
  if (kind === 'undo')
    return usedAt === null ? { result: 'void' } : { result: 'undone', entry: { usedAt: null } };
  if (!stands) return { result: 'void' };
  if (kind === 'leave')
    return usedAt === null || outAt !== undefined
      ? { result: 'void' }
      : { result: 'left', entry: { ...entry, outAt: at } };
  if (!here) return { result: 'wrong-door' };
  if (usedAt === null) return { result: 'admitted', entry: { usedAt: at, door, usedBy: by } };
  if (outAt === undefined) return { result: 'seen' };
  const { outAt: _, ...inside } = entry;
  return { result: 'admitted', entry: inside };
}

/** A device's time by the server's clock: what its own clock is wrong by was seen when it sent. Never in the future. */
export const correctedAt = (
  at: number,
  { sentAt, now }: { readonly sentAt: number; readonly now: number },
): number => Math.min(now, Math.max(now - LONGEST, at + (now - sentAt)));
/** No queue is older. */
const LONGEST = 24 * 3_600_000;

/** Characters of a code's digest in a door's list: they tell the code, and open nothing. */
export const CODE_MARK = 24;
export const markText = (code: string): string => `door|${code}`;

/** Through one door go so many people a minute, as ushers count them. */
const DOOR_PACE = 12;
/** Whether more are to come through a door until the start than will get in. */
export const isBehind = (toCome: number, msLeft: number, pace: number): boolean =>
  toCome > 0 && toCome > Math.max(pace, DOOR_PACE) * Math.max(0, msLeft / 60_000);
