import type { OrderEvent } from './sales.ts';

/** What the time line of an order says when another one took its seats in the same step. */
export const seatsReplaced = (at: number, by: string): OrderEvent => ({
  status: 'cancel_user',
  at,
  by,
  note: { zh: '已更换座位，由新订单替代', en: 'Seats changed; another order took its place' },
});
