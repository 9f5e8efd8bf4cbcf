import { companionsAlone } from '#domain/rules/companions.ts';
import { withheldOf } from '../catalogue/catalogue.ts';
import type { Catalogue, PlannedSeat, ScheduleDoc } from '../catalogue/types.ts';
import { seatsLost } from '../http/refusals.ts';
import type { SeatLine } from '../store/ports/sales.ts';
import { companionAlone, noPlan, noSeat, overLimit, seatTwice } from './refusals.ts';

/** Seats of a performance by their ids, checked: of its plan, each once, on sale, no more than one member may have. */
export function chosenSeats(
  catalogue: Catalogue,
  schedule: ScheduleDoc,
  ids: readonly string[],
): PlannedSeat[] {
  const plan = catalogue.plans.get(schedule.planId);
  if (!plan) throw noPlan();
  if (new Set(ids).size !== ids.length) throw seatTwice();
  if (ids.length > schedule.limit) throw overLimit(schedule.limit);
  const seats = ids.map(id => {
    const seat = plan.seats.get(id);
    if (!seat || schedule.prices[seat.category] === undefined) throw noSeat();
    return seat;
  });
  if (companionsAlone(seats.map(s => s.kind))) throw companionAlone();
  const withheld = withheldOf(catalogue, schedule);
  const gone = ids.filter(id => withheld.has(id));
  if (gone.length) throw seatsLost(gone);
  return seats;
}

export const lineOf = (seat: PlannedSeat, schedule: ScheduleDoc): SeatLine => ({
  seatId: seat.guid,
  zone: seat.zone,
  row: seat.row,
  number: seat.number,
  category: seat.category,
  price: schedule.prices[seat.category] ?? 0,
  ...(seat.kind !== 'seat' && { kind: seat.kind }),
});
