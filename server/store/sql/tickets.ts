import type { SalesStore, TicketRow } from '../ports/sales.ts';
import { asking, lacking } from './asking.ts';
import { batchedLookup } from './batch.ts';
import { columnsOf } from './columns.ts';
import type { Query } from './sql.ts';

/** As many characters of a code are read out (src/domain/rules/ticket-code.ts). */
const READ_OUT = 16;

const TICKET = columnsOf<TicketRow>('ticket', { door: 'used_door', usedBy: 'used_by' })(
  'code',
  'tradeNo',
  'place',
  'seatIds',
  'usedAt',
  'scheduleId',
  'holder',
  'door',
  'usedBy',
  'outAt',
);
const toTicket = lacking<TicketRow>('scheduleId', 'holder', 'door', 'usedBy', 'outAt');

export function sqlTickets(query: Query) {
  const { many, run } = asking(query);
  const tickets = (where: string, params: readonly unknown[]): Promise<TicketRow[]> =>
    many(toTicket, `select ${TICKET.fields} from ticket where ${where}`, params);
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
      for (const row of rows) await run(...TICKET.insert(row));
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
