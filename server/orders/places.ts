import type { Tx } from '../store/port.ts';
import { claimsOf, type OrderRow } from '../store/ports/sales.ts';

/**
 * Claims everything that an order holds, of every schedule, until an instant. Returns what others hold: when there is
 * something, throw, so that the transaction rolls back, or give the rest back.
 */
export async function claimPlaces(
  { sales }: Tx,
  row: OrderRow,
  until: number,
  now: number,
): Promise<string[]> {
  const lost: string[] = [];
  for (const [scheduleId, places] of claimsOf(row))
    lost.push(...(await sales.claim(scheduleId, places, row.tradeNo, until, now)));
  return lost;
}

export async function releasePlaces({ sales }: Tx, row: OrderRow): Promise<void> {
  for (const [scheduleId] of claimsOf(row)) await sales.release(scheduleId, row.tradeNo);
}
