import type { RealStatus } from '#domain/contract/order.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { canMove, canMoveOrder, orderStatusOf } from '#domain/rules/order-status.ts';
import type { Bilingual } from '#domain/text.ts';
import { hintOf } from '#domain/words/order-status.ts';
import type { OrderRow } from '../store/ports/sales.ts';

/** The order in its next status, with the event in its time line. Throws when a table does not allow the step. */
export function withStatus(row: OrderRow, to: RealStatus, at: number, note?: Bilingual): OrderRow {
  const opened = row.openedAt !== undefined;
  const second = canMoveOrder(orderStatusOf(row.realStatus, opened), orderStatusOf(to, opened));
  if (!canMove(row.realStatus, to) || (FAMILY[row.family].statuses === 'order' && !second))
    throw new Error(`order ${row.tradeNo}: no way from ${row.realStatus} to ${to}`);
  const hint = hintOf(to, FAMILY[row.family].module);
  return {
    ...row,
    realStatus: to,
    events: [...row.events, { status: to, at, note: note ?? hint }],
  };
}

/** The order after several steps at once. */
export const withStatuses = (row: OrderRow, steps: readonly RealStatus[], at: number): OrderRow =>
  steps.reduce((order, to) => withStatus(order, to, at), row);
