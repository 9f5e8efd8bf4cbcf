import type { Order, OrderRow } from '../contract/order.ts';

/** An order evening by evening: a package gives one for each, with its own seats and tickets; any other order is itself. */
export function byEvening(order: Order): Order[] {
  const { evenings, ...rest } = order;
  if (!evenings || evenings.length === 0) return [order];
  return evenings.map(({ title, art, programId, ...occasion }) => ({
    ...rest,
    title,
    art,
    subjectId: programId,
    occasion,
    seats: order.seats.filter(s => s.scheduleId === occasion.id),
    tickets: order.tickets.filter(t => t.scheduleId === occasion.id),
  }));
}

/** Seats that ask for a real name; in a package those of the evenings that do. */
export const namedSeats = ({ seats, occasion, evenings }: Order): Order['seats'] =>
  evenings
    ? seats.filter(s => evenings.some(e => e.realName && e.id === s.scheduleId))
    : occasion?.realName
      ? seats
      : [];

/** When its last evening begins; empty where there is none. */
export const lastStart = ({ occasion, evenings }: Pick<OrderRow, 'occasion' | 'evenings'>): string =>
  (evenings?.at(-1) ?? occasion)?.startsAt ?? '';

/** The package that an order was bought as, from its own trade number; null for other orders. */
export const packIdOf = ({
  packTradeNo,
}: {
  readonly packTradeNo?: string | null | undefined;
}): string | null => (packTradeNo ? (packTradeNo.split('.')[0] ?? null) : null);
