import { FAMILY } from '#domain/rules/families.ts';
import type { Tx } from '../store/port.ts';
import { claimsOf } from '../store/ports/sales.ts';

/** Whether a member has paid for a package with this performance: then its presale is open to them without a code. */
export async function holdsPackage(tx: Tx, memberId: string, scheduleId: string): Promise<boolean> {
  const orders = await tx.sales.standingOrders(memberId);
  return orders.some(
    row =>
      FAMILY[row.family].whole &&
      row.realStatus === 'paid_success' &&
      claimsOf(row).some(([id]) => id === scheduleId),
  );
}
