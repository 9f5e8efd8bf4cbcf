import type { RealStatus } from '../../src/domain/contract/order.ts';
import { canMove, REAL_STATUS } from '../../src/domain/rules/order-status.ts';
import type { Message } from '../http/refusal.ts';
import type { OrderRow } from '../store/ports/sales.ts';

/** The order in its next status, with the event in its time line. Throws when the table does not allow the step. */
export function moved(row: OrderRow, to: RealStatus, at: number, note?: Message): OrderRow {
  if (!canMove(row.realStatus, to))
    throw new Error(`order ${row.tradeNo}: no way from ${row.realStatus} to ${to}`);
  const { hint } = REAL_STATUS[to];
  return {
    ...row,
    realStatus: to,
    events: [...row.events, { status: to, at, note: note ?? [hint.zh, hint.en] }],
  };
}
