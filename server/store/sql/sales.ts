import {
  type OrderRow,
  type PaymentRow,
  type SalesStore,
  type SandboxRow,
  sizeOf,
  type Taken,
} from '../ports/sales.ts';
import { placing } from './placing.ts';
import type { Query } from './sql.ts';

interface TicketColumns {
  readonly code: string;
  readonly place: number;
  readonly seat_ids: string[];
  readonly used_at: number | null;
  readonly schedule_id: string | null;
}

const COUNTED = "real_status in ('new', 'new_locked', 'new_confirm')";

export function sqlSales(query: Query): SalesStore {
  const one = async <T>(text: string, params: readonly unknown[]): Promise<T | null> =>
    (await query<{ body: T }>(text, params))[0]?.body ?? null;

  return {
    placeOrder: placing(query),

    order: tradeNo => one<OrderRow>('select body from ticket_order where trade_no = $1', [tradeNo]),
    async lockBuyer(memberId) {
      await query('select pg_advisory_xact_lock(21, hashtext($1))', [memberId]);
    },
    lockOrder: tradeNo =>
      one<OrderRow>('select body from ticket_order where trade_no = $1 for update', [tradeNo]),
    async saveOrder(row) {
      await query(
        'update ticket_order set real_status = $2, expires_at = $3, seat_count = $4, body = $5 where trade_no = $1',
        [row.tradeNo, row.realStatus, row.expiresAt, sizeOf(row), JSON.stringify(row)],
      );
    },
    async insertOrder(row) {
      const rows = await query(
        `insert into ticket_order (trade_no, member_id, schedule_id, real_status, created_at, expires_at, request_id,
           body_hash, seat_count, body)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning trade_no`,
        [
          row.tradeNo,
          row.memberId,
          row.scheduleId,
          row.realStatus,
          row.createdAt,
          row.expiresAt,
          row.requestId,
          row.bodyHash,
          sizeOf(row),
          JSON.stringify(row),
        ],
      );
      return rows.length === 1;
    },
    async ordersOf(memberId) {
      const rows = await query<{ body: OrderRow }>(
        'select body from ticket_order where member_id = $1 order by created_at desc, trade_no desc limit 500',
        [memberId],
      );
      return rows.map(r => r.body);
    },
    async packOrdersOf(memberId) {
      const rows = await query<{ body: OrderRow }>(
        `select body from ticket_order where member_id = $1 and body ->> 'packTradeNo' is not null
         order by created_at desc, trade_no desc`,
        [memberId],
      );
      return rows.map(r => r.body);
    },
    liveOrder: (memberId, scheduleId, now) =>
      one<OrderRow>(
        `select body from ticket_order where member_id = $1 and schedule_id = $2 and ${COUNTED} and expires_at > $3
           and body ->> 'packTradeNo' is null
         order by created_at desc limit 1`,
        [memberId, scheduleId, now],
      ),
    async expired(now, limit) {
      const rows = await query<{ trade_no: string }>(
        `select trade_no from ticket_order where ${COUNTED} and expires_at <= $1 order by expires_at limit $2`,
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
    async takenCounts(scheduleIds, now) {
      const rows = await query<{ schedule_id: string; n: number }>(
        `select schedule_id, count(*)::int as n from seat_claim
         where schedule_id = any($1::text[]) and expires_at > $2 group by schedule_id`,
        [scheduleIds, now],
      );
      return new Map(rows.map(r => [r.schedule_id, r.n]));
    },
    async claim(scheduleId, seatIds, tradeNo, until, now) {
      const rows = await query<{ seat_id: string }>(
        `insert into seat_claim as c (schedule_id, seat_id, trade_no, expires_at)
         select $1, s, $3, $4::bigint from unnest($2::text[]) s
         on conflict (schedule_id, seat_id) do update
           set trade_no = excluded.trade_no, expires_at = excluded.expires_at
           where c.expires_at <= $5::bigint or c.trade_no = $3
         returning c.seat_id`,
        [scheduleId, [...new Set(seatIds)].sort(), tradeNo, until, now],
      );
      const mine = new Set(rows.map(r => r.seat_id));
      return seatIds.filter(s => !mine.has(s));
    },
    async release(scheduleId, tradeNo, places) {
      await query(
        `delete from seat_claim where schedule_id = $1 and trade_no = $2
           and ($3::text[] is null or seat_id = any($3::text[]))`,
        [scheduleId, tradeNo, places ?? null],
      );
    },

    async tickets(tradeNo) {
      const rows = await query<TicketColumns>(
        'select code, place, seat_ids, used_at, schedule_id from ticket where trade_no = $1 order by place',
        [tradeNo],
      );
      return rows.map(r => ({
        code: r.code,
        tradeNo,
        place: r.place,
        seatIds: r.seat_ids,
        usedAt: r.used_at,
        ...(r.schedule_id === null ? {} : { scheduleId: r.schedule_id }),
      }));
    },
    async ticketCounts(tradeNos) {
      const rows = await query<{ trade_no: string; n: number }>(
        'select trade_no, count(*)::int as n from ticket where trade_no = any($1::text[]) group by trade_no',
        [tradeNos],
      );
      return new Map(rows.map(r => [r.trade_no, r.n]));
    },
    async addTickets(rows) {
      for (const r of rows)
        await query(
          `insert into ticket (code, trade_no, place, seat_ids, used_at, schedule_id)
           values ($1, $2, $3, $4, $5, $6)`,
          [r.code, r.tradeNo, r.place, r.seatIds, r.usedAt, r.scheduleId ?? null],
        );
    },
    async removeTickets(tradeNo) {
      await query('delete from ticket where trade_no = $1', [tradeNo]);
    },

    payment: payNo => one<PaymentRow>('select body from payment where pay_no = $1', [payNo]),
    async paymentsOf(tradeNo) {
      const rows = await query<{ body: PaymentRow }>('select body from payment where trade_no = $1', [
        tradeNo,
      ]);
      return rows.map(r => r.body).sort((a, b) => a.createdAt - b.createdAt || (a.payNo < b.payNo ? -1 : 1));
    },
    async savePayment(row) {
      await query(
        `insert into payment (pay_no, trade_no, state, asked_at, refund_state, refund_at, body)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (pay_no) do update set state = excluded.state, asked_at = excluded.asked_at,
           refund_state = excluded.refund_state, refund_at = excluded.refund_at, body = excluded.body`,
        [row.payNo, row.tradeNo, row.state, row.askedAt, row.refundState, row.refundAt, JSON.stringify(row)],
      );
    },
    async openPayments(now, askedBefore, limit) {
      const rows = await query<{ body: PaymentRow }>(
        `(select body from payment where state in ('started', 'unknown') and asked_at <= $2 order by asked_at limit $3)
         union all
         (select body from payment where refund_state = 'due' and refund_at <= $1 order by refund_at limit $3)`,
        [now, askedBefore, limit],
      );
      return rows.map(r => r.body);
    },

    sandbox: payNo => one<SandboxRow>('select body from sandbox_payment where pay_no = $1', [payNo]),
    async saveSandbox(row) {
      await query(
        `insert into sandbox_payment (pay_no, body) values ($1, $2)
         on conflict (pay_no) do update set body = excluded.body`,
        [row.payNo, JSON.stringify(row)],
      );
    },
  };
}
