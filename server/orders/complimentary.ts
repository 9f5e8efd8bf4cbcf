import type { PlannedSeat, ScheduleDoc } from '../catalogue/types.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/port.ts';
import { FOREVER, HOUSE, type TicketRow } from '../store/ports/sales.ts';
import { type HouseOrder, houseOrder } from './house-order.ts';
import { lineOf } from './seat-lines.ts';
import { withStatuses } from './status.ts';
import { ticketsFor } from './tickets.ts';

export interface FreeTickets extends Pick<HouseOrder, 'guest'> {
  readonly schedule: ScheduleDoc;
  readonly seats: readonly PlannedSeat[];
  /** Who of the house gives them. */
  readonly by: string;
}

/**
 * An order without a price that is paid as soon as it is made, with its tickets; of seats that are free or the house's.
 * Seats that others have: throw, so that the transaction rolls back.
 */
export async function giveFreeTickets(
  deps: Deps,
  tx: Tx,
  { schedule, seats, guest, by }: FreeTickets,
  now: number,
): Promise<
  { readonly tradeNo: string; readonly tickets: readonly TicketRow[] } | { readonly lost: readonly string[] }
> {
  const draft = await houseOrder(
    deps,
    tx,
    {
      schedule,
      seats: seats.map(seat => ({ ...lineOf(seat, schedule), price: 0 })),
      guest,
      note: { zh: '票务中心赠票', en: 'Complimentary, from the box office' },
    },
    now,
  );
  const order = withStatuses(
    { ...draft, complimentary: by },
    ['new_confirm', 'paid_uncheck', 'paid_certain', 'paid_success'],
    now,
  );
  const { tradeNo } = order;
  const ids = seats.map(seat => seat.guid);
  const lost = await tx.sales.claim(schedule.id, ids, tradeNo, FOREVER, now, HOUSE);
  if (lost.length > 0) return { lost };
  await tx.sales.insertOrder(order);
  const tickets = await ticketsFor(order, deps);
  await tx.sales.addTickets(tickets);
  await deps.notify?.(tx, { kind: 'complimentary', tradeNo });
  return { tradeNo, tickets };
}
