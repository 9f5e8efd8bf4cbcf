import type { PlannedSeat, ScheduleDoc } from '../catalogue/types.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/port.ts';
import { FOREVER, HOUSE, type TicketRow } from '../store/ports/sales.ts';
import { newOrder } from './place.ts';
import { lineOf } from './seat-lines.ts';
import { withStatuses } from './status.ts';
import { ticketsFor } from './tickets.ts';

/** The buyer of a complimentary ticket whose guest is no member. */
const NO_MEMBER = 'house';

export interface FreeTickets {
  readonly schedule: ScheduleDoc;
  readonly seats: readonly PlannedSeat[];
  /** Whose name they are in, and how the guest is reached; empty where it was not said. */
  readonly guest: { readonly name: string; readonly mobile: string; readonly email: string };
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
  { schedule, seats, guest: { name, mobile, email }, by }: FreeTickets,
  now: number,
): Promise<
  { readonly tradeNo: string; readonly tickets: readonly TicketRow[] } | { readonly lost: readonly string[] }
> {
  const guest = mobile ? await tx.accounts.memberByMobile(mobile) : null;
  const draft = newOrder(
    { deps, memberId: guest?.id ?? NO_MEMBER, now },
    {
      family: 'seat',
      scheduleId: schedule.id,
      programId: schedule.programId,
      requestId: `comp-${deps.random.token(12)}`,
      bodyHash: '',
      seats: seats.map(seat => ({ ...lineOf(seat, schedule), price: 0 })),
      note: { zh: '票务中心赠票', en: 'Complimentary, from the box office' },
    },
  );
  const contact = {
    linkman: name,
    mobile,
    ...(email && { email }),
    channel: 'oneYard',
    deliverTo: '',
    certificates: [],
  } as const;
  const order = withStatuses(
    { ...draft, contact, complimentary: by },
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
