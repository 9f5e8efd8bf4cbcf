import {
  HOUSE,
  type OrderRow,
  type PaymentRow,
  type SalesStore,
  type SandboxRow,
  type Taken,
  type TicketRow,
} from '../ports/sales.ts';
import { bareIn } from '../ports/sealed.ts';
import { batchedLookup } from './batch.ts';
import { insert, update, wrote } from './columns.ts';
import { ORDERS, orderColumns } from './order-row.ts';
import { PAYMENTS } from './payment-row.ts';
import { placing } from './placing.ts';
import type { Query } from './sql.ts';

/** As many characters of a code are read out (src/domain/rules/ticket-code.ts). */
const READ_OUT = 16;

interface TicketColumns {
  readonly code: string;
  readonly trade_no: string;
  readonly place: number;
  readonly seat_ids: string[];
  readonly used_at: number | null;
  readonly used_door: string | null;
  readonly used_by: string | null;
  readonly out_at: number | null;
  readonly schedule_id: string | null;
  readonly holder: string | null;
}
const toTicket = (r: TicketColumns): TicketRow => ({
  code: r.code,
  tradeNo: r.trade_no,
  place: r.place,
  seatIds: r.seat_ids,
  usedAt: r.used_at,
  ...(r.used_door === null ? {} : { door: r.used_door }),
  ...(r.used_by === null ? {} : { usedBy: r.used_by }),
  ...(r.out_at === null ? {} : { outAt: r.out_at }),
  ...(r.schedule_id === null ? {} : { scheduleId: r.schedule_id }),
  ...(r.holder === null ? {} : { holder: r.holder }),
});

/** As `statusAt` of the rules has it. */
const STATUS_AT = (now: string): string =>
  `case when standing = 'unpaid' and expires_at <= ${now}::bigint then 'cancel_timeout' else real_status end`;

export function sqlSales(query: Query): SalesStore {
  const orders = ORDERS.read(query);
  const order = async (where: string, params: readonly unknown[]): Promise<OrderRow | null> =>
    (await orders(where, params))[0] ?? null;
  const payments = PAYMENTS.read(query);
  const paymentsIn = async (tradeNos: readonly string[]): Promise<PaymentRow[]> =>
    (await payments('trade_no = any($1::text[])', [tradeNos])).sort(
      (a, b) => a.createdAt - b.createdAt || (a.payNo < b.payNo ? -1 : 1),
    );
  const tickets = async (where: string, params: readonly unknown[]): Promise<TicketRow[]> =>
    (
      await query<TicketColumns>(
        `select code, trade_no, place, seat_ids, used_at, used_door, used_by, out_at, schedule_id, holder from ticket
         where ${where}`,
        params,
      )
    ).map(toTicket);
  const ticketsIn = (tradeNos: readonly string[]): Promise<TicketRow[]> =>
    tickets('trade_no = any($1::text[]) order by place', [tradeNos]);

  /** The tickets of many orders that are asked for at once. */
  const ticketsOf = batchedLookup(async tradeNos => {
    const found = new Map<string, TicketRow[]>();
    for (const ticket of await ticketsIn(tradeNos))
      found.set(ticket.tradeNo, [...(found.get(ticket.tradeNo) ?? []), ticket]);
    return found;
  });

  return {
    placeOrder: placing(query),

    order: tradeNo => order('trade_no = $1', [tradeNo]),
    orders: tradeNos => orders('trade_no = any($1::text[])', [tradeNos]),
    lockOrder: tradeNo => order('trade_no = $1 for update', [tradeNo]),
    async lockOrders(memberId) {
      await query(
        "select from ticket_order where '' || member_id = $1 order by created_at desc, trade_no desc for update",
        [memberId],
      );
    },
    bareOrders: async limit =>
      (
        await query<{ id: string }>(
          `select trade_no as id from ticket_order where exists (
             select from jsonb_path_query(body, '$.contact.certificates[*].number') n
             where ${bareIn("n #>> '{}'")}) limit $1`,
          [limit],
        )
      ).map(row => row.id),
    async saveOrder(row) {
      await query(...update('ticket_order', orderColumns(row)));
    },
    insertOrder: row =>
      wrote(query, ...insert('ticket_order', orderColumns(row), 'on conflict do nothing returning trade_no')),
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
    async expired(now, limit) {
      const rows = await query<{ trade_no: string }>(
        "select trade_no from ticket_order where standing = 'unpaid' and expires_at <= $1 order by expires_at limit $2",
        [now, limit],
      );
      return rows.map(r => r.trade_no);
    },

    async taken(scheduleId, now) {
      const rows = await query<{ seat_id: string; trade_no: string }>(
        'select seat_id, trade_no from seat_claim where schedule_id = $1 and expires_at > $2',
        [scheduleId, now],
      );
      return rows.map((r): Taken => ({ seatId: r.seat_id, tradeNo: r.trade_no }));
    },
    async sold(now) {
      const things = await query<{ family: OrderRow['family']; id: string }>(
        "select distinct family, schedule_id as id from ticket_order where standing <> 'ended' order by 1, 2",
      );
      const places = await query<{ id: string; places: string[] }>(
        `select schedule_id as id, array_agg(seat_id order by seat_id) as places from seat_claim
         where expires_at > $1 and trade_no <> $2 group by schedule_id order by schedule_id`,
        [now, HOUSE],
      );
      return { things, places: new Map(places.map(row => [row.id, row.places])) };
    },
    async takenCounts(scheduleIds, now) {
      const rows = await query<{ schedule_id: string; n: number }>(
        `select schedule_id, count(*)::int as n from seat_claim
         where schedule_id = any($1::text[]) and expires_at > $2 group by schedule_id`,
        [scheduleIds, now],
      );
      return new Map(rows.map(r => [r.schedule_id, r.n]));
    },
    async claim(scheduleId, seatIds, tradeNo, until, now, giver = tradeNo) {
      const rows = await query<{ seat_id: string }>(
        `insert into seat_claim as c (schedule_id, seat_id, trade_no, expires_at)
         select $1, s, $3, $4::bigint from unnest($2::text[]) s
         on conflict (schedule_id, seat_id) do update
           set trade_no = excluded.trade_no, expires_at = excluded.expires_at
           where c.expires_at <= $5::bigint or c.trade_no in ($3, $6)
         returning c.seat_id`,
        [scheduleId, [...new Set(seatIds)].sort(), tradeNo, until, now, giver],
      );
      const mine = new Set(rows.map(r => r.seat_id));
      return seatIds.filter(s => !mine.has(s));
    },
    async release(scheduleId, tradeNo, places) {
      await query(
        `with held as (
           select seat_id from seat_claim where schedule_id = $1 and trade_no = $2
             and ($3::text[] is null or seat_id = any($3::text[]))
           order by seat_id collate "C" for update)
         delete from seat_claim c using held where c.schedule_id = $1 and c.trade_no = $2 and c.seat_id = held.seat_id`,
        [scheduleId, tradeNo, places ?? null],
      );
    },

    tickets: async tradeNo => (await ticketsOf(tradeNo)) ?? [],
    ticketsIn,
    async addTickets(rows) {
      for (const r of rows)
        await query(
          `insert into ticket (code, trade_no, place, seat_ids, used_at, schedule_id, holder, used_door, used_by, out_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
          [
            r.code,
            r.tradeNo,
            r.place,
            r.seatIds,
            r.usedAt,
            r.scheduleId ?? null,
            r.holder ?? null,
            r.door ?? null,
            r.usedBy ?? null,
            r.outAt ?? null,
          ],
        );
    },
    ticketOf: async code =>
      (await tickets(code.length === READ_OUT ? `left(code, ${READ_OUT}) = $1` : 'code = $1', [code]))[0] ??
      null,
    async markTicket({ tradeNo, place, usedAt, door, usedBy, outAt }) {
      await query(
        'update ticket set used_at = $3, used_door = $4, used_by = $5, out_at = $6 where trade_no = $1 and place = $2',
        [tradeNo, place, usedAt, door ?? null, usedBy ?? null, outAt ?? null],
      );
    },
    async removeTickets(tradeNo) {
      await query('delete from ticket where trade_no = $1', [tradeNo]);
    },

    payment: async payNo => (await payments('pay_no = $1', [payNo]))[0] ?? null,
    paymentsOf: tradeNo => paymentsIn([tradeNo]),
    paymentsIn,
    async savePayment(row) {
      await query(
        ...insert(
          'payment',
          PAYMENTS.toCells(row),
          `on conflict (pay_no) do update set state = excluded.state, asked_at = excluded.asked_at,
             refund_state = excluded.refund_state, refund_at = excluded.refund_at, body = excluded.body`,
        ),
      );
    },
    openPayments: async (now, askedBefore, limit) => [
      ...(await payments("state in ('started', 'unknown') and asked_at <= $1 order by asked_at limit $2", [
        askedBefore,
        limit,
      ])),
      ...(await payments("refund_state = 'due' and refund_at <= $1 order by refund_at limit $2", [
        now,
        limit,
      ])),
    ],

    async sandbox(payNo) {
      const [row] = await query<{ body: Omit<SandboxRow, 'payNo'> }>(
        'select body from sandbox_payment where pay_no = $1',
        [payNo],
      );
      return row ? { ...row.body, payNo } : null;
    },
    async saveSandbox({ payNo, ...body }) {
      await query(
        `insert into sandbox_payment (pay_no, body) values ($1, $2)
         on conflict (pay_no) do update set body = excluded.body`,
        [payNo, body],
      );
    },
  };
}
