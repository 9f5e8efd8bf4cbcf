import type { Order } from '#domain/contract/order.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';

/** What the page shows: the form, a payment whose end is not known, one that is under way, a code to scan, or a status. */
export type Phase = 'form' | 'unknown' | 'started' | 'scan' | 'status';

/** `scanned`: the payment whose code this page has. */
export function phaseOf(
  { realStatus, payment }: Pick<Order, 'realStatus' | 'payment'>,
  scanned: string | undefined,
): Phase {
  if (!isUnpaid(realStatus)) return 'status';
  if (payment?.state === 'unknown') return 'unknown';
  if (payment?.state !== 'started') return 'form';
  return payment.payNo === scanned ? 'scan' : 'started';
}
