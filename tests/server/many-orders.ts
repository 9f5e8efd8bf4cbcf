import type { Database } from '#server/store/sql/sql.ts';

const DAY = 86_400_000;

interface Years {
  readonly orders: number;
  readonly members: number;
  /** Performances that most orders are of, e0, e1 …; one order of so many (`each`) is of `evening`. */
  readonly evenings: number;
  readonly evening: string;
  readonly each?: number;
  /** The last order was made then, the first so many days before. */
  readonly now: number;
  readonly days: number;
}

/** Seats of an order: two of 380.00. */
const SEATS = `jsonb_build_array(
  jsonb_build_object('seatId', 'S' || i || '-1', 'zone', jsonb_build_object('zh', '池座', 'en', 'Stalls'), 'row', '1',
    'number', '1', 'category', 'A', 'price', 38000),
  jsonb_build_object('seatId', 'S' || i || '-2', 'zone', jsonb_build_object('zh', '池座', 'en', 'Stalls'), 'row', '1',
    'number', '2', 'category', 'A', 'price', 38000))`;

/**
 * Years of orders as a house has them after a while: of twenty, thirteen stand, one was given back whole, one in part,
 * five ran out; each fiftieth is of a package of two evenings. The books are right.
 */
export async function fillYears(database: Database, years: Years): Promise<void> {
  const { each = 1_000, orders, members, evenings, evening, now, days } = years;
  const first = now - days * DAY;
  // Made again when all is there: one by one the entries take three times as long.
  const indexes = await database.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes i where schemaname = current_schema()
       and tablename in ('ticket_order', 'payment')
       and not exists (select from pg_constraint k where k.conname = i.indexname)`,
    [],
  );
  await database.script(`drop index ${indexes.map(i => i.name)}`);
  await database.script(
    `insert into member (id, nickname, mobile, email, vendor, created_at)
     select 'm' || i, 'm' || i, (13000000000 + i)::text, 'm' || i || '@heming.example', 'none', ${first}
     from generate_series(0, ${members - 1}) i`,
  );
  const rows = `(select i, i % 20 as kind, i % 50 = 7 as pack, 'HM' || lpad(i::text, 9, '0') as no,
      (${first} + i * ${(days * DAY) / orders}::float8)::bigint as at,
      case when i % ${each} = 0 then '${evening}' else 'e' || (i % ${evenings}) end as evening,
      'm' || (i::bigint * 7919 % ${members}) as member
    from generate_series(0, ${orders - 1}) i) o`;
  const part = (seats: string, fen: number): string =>
    `jsonb_build_object('returned', jsonb_build_array(jsonb_build_object('at', at + ${DAY}, 'pieces', '["x"]'::jsonb,
      'seats', ${seats}, 'items', '[]'::jsonb, 'price', ${fen}, 'fee', 0, 'amount', ${fen})))`;
  const event = (status: string, at: string): string =>
    `jsonb_build_object('status', ${status}, 'at', ${at}, 'note', jsonb_build_object('zh', '座位已锁定', 'en', 'Seats held'))`;
  await database.script(
    `begin; set local session_replication_role = replica;
     insert into ticket_order (trade_no, member_id, family, schedule_id, real_status, created_at, expires_at, request_id,
       body_hash, share_of, share_size, paid_at, back_at, back_fen, body)
     select no, member, 'seat', case when pack then 'pack-1' else evening end,
       case when kind <= 12 or kind = 14 then 'paid_success' when kind = 13 then 'paid_return_succ' else 'cancel_timeout' end,
       at, at + 900000, 'r' || i, 'h',
       case when pack then array[evening, evening || 'x'] else array[evening] end,
       case when pack then '{1,1}'::int[] else '{2}' end,
       case when kind <= 14 then at + 60000 end,
       case when kind in (13, 14) then array[at + ${DAY}] else '{}' end,
       case kind when 13 then '{76000}'::bigint[] when 14 then '{38000}' else '{}' end,
       jsonb_build_object('programId', 'p1', 'renewed', false,
         'seats', case kind when 14 then ${SEATS} - 1 else ${SEATS} end,
         'items', '[]'::jsonb, 'amount', 76000, 'discount', 0, 'discounts', '[]'::jsonb, 'otherFee', 0,
         'contact', case when kind <= 14 then jsonb_build_object('linkman', '林小满',
           'mobile', (13000000000 + i % ${members})::text, 'email', 'm' || (i % ${members}) || '@heming.example',
           'channel', 'oneYard', 'deliverTo', '', 'certificates', '[]'::jsonb) end,
         'events', jsonb_build_array(${event("'new_locked'", 'at')},
           ${event("case when kind <= 14 then 'paid_success' else 'cancel_timeout' end", 'at + 60000')}))
       || case kind when 13 then ${part(SEATS, 76_000)} when 14 then ${part(`${SEATS} - 0`, 38_000)} else '{}' end
     from ${rows};
     insert into payment (pay_no, trade_no, state, asked_at, refund_state, refund_at, body)
     select 'P' || i, no, 'paid', at, case when kind > 12 then 'done' else 'none' end, at,
       jsonb_build_object('gateway', case when i % 2 = 0 then 'aliPay' else 'wxAppPay' end, 'amount', 76000,
         'createdAt', at, 'received', 76000, 'receivedAt', at + 60000,
         'refund', case kind when 13 then 76000 when 14 then 38000 else 0 end)
     from ${rows} where kind <= 14;
     insert into ticket (code, trade_no, place, seat_ids)
     select 'T' || i, no, 1, array['S' || i || '-1', 'S' || i || '-2'] from ${rows} where kind <= 12;
     insert into seat_claim (schedule_id, seat_id, trade_no, expires_at)
     select evening, 'S' || i || '-' || n, no, 9007199254740991
     from ${rows}, generate_series(1, 2) n where kind <= 12;
     commit`,
  );
  for (const { definition } of indexes) await database.script(definition);
  await database.script('vacuum (analyze)');
}
