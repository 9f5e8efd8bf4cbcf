import type { RealStatus } from '#domain/contract/order.ts';
import type { Bilingual } from '#domain/text.ts';
import { freeDiscounts } from '../discounts/claims.ts';
import type { Tx } from '../store/port.ts';
import { claimsOf, type OrderRow, type PaymentRow } from '../store/ports/sales.ts';
import { withStatus } from './status.ts';

type Ended = Extract<RealStatus, `cancel_${string}` | 'paid_failure' | `paid_return_${string}`>;

/**
 * Ends an order under its lock: whoever ends one does it here, but for the placing of another in its stead, which is one
 * statement (`SalesStore.placeOrder`). Its places are free, what its discounts claimed as well. Who leaves is asked for
 * nothing any more; who is late may have paid, and gateways are asked first.
 */
export async function endOrder(
  tx: Tx,
  order: OrderRow,
  to: Ended,
  at: number,
  note?: Bilingual,
): Promise<OrderRow> {
  const ended = withStatus(order, to, at, note);
  const { tradeNo } = order;
  for (const [scheduleId] of claimsOf(order)) await tx.sales.release(scheduleId, tradeNo);
  await freeDiscounts(tx, order);
  await tx.sales.saveOrder(ended);
  if (to === 'cancel_user') await closeStarted(tx, await tx.sales.paymentsOf(tradeNo));
  return ended;
}

/** Of payments of a locked order, nothing is to be paid any more on those that were begun; returns these. */
export async function closeStarted(tx: Tx, payments: readonly PaymentRow[]): Promise<PaymentRow[]> {
  const started = payments.filter(p => p.state === 'started');
  for (const payment of started) await tx.sales.savePayment({ ...payment, state: 'closed' });
  return started;
}
