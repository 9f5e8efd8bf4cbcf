import { FAMILY } from '#domain/rules/families.ts';
import { sentAt } from '#domain/rules/fulfilment.ts';
import type { Subject } from '../catalogue/family.ts';
import { paidAt } from '../store/ports/order-times.ts';
import type { OrderRow } from '../store/ports/sales.ts';

/** What was ordered can still be had: an evening must lie ahead and not be cancelled, of a package each one; goods wait. */
export function canDeliver(row: OrderRow, { occasion, evenings }: Subject, now: number): boolean {
  if (!FAMILY[row.family].occasion) return true;
  return (
    occasion !== null && !occasion.cancelled && !evenings.some(e => e.cancelled) && now < occasion.startsAt
  );
}

/** What happens to goods after the payment, ms: sent by the post's hours, opened when the member does. */
export function fulfilmentOf(
  row: OrderRow,
  { delivery }: Subject,
  now: number,
): { done: boolean; at: number | null } | null {
  if (delivery === 'ticket') return null;
  if (delivery === 'digital') return { done: row.openedAt !== undefined, at: row.openedAt ?? null };
  const at = sentAt(paidAt(row));
  return { done: now >= at, at };
}
