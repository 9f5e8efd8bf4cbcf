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

interface Named {
  readonly realName: boolean;
}
interface Booked<Seat> {
  readonly seats: readonly Seat[];
  readonly occasion?: Named | null | undefined;
  /** Of a package; none for other orders. */
  readonly evenings?: readonly (Named & { readonly id: string })[] | undefined;
}
/** Seats that ask for a real name; in a package those of the evenings that do. */
export const namedSeats = <Seat extends { readonly scheduleId?: string | undefined }>({
  seats,
  occasion,
  evenings = [],
}: Booked<Seat>): readonly Seat[] => {
  if (evenings.length === 0) return occasion?.realName ? seats : [];
  return seats.filter(s => evenings.some(e => e.realName && e.id === s.scheduleId));
};

/** When its last evening begins; empty where there is none. */
export const lastStart = ({ occasion, evenings }: Pick<OrderRow, 'occasion' | 'evenings'>): string =>
  (evenings?.at(-1) ?? occasion)?.startsAt ?? '';

/** A package's own trade number, which the specification names: what was bought, and with which order. */
export const packTradeNoOf = (packId: string, tradeNo: string): string => `${packId}.${tradeNo}`;

/** The package that an order was bought as, from that number; null for other orders. */
export const packIdOf = ({
  packTradeNo,
}: {
  readonly packTradeNo?: string | null | undefined;
}): string | null => (packTradeNo ? packTradeNo.slice(0, packTradeNo.lastIndexOf('.')) : null);
