import type { ActRow, DeskStore } from '../ports/desk.ts';
import { asking } from './asking.ts';
import { moves } from './moves.ts';
import { HAS_NAMES, NAME_OF_MEMBER, NAMES_OF_ORDER } from './name-words.ts';
import { ORDERS } from './order-row.ts';
import { PAYMENTS } from './payment-row.ts';
import type { Query } from './sql.ts';

const FOUND = 50;
const PAGE = 500;

export function sqlDesk(query: Query): DeskStore {
  const { ids, run } = asking(query);
  const orders = ORDERS.read(query);
  const payments = PAYMENTS.read(query);
  const acts = async (rest: string, params: readonly unknown[]): Promise<ActRow[]> => {
    const rows = await query<Omit<ActRow, 'asked' | 'lines'> & { body: Pick<ActRow, 'asked' | 'lines'> }>(
      `select at, who, why, command, body from office_act ${rest}`,
      params,
    );
    return rows.map(({ body, ...row }) => ({ ...row, ...body }));
  };
  return {
    addAct: ({ at, who, why, command, asked, lines }) =>
      run('insert into office_act (at, who, why, command, body) values ($1, $2, $3, $4, $5)', [
        at,
        who,
        why,
        command,
        JSON.stringify({ asked, lines }),
      ]),
    // What was asked for by its number stands among the words of the command.
    actsOf: word => acts("where body -> 'asked' -> 'words' ? $1 order by seq", [word]),
    acts: limit => acts('order by seq desc limit $1', [limit]),
    findOrders: ({ tradeNo, mobile, email, names = [] }) =>
      orders(
        // One look-up each: joined by “or”, all orders would be read.
        `trade_no in (
           select $1::text
           union select trade_no from ticket_order where body -> 'contact' ->> 'mobile' = $2
           union select trade_no from ticket_order where body -> 'contact' ->> 'email' = $3
           ${names.map((_, i) => `union select trade_no from ticket_order where ${HAS_NAMES} and ${NAMES_OF_ORDER} @> $${i + 4}::text[]`).join(' ')}
           union select o.trade_no from (
             select id from member where mobile = $2 union select id from member where email = $3
             ${names.map((_, i) => `union (select id from member where ${NAME_OF_MEMBER} @> $${i + 4}::text[] limit ${FOUND})`).join(' ')}) m
           cross join lateral (
             (select trade_no from ticket_order where '' || member_id = m.id
               order by created_at desc, trade_no desc limit ${FOUND})
             union all (select trade_no from ticket_gift where receiver = m.id and state = 'accepted'
               order by created_at desc limit ${FOUND})) o)
         order by created_at desc, trade_no desc limit ${FOUND}`,
        [tradeNo ?? null, mobile ?? null, email ?? null, ...names],
      ),
    ordersOfSeats: (seats, now) =>
      orders(
        `order by n, trade_no collate "C" limit ${FOUND}`,
        [seats.map(s => s.scheduleId), seats.map(s => s.seatId), now],
        `(select o.*, n from (
           select trade_no, min(n) as n from unnest($1::text[], $2::text[]) with ordinality as w (schedule_id, seat_id, n)
             join seat_claim c using (schedule_id, seat_id) where c.expires_at > $3 group by trade_no) as had
           join ticket_order o using (trade_no)) o`,
      ),
    ordersAt: scheduleId =>
      orders(
        'order by created_at, trade_no collate "C"',
        [scheduleId],
        `(select * from ticket_order where schedule_id = $1
          union all select * from ticket_order
            where share_of <> array[schedule_id] and share_of @> array[$1] and schedule_id <> $1) o`,
      ),
    moves: (period, now) => moves(query, period, now),
    async ordersMoved({ from, to }) {
      // Asked for by their numbers: how many they are is known then, and no plan takes them for half of the table.
      const rows = await query<{ id: string }>(
        `select trade_no as id from ticket_order where paid_at >= $1 and paid_at < $2
         union select trade_no from ticket_order, unnest(back_at) at where back_at <> '{}' and at >= $1 and at < $2`,
        [from, to],
      );
      return orders('trade_no = any($1::text[]) order by trade_no collate "C"', [rows.map(row => row.id)]);
    },
    leftAt: scheduleIds =>
      ids(
        `select distinct trade_no as id from seat_claim c join ticket_order o using (trade_no)
           where c.schedule_id = any($1::text[]) and o.real_status = 'paid_success'
             and not exists (select from member where id = o.member_id) limit ${PAGE}`,
        [scheduleIds],
      ),
    // Paged by the key as the database sorts it: in another order each page would sort the whole table.
    orderPage: after => orders(`trade_no > $1 order by trade_no limit ${PAGE}`, [after]),
    paymentPage: after => payments(`pay_no > $1 order by pay_no limit ${PAGE}`, [after]),
    async figures(now) {
      const [row] = await query<{ orders: Record<string, number>; held: number; open: number; due: number }>(
        `select
           (select coalesce(json_object_agg(real_status, n), '{}') from
             (select real_status, count(*) as n from ticket_order group by real_status) as by_state) as orders,
           (select coalesce(sum(jsonb_array_length(coalesce(body -> 'units', body -> 'seats'))), 0)::int from ticket_order
             where standing = 'unpaid' and expires_at > $1) as held,
           (select count(*)::int from payment where state in ('started', 'unknown')) as open,
           (select count(*)::int from payment where refund_state = 'due') as due`,
        [now],
      );
      if (!row) throw new Error('no figures');
      return { orders: row.orders, held: row.held, paymentsOpen: row.open, refundsDue: row.due };
    },
  };
}
