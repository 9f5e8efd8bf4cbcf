import type { Channel } from '../../src/domain/contract/order.ts';
import { FAMILY } from '../../src/domain/rules/families.ts';
import type { Random } from '../deps.ts';
import type { OrderRow, TicketRow } from '../store/ports/sales.ts';

/** “One code per item” is said of these two (specification §3); of the others the order has one code. */
const PER_SEAT: readonly Channel[] = ['oneYard', 'oneYardAbholung'];
/** 192 unpredictable bits. */
const CODE_BYTES = 24;

/** What a ticket of the order can admit: its seats, or each piece of its ticket types. */
export const piecesOf = (row: OrderRow): string[] =>
  row.seats.length > 0
    ? row.seats.map(s => s.seatId)
    : row.items.flatMap(item => Array.from({ length: item.quantity }, (_, i) => `${item.itemId}#${i + 1}`));

/** The tickets of a paid order: one a place or one for the order, by its delivery channel. Goods have none. */
export function ticketsFor(row: OrderRow, random: Random): TicketRow[] {
  if (!FAMILY[row.family].occasion) return [];
  const seatIds = piecesOf(row);
  const sets = row.contact && PER_SEAT.includes(row.contact.channel) ? seatIds.map(id => [id]) : [seatIds];
  return sets.map((ids, i) => ({
    code: random.token(CODE_BYTES),
    tradeNo: row.tradeNo,
    place: i + 1,
    seatIds: ids,
    usedAt: null,
  }));
}
