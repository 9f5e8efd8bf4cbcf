import { backOf, soldAt } from '../ports/order-times.ts';
import { type OrderRow, sharesOf } from '../ports/sales.ts';
import { rowsOf } from './row.ts';

export const ORDERS = rowsOf<OrderRow>('ticket_order')({
  tradeNo: 'trade_no',
  memberId: 'member_id',
  family: 'family',
  scheduleId: 'schedule_id',
  realStatus: 'real_status',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  requestId: 'request_id',
  bodyHash: 'body_hash',
});

/** Every column by its name; what is made from the rest is reckoned anew with each write. */
export function orderColumns(row: OrderRow) {
  const shares = sharesOf(row);
  const back = backOf(row);
  return {
    ...ORDERS.toCells(row),
    share_of: shares.map(s => s.of),
    share_size: shares.map(s => s.size),
    paid_at: soldAt(row),
    back_at: back.map(b => b.at),
    back_fen: back.map(b => b.fen),
  };
}
