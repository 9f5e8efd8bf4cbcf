import { isLive } from '#domain/rules/hold.ts';
import type { Tx } from '../../store/port.ts';
import { claimsOf, type OrderRow } from '../../store/ports/sales.ts';

const OWNED: readonly string[] = ['paid_uncheck', 'paid_certain', 'paid_success'];

export const liveOrPaid = (row: OrderRow, now: number): boolean =>
  OWNED.includes(row.realStatus) || isLive(row, now);

/** A package's own trade number: its name and the order that it was bought with. */
export const packTradeNo = (packId: string, tradeNo: string): string => `${packId}.${tradeNo}`;

/** Whether a member has paid for a package with this performance: then its presale is open to them without a code. */
export async function holdsPackage(tx: Tx, memberId: string, scheduleId: string): Promise<boolean> {
  const orders = await tx.sales.packOrdersOf(memberId);
  return orders.some(
    row => row.realStatus === 'paid_success' && claimsOf(row).some(([id]) => id === scheduleId),
  );
}
