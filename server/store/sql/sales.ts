import type { OrderRow, SalesStore } from '../ports/sales.ts';
import { bareIn } from '../ports/sealed.ts';
import { asking } from './asking.ts';
import { insert, update } from './columns.ts';
import { ORDERS, orderColumns } from './order-row.ts';
import { sqlPayments } from './payments.ts';
import { placing } from './placing.ts';
import { seatClaims } from './seat-claims.ts';
import type { Query } from './sql.ts';
import { sqlTickets } from './tickets.ts';

export const sqlSales = (query: Query): SalesStore => ({
  placeOrder: placing(query),
  ...sqlOrders(query),
  ...seatClaims(query),
  ...sqlTickets(query),
  ...sqlPayments(query),
});

/** As `statusAt` of the rules has it. */
const STATUS_AT = (now: string): string =>
  `case when standing = 'unpaid' and expires_at <= ${now}::bigint then 'cancel_timeout' else real_status end`;

function sqlOrders(query: Query) {
  const { did, ids, run } = asking(query);
  const orders = ORDERS.read(query);
  const order = async (where: string, params: readonly unknown[]): Promise<OrderRow | null> =>
    (await orders(where, params))[0] ?? null;
  return {
    order: tradeNo => order('trade_no = $1', [tradeNo]),
    orders: tradeNos => orders('trade_no = any($1::text[])', [tradeNos]),
    lockOrder: tradeNo => order('trade_no = $1 for update', [tradeNo]),
    lockOrders: memberId =>
      run(
        "select from ticket_order where '' || member_id = $1 order by created_at desc, trade_no desc for update",
        [memberId],
      ),
    bareOrders: limit =>
      ids(
        `select trade_no as id from ticket_order where exists (
             select from jsonb_path_query(body, '$.contact.certificates[*].number') n
             where ${bareIn("n #>> '{}'")}) limit $1`,
        [limit],
      ),
    saveOrder: row => run(...update('ticket_order', orderColumns(row))),
    insertOrder: row =>
      did(...insert('ticket_order', orderColumns(row), 'on conflict do nothing returning trade_no')),
    requested: (memberId, requestId) => order('member_id = $1 and request_id = $2', [memberId, requestId]),
    ordersOf: (memberId, { families, statuses, now = 0, from = 0, most = 500 } = {}) =>
      orders(
        `'' || member_id = $1 and ($2::text[] is null or family = any($2))
           and ($3::text[] is null or ${STATUS_AT('$4')} = any($3))
         order by created_at desc, trade_no desc offset $5 limit $6`,
        [memberId, families ?? null, statuses ?? null, now, from, most],
      ),
    orderCounts: (memberId, now) =>
      query(
        `select family, ${STATUS_AT('$2')} as status, count(*)::int as count from ticket_order
         where '' || member_id = $1 group by 1, 2`,
        [memberId, now],
      ),
    standingOrders: memberId =>
      orders("member_id || '' = $1 and standing <> 'ended' order by created_at desc, trade_no desc", [
        memberId,
      ]),
    refundsDue: memberId =>
      orders(
        `member_id = $1 and (real_status = 'paid_return_cert'
           or trade_no in (select p.trade_no from payment p where p.refund_state = 'due'))
         order by created_at desc, trade_no desc`,
        [memberId],
      ),
    liveOrder: (memberId, scheduleId, now) =>
      order(
        `member_id || '' = $1 and standing = 'unpaid' and schedule_id = $2
           and expires_at > $3 order by created_at desc limit 1`,
        [memberId, scheduleId, now],
      ),
    expired: (now, limit) =>
      ids(
        "select trade_no as id from ticket_order where standing = 'unpaid' and expires_at <= $1 order by expires_at limit $2",
        [now, limit],
      ),
  } satisfies Partial<SalesStore>;
}
