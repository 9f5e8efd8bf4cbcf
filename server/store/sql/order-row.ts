import { backOf, soldAt } from '../ports/order-times.ts';
import { type OrderRow, sharesOf } from '../ports/sales.ts';

type InColumns =
  | 'tradeNo'
  | 'memberId'
  | 'family'
  | 'scheduleId'
  | 'realStatus'
  | 'createdAt'
  | 'expiresAt'
  | 'requestId'
  | 'bodyHash';

/** An order as its table has it: what statements ask for in columns, all else in the body. */
export interface OrderColumns {
  readonly trade_no: string;
  readonly member_id: string;
  readonly family: OrderRow['family'];
  readonly schedule_id: string;
  readonly real_status: OrderRow['realStatus'];
  readonly created_at: number;
  readonly expires_at: number;
  readonly request_id: string;
  readonly body_hash: string;
  readonly body: Omit<OrderRow, InColumns>;
}
export const ORDER_COLUMNS =
  'trade_no, member_id, family, schedule_id, real_status, created_at, expires_at, request_id, body_hash, body';

export const toOrder = (r: OrderColumns): OrderRow => ({
  ...r.body,
  tradeNo: r.trade_no,
  memberId: r.member_id,
  family: r.family,
  scheduleId: r.schedule_id,
  realStatus: r.real_status,
  createdAt: Number(r.created_at),
  expiresAt: Number(r.expires_at),
  requestId: r.request_id,
  bodyHash: r.body_hash,
});

/** Every column, in the order of its name here; what is made from the rest is reckoned anew with each write. */
export function orderColumns(row: OrderRow) {
  const {
    tradeNo,
    memberId,
    family,
    scheduleId,
    realStatus,
    createdAt,
    expiresAt,
    requestId,
    bodyHash,
    ...body
  } = row;
  const shares = sharesOf(row);
  const back = backOf(row);
  return {
    trade_no: tradeNo,
    member_id: memberId,
    family,
    schedule_id: scheduleId,
    real_status: realStatus,
    created_at: createdAt,
    expires_at: expiresAt,
    request_id: requestId,
    body_hash: bodyHash,
    share_of: shares.map(s => s.of),
    share_size: shares.map(s => s.size),
    paid_at: soldAt(row),
    back_at: back.map(b => b.at),
    back_fen: back.map(b => b.fen),
    body: body satisfies Omit<OrderRow, InColumns>,
  };
}
