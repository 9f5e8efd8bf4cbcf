import type { SalesStore, TicketRow } from '../ports/sales.ts';
import { asking } from './asking.ts';
import { batchedLookup } from './batch.ts';
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

export function sqlTickets(query: Query) {
  const { run } = asking(query);
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
    markTicket: ({ tradeNo, place, usedAt, door, usedBy, outAt }) =>
      run(
        'update ticket set used_at = $3, used_door = $4, used_by = $5, out_at = $6 where trade_no = $1 and place = $2',
        [tradeNo, place, usedAt, door ?? null, usedBy ?? null, outAt ?? null],
      ),
    removeTickets: tradeNo => run('delete from ticket where trade_no = $1', [tradeNo]),
  } satisfies Partial<SalesStore>;
}
