import { namedSeats } from '#domain/rules/evenings.ts';
import type { Subject } from '../catalogue/family.ts';
import type { ItemLine, OrderRow, SeatLine } from '../store/ports/sales.ts';
import { pieceOf } from './tickets.ts';

type Lines = Pick<OrderRow, 'seats' | 'items'>;

/** The name of a numbered ticket's kind. */
const kindOf = (piece: string): string => piece.replace(/#\d+$/, '');

/** An order's lines parted in two; certificates go with their seats. */
export function withoutPieces(
  order: OrderRow,
  ids: readonly string[],
  { occasion, evenings }: Pick<Subject, 'occasion' | 'evenings'>,
): { left: Lines & Pick<OrderRow, 'contact'>; gone: Lines } {
  const goes = (seat: SeatLine | undefined): boolean => !!seat && ids.includes(pieceOf(order, seat));
  const named = namedSeats({ seats: order.seats, occasion, evenings });
  const count = (item: ItemLine): number => ids.filter(id => kindOf(id) === item.itemId).length;
  const items = (quantity: (item: ItemLine) => number): ItemLine[] =>
    order.items.map(item => ({ ...item, quantity: quantity(item) })).filter(item => item.quantity > 0);
  const { contact } = order;
  return {
    left: {
      seats: order.seats.filter(s => !goes(s)),
      items: items(item => item.quantity - count(item)),
      contact: contact && {
        ...contact,
        certificates: contact.certificates.filter((_, i) => !goes(named[i])),
      },
    },
    gone: { seats: order.seats.filter(goes), items: items(count) },
  };
}

/** Units of the stock that are free again: as many as the tickets admitted. */
export function unitsGoing(order: OrderRow, ids: readonly string[], { admits }: Subject): readonly string[] {
  if (!order.units) return [];
  const count = ids.reduce((sum, id) => sum + (admits.get(kindOf(id)) ?? 1), 0);
  return order.units.slice(0, count);
}
