import { counts, type Hold, isLive, MAX_LIVE_ORDERS, MAX_ORDERS_A_MINUTE, PACE_WINDOW } from './hold.ts';

/** How many places or pieces an order has of one thing: a performance, a date of a show, a product, a kind of card. */
export interface Share {
  readonly of: string;
  readonly size: number;
}

/** An order of the same member, in whatever status. */
export interface EarlierOrder extends Hold {
  readonly tradeNo: string;
  readonly requestId: string;
  readonly bodyHash: string;
  readonly scheduleId: string;
  readonly shares: readonly Share[];
}

export interface Placement {
  readonly requestId: string;
  readonly bodyHash: string;
  /** What is chosen: an order is only replaced by one of the same. */
  readonly scheduleId: string;
  readonly shares: readonly Share[];
  /** How much of each thing one member may have. */
  readonly limits: Readonly<Record<string, number>>;
  /** The order that shall give way. */
  readonly replace: string | null;
  /** Somebody waits in line for these seats: what was freed is theirs first. */
  readonly waitedFor?: boolean | undefined;
  /** Milliseconds. */
  readonly now: number;
  readonly maxLive?: number | undefined;
  /** Null for an order that nobody sent: a turn in the line. */
  readonly maxPerMinute?: number | null | undefined;
}

export type Decision =
  /** `gives`: the live order that gives way in the same step. */
  | { readonly kind: 'place'; readonly gives: string | null }
  | { readonly kind: 'repeated'; readonly tradeNo: string }
  | { readonly kind: 'waited-for' | 'conflict' | 'foreign' | 'too-fast' | 'too-many-orders' }
  | { readonly kind: 'too-many-seats'; readonly of: string };

/**
 * Whether an order may be placed, whatever its family; that its places are free is the claims' to say. The statement
 * of the SQL stores is held to it by a model test.
 */
export function decidePlacement(wanted: Placement, mine: readonly EarlierOrder[]): Decision {
  const { now, maxLive = MAX_LIVE_ORDERS, maxPerMinute = MAX_ORDERS_A_MINUTE } = wanted;
  if (wanted.waitedFor) return { kind: 'waited-for' };
  const same = mine.find(o => o.requestId === wanted.requestId);
  if (same)
    return same.bodyHash === wanted.bodyHash
      ? { kind: 'repeated', tradeNo: same.tradeNo }
      : { kind: 'conflict' };
  const old = mine.find(o => o.tradeNo === wanted.replace);
  if (wanted.replace !== null && old?.scheduleId !== wanted.scheduleId) return { kind: 'foreign' };
  if (maxPerMinute !== null && mine.filter(o => o.createdAt > now - PACE_WINDOW).length >= maxPerMinute)
    return { kind: 'too-fast' };
  const gives = old && isLive(old, now) ? old.tradeNo : null;
  const counted = mine.filter(o => o.tradeNo !== gives && counts(o, now));
  if (counted.filter(o => isLive(o, now)).length >= maxLive) return { kind: 'too-many-orders' };
  const over = wanted.shares.find(share => {
    const owned = counted.flatMap(o => o.shares).filter(s => s.of === share.of);
    return owned.reduce((sum, s) => sum + s.size, share.size) > (wanted.limits[share.of] ?? 0);
  });
  return over ? { kind: 'too-many-seats', of: over.of } : { kind: 'place', gives };
}
