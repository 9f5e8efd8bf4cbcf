import type { Tx } from '../store/port.ts';
import { claimsOf, FOREVER, type OrderRow } from '../store/ports/sales.ts';

/**
 * Claims everything that an order holds, of every schedule, until an instant. Returns what others hold: when there is
 * something, throw, so that the transaction rolls back, or give the rest back. What a paid order gives up for this one
 * (`giver`) is locked on the way, as places are locked in one order.
 */
export async function claimPlaces(
  { sales }: Tx,
  row: OrderRow,
  until: number,
  now: number,
  giver?: OrderRow,
): Promise<string[]> {
  const claims = [...claimsFor(row, until), ...(giver ? claimsFor(giver, FOREVER) : [])];
  const lost: string[] = [];
  for (const c of claims.sort((a, b) => (a.scheduleId < b.scheduleId ? -1 : 1)))
    lost.push(...(await sales.claim(c.scheduleId, c.places, c.tradeNo, c.until, now)));
  return lost;
}

const claimsFor = (row: OrderRow, until: number) =>
  claimsOf(row).map(([scheduleId, places]) => ({ scheduleId, places, tradeNo: row.tradeNo, until }));
