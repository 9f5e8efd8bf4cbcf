import { HOUSE, type OrderRow, type SalesStore, type Taken } from '../ports/sales.ts';
import { asking } from './asking.ts';
import type { Query } from './sql.ts';

/** Which seats are taken, until when and by which order. */
export function seatClaims(query: Query) {
  const { run } = asking(query);
  return {
    taken: (scheduleId, now) =>
      query<Taken>(
        `select seat_id as "seatId", trade_no as "tradeNo" from seat_claim where schedule_id = $1 and expires_at > $2`,
        [scheduleId, now],
      ),
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
    release: (scheduleId, tradeNo, places) =>
      run(
        `with held as (
           select seat_id from seat_claim where schedule_id = $1 and trade_no = $2
             and ($3::text[] is null or seat_id = any($3::text[]))
           order by seat_id collate "C" for update)
         delete from seat_claim c using held where c.schedule_id = $1 and c.trade_no = $2 and c.seat_id = held.seat_id`,
        [scheduleId, tradeNo, places ?? null],
      ),
  } satisfies Partial<SalesStore>;
}
