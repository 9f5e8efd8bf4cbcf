import type { Channel } from '#domain/contract/order.ts';
import { FAMILY } from '#domain/rules/families.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow, SeatLine, TicketRow } from '../store/ports/sales.ts';
import { newTicketCode } from './ticket-code.ts';

/** “One code per item” is said of these two (specification §3); of the others the order has one code. */
const PER_SEAT: readonly Channel[] = ['oneYard', 'oneYardAbholung'];

/** What a seat is given back as: of a package its evening, with everybody's seats; else itself. */
export const pieceOf = (
  row: Pick<OrderRow, 'family' | 'scheduleId'>,
  seat: Pick<SeatLine, 'seatId' | 'scheduleId'>,
): string => (FAMILY[row.family].whole ? (seat.scheduleId ?? row.scheduleId) : seat.seatId);

/** What a ticket of the order can admit: its seats, the evenings of a package, or each piece of its ticket types that was not given back. */
export function piecesOf(row: OrderRow): string[] {
  if (row.seats.length > 0) return [...new Set(row.seats.map(seat => pieceOf(row, seat)))];
  const gone = (row.returned ?? []).flatMap(part => part.pieces);
  return row.items.flatMap(item => {
    const sold = item.quantity + gone.filter(id => id.startsWith(`${item.itemId}#`)).length;
    return Array.from({ length: sold }, (_, i) => `${item.itemId}#${i + 1}`).filter(id => !gone.includes(id));
  });
}

/** What each evening of the order admits; a package has several, whose tickets name theirs. */
function evenings(row: OrderRow): { scheduleId?: string; pieces: string[] }[] {
  if (!FAMILY[row.family].whole) return [{ pieces: piecesOf(row) }];
  return [...new Set(row.seats.map(s => s.scheduleId ?? row.scheduleId))].map(scheduleId => ({
    scheduleId,
    pieces: row.seats.filter(s => (s.scheduleId ?? row.scheduleId) === scheduleId).map(s => s.seatId),
  }));
}

/** The tickets of a paid order: one a place or one an evening, by its delivery channel. Goods have none. */
export async function ticketsFor(row: OrderRow, deps: Pick<Deps, 'config' | 'random'>): Promise<TicketRow[]> {
  if (!FAMILY[row.family].occasion) return [];
  const perSeat = row.contact !== null && PER_SEAT.includes(row.contact.channel);
  const sets = evenings(row).flatMap(({ pieces, ...evening }) =>
    perSeat ? pieces.map(id => ({ ...evening, seatIds: [id] })) : [{ ...evening, seatIds: pieces }],
  );
  return Promise.all(
    sets.map(async (set, i) => ({
      code: await newTicketCode(deps, set.scheduleId ?? row.scheduleId, set.seatIds),
      tradeNo: row.tradeNo,
      place: i + 1,
      usedAt: null,
      ...set,
    })),
  );
}

/** The tickets that are left without some pieces; one that admits fewer than before has a new code, its old one is dead. */
export async function ticketsWithout(
  deps: Pick<Deps, 'config' | 'random'>,
  row: OrderRow,
  tickets: readonly TicketRow[],
  gone: readonly string[],
): Promise<TicketRow[]> {
  const left = await Promise.all(
    tickets.map(async ticket => {
      const { scheduleId } = ticket;
      const seatIds = ticket.seatIds.filter(
        seatId => !gone.includes(pieceOf(row, { seatId, ...(scheduleId && { scheduleId }) })),
      );
      if (seatIds.length === ticket.seatIds.length || seatIds.length === 0) return { ...ticket, seatIds };
      const code = await newTicketCode(deps, ticket.scheduleId ?? row.scheduleId, seatIds);
      return { ...ticket, seatIds, code };
    }),
  );
  return left.filter(t => t.seatIds.length > 0);
}
