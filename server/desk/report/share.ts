import { totalsOf } from '#domain/rules/amounts.ts';
import { shareOf } from '#domain/rules/refund.ts';
import { hallInstant, hallTime } from '#lib/dates.ts';
import { DAY } from '../../clock.ts';
import { surplusOf } from '../../orders/exchange.ts';
import type { OrderRow, ReturnedPart, SeatLine } from '../../store/ports/sales.ts';

/** What an order is worth to the house now: paid, brought by an exchange, less what was given back or on. */
export const worthOf = (row: OrderRow): number =>
  row.realStatus !== 'paid_success' && row.realStatus !== 'paid_return_succ'
    ? 0
    : totalsOf(row).totalFee +
      surplusOf(row).used -
      (row.returned ?? []).reduce((sum, part) => sum + part.amount, 0);

export interface Bit {
  readonly seatId: string;
  readonly scheduleId: string;
  readonly category: string;
  readonly fen: number;
}

/** What each place brought of a sum, to the fen: its share by its price. */
export function dealt(row: OrderRow, seats: readonly SeatLine[], worth: number): Bit[] {
  const whole = seats.reduce((sum, s) => sum + s.price, 0);
  let before = 0;
  return seats.map((seat, i) => {
    // Without any price the first one bears what there is: freight, or nothing.
    const fen = whole > 0 ? shareOf(worth, { whole, before, part: seat.price }) : i === 0 ? worth : 0;
    before += seat.price;
    const { seatId, category } = seat;
    return { seatId, category, scheduleId: seat.scheduleId ?? row.scheduleId, fen };
  });
}

/** The places of an order that are here; `here` tells those of one evening, a package brings some to each. */
export const bitsOf = (row: OrderRow, here: (scheduleId: string) => boolean): Bit[] =>
  dealt(row, row.realStatus === 'paid_success' ? row.seats : [], worthOf(row)).filter(bit =>
    here(bit.scheduleId),
  );

/** What of a sum of a part that was given back falls to the evening: of all of a package each has some. */
export function shareHere(row: OrderRow, { seats }: ReturnedPart, here: (scheduleId: string) => boolean) {
  return (fen: number): number =>
    dealt(row, seats, fen).reduce((sum, bit) => (here(bit.scheduleId) ? sum + bit.fen : sum), 0);
}

/** Days of the hall from one instant to another. */
export const daysBetween = (from: number, to: number): number =>
  Math.round((hallInstant(hallTime(to).date) - hallInstant(hallTime(from).date)) / DAY);
