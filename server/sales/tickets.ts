import type { Channel } from '../../src/domain/contract/order.ts';
import type { Random } from '../deps.ts';
import type { OrderRow, TicketRow } from '../store/ports/sales.ts';

/** “One code per item” is said of these two (specification §3); of the others the order has one code. */
const PER_SEAT: readonly Channel[] = ['oneYard', 'oneYardAbholung'];
/** 192 unpredictable bits. */
const CODE_BYTES = 24;

/** The tickets of a paid order: one a seat or one for the order, by its delivery channel. */
export function ticketsFor(row: OrderRow, random: Random): TicketRow[] {
  const seatIds = row.seats.map(s => s.seatId);
  const sets = row.contact && PER_SEAT.includes(row.contact.channel) ? seatIds.map(id => [id]) : [seatIds];
  return sets.map((ids, i) => ({
    code: random.token(CODE_BYTES),
    tradeNo: row.tradeNo,
    place: i + 1,
    seatIds: ids,
    usedAt: null,
  }));
}
