import type { RealStatus } from '#domain/contract/order.ts';
import { type OrderRow, paidBack } from './sales.ts';

/** When the order last came into a status; when it was made, where its events do not say. */
export const reachedAt = ({ events, createdAt }: OrderRow, status: RealStatus): number =>
  events.findLast(e => e.status === status)?.at ?? createdAt;
export const paidAt = (row: OrderRow): number => reachedAt(row, 'paid_success');

/** When an order was paid that stands, or was given back whole; null for any other. */
export const soldAt = (row: OrderRow): number | null =>
  row.realStatus === 'paid_success' || row.realStatus === 'paid_return_succ' ? paidAt(row) : null;

/** What went back to payers, and when. */
export const backOf = ({ returned = [] }: Pick<OrderRow, 'returned'>) =>
  returned.map(part => ({ at: part.at, fen: paidBack(part) }));
