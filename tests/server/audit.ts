import type { Database } from '#server/store/sql/sql.ts';

export interface Audit {
  /** Seats or units of one performance that two orders which are live or paid both contain. */
  readonly doubleSold: number;
  /** Live or paid orders of which a seat has no claim of theirs. */
  readonly unclaimed: number;
  /** Claims whose order is absent, cancelled or refunded. */
  readonly orphaned: number;
  /** Paid orders without tickets, and tickets without a paid order. */
  readonly ticketless: number;
}

/**
 * Reads the books as an auditor does: in SQL, past every rule of the program. `now` in milliseconds; of one performance's
 * own orders alone, where it is named.
 */
export async function audit(database: Database, now: number, scheduleId?: string): Promise<Audit> {
  const [row] = await database.query<Record<keyof Audit, number>>(
    `with live as (
       select o.trade_no, coalesce(s ->> 'scheduleId', o.schedule_id) as schedule_id, o.real_status,
         coalesce(s ->> 'seatId', s #>> '{}') as seat_id
       from ticket_order o, jsonb_array_elements(coalesce(o.body -> 'units', o.body -> 'seats')) s
       where ($2::text is null or o.schedule_id = $2)
         and (o.real_status in ('paid_uncheck', 'paid_certain', 'paid_success')
          or (o.real_status like 'new%' and o.expires_at > $1)))
     select
       (select count(*)::int from (select 1 from live group by schedule_id, seat_id having count(*) > 1) d) as "doubleSold",
       (select count(*)::int from live l where not exists (
          select 1 from seat_claim c
          where c.schedule_id = l.schedule_id and c.seat_id = l.seat_id and c.trade_no = l.trade_no and c.expires_at > $1)) as "unclaimed",
       (select count(*)::int from seat_claim c where c.expires_at > $1 and ($2::text is null or c.schedule_id = $2) and not exists (
          select 1 from live l where l.trade_no = c.trade_no and l.schedule_id = c.schedule_id and l.seat_id = c.seat_id)) as "orphaned",
       (select count(*)::int from ticket_order o where ($2::text is null or o.schedule_id = $2) and o.family in ('seat', 'show')
          and (o.real_status = 'paid_success') <> exists (
          select 1 from ticket t where t.trade_no = o.trade_no)) as "ticketless"`,
    [now, scheduleId ?? null],
  );
  if (!row) throw new Error('the audit gave no row');
  return row;
}

export const SOUND: Audit = { doubleSold: 0, unclaimed: 0, orphaned: 0, ticketless: 0 };
