import type { Bilingual } from '#domain/text.ts';
import type { PlannedSeat, ScheduleDoc } from '../catalogue/types.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/port.ts';
import { FOREVER, HOUSE, type OrderRow, type SeatLine } from '../store/ports/sales.ts';
import { placeWords } from './place-words.ts';
import { lineOf } from './seat-lines.ts';
import { newTicketCode } from './ticket-code.ts';

export interface SeatMove {
  readonly tradeNo: string;
  readonly schedule: ScheduleDoc;
  readonly from: string;
  readonly to: PlannedSeat;
}
type SeatMoved =
  | 'moved'
  /** It is not paid, or does not have that seat any more. */
  | 'changed'
  | 'used'
  | 'taken';

/**
 * Moves a paid seat to another one that is free or the house's: its price stays, its old code dies, a friend who has it
 * keeps it. Unless it was moved, throw, so that the transaction rolls back.
 */
export async function moveSeat(
  deps: Deps,
  tx: Tx,
  { tradeNo, schedule, from, to: seat }: SeatMove,
  now: number,
): Promise<SeatMoved> {
  const to = seat.guid;
  const order = await tx.sales.lockOrder(tradeNo);
  const line = order && paidSeat(order, schedule.id, from);
  if (!order || !line) return 'changed';
  const tickets = await tx.sales.tickets(tradeNo);
  const ticket = tickets.find(
    t => t.seatIds.includes(from) && (t.scheduleId ?? order.scheduleId) === schedule.id,
  );
  if (!ticket || ticket.usedAt !== null) return 'used';
  // Claims of the order itself count as free.
  if (paidSeat(order, schedule.id, to)) return 'taken';
  if ((await tx.sales.claim(schedule.id, [from, to], tradeNo, FOREVER, now, HOUSE)).length > 0)
    return 'taken';
  await tx.sales.release(schedule.id, tradeNo, [from]);
  const { kind: _, ...rest } = line;
  const next = { ...rest, ...lineOf(seat, schedule), price: line.price };
  await tx.sales.saveOrder({
    ...order,
    seats: order.seats.map(s => (s === line ? next : s)),
    events: [...order.events, { status: 'seat_moved', at: now, note: noteOf(line, next) }],
  });
  const seatIds = ticket.seatIds.map(id => (id === from ? to : id));
  const fresh = { ...ticket, seatIds, code: await newTicketCode(deps, schedule.id, seatIds) };
  await tx.sales.removeTickets(tradeNo);
  await tx.sales.addTickets(tickets.map(t => (t === ticket ? fresh : t)));
  for (const gift of await tx.gifts.giftsOf(tradeNo))
    if (gift.piece === from && gift.scheduleId === schedule.id)
      await tx.gifts.saveGift({ ...gift, piece: to });
  await deps.notify?.(tx, { kind: 'tickets-resent', tradeNo });
  return 'moved';
}

/** A seat of a paid order by its id. */
export const paidSeat = (row: OrderRow, scheduleId: string, seatId: string): SeatLine | undefined =>
  row.realStatus === 'paid_success'
    ? row.seats.find(s => s.seatId === seatId && (s.scheduleId ?? row.scheduleId) === scheduleId)
    : undefined;

function noteOf(from: SeatLine, to: SeatLine): Bilingual {
  const [a, b] = [placeWords(from), placeWords(to)];
  return { zh: `票务中心换座：${a.zh} → ${b.zh}`, en: `Moved by the box office: ${a.en} → ${b.en}` };
}
