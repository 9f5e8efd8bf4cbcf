import type { Subject } from '../family.ts';
import type { ItemLine, OrderRow } from '../store/ports/sales.ts';

type Lines = Pick<OrderRow, 'seats' | 'items'>;

/** The name of a numbered ticket's kind. */
const kindOf = (piece: string): string => piece.replace(/#\d+$/, '');

/** An order's lines parted in two; certificates go with their seats. */
export function withoutPieces(
  order: OrderRow,
  ids: readonly string[],
): { left: Lines & Pick<OrderRow, 'contact'>; gone: Lines } {
  const goes = order.seats.map(s => ids.includes(s.seatId));
  const count = (item: ItemLine): number => ids.filter(id => kindOf(id) === item.itemId).length;
  const items = (quantity: (item: ItemLine) => number): ItemLine[] =>
    order.items.map(item => ({ ...item, quantity: quantity(item) })).filter(item => item.quantity > 0);
  const { contact } = order;
  return {
    left: {
      seats: order.seats.filter((_, i) => !goes[i]),
      items: items(item => item.quantity - count(item)),
      contact: contact && { ...contact, certificates: contact.certificates.filter((_, i) => !goes[i]) },
    },
    gone: { seats: order.seats.filter((_, i) => goes[i]), items: items(count) },
  };
}

/** Places that are free again: the seats, or as many units of the stock as the tickets admitted. */
export function placesGoing(order: OrderRow, ids: readonly string[], { admits }: Subject): readonly string[] {
  if (!order.units) return ids;
  const count = ids.reduce((sum, id) => sum + (admits.get(kindOf(id)) ?? 1), 0);
  return order.units.slice(0, count);
}
