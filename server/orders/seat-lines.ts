import { ERR } from '#domain/contract/envelope.ts';
import { companionsAlone } from '#domain/rules/companions.ts';
import { withheldOf } from '../catalogue/catalogue.ts';
import type { Catalogue, PlannedSeat, ScheduleDoc } from '../catalogue/types.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { badField, refused, seatsLost } from '../http/refusals.ts';
import type { SeatLine } from '../store/ports/sales.ts';

export const overLimit = (limit: number): Refusal =>
  new Refusal(
    ERR.overLimit,
    {
      zh: `每位会员本场最多购买 ${limit} 张。`,
      en: `A member may buy ${limit} tickets at most for this performance.`,
    },
    { limit },
  );

/** Seats of a performance by their ids, checked: of its plan, each once, on sale, no more than one member may have. */
export function chosenSeats(
  catalogue: Catalogue,
  schedule: ScheduleDoc,
  ids: readonly string[],
): PlannedSeat[] {
  const plan = catalogue.plans.get(schedule.planId);
  if (!plan) throw notFound({ zh: '这场演出的座位图', en: 'seating plan' });
  if (new Set(ids).size !== ids.length)
    throw badField('seats', { zh: '同一座位不能重复选择。', en: 'The same seat was chosen twice.' });
  if (ids.length > schedule.limit) throw overLimit(schedule.limit);
  const seats = ids.map(id => {
    const seat = plan.seats.get(id);
    if (!seat || schedule.prices[seat.category] === undefined) throw notFound({ zh: '该座位', en: 'seat' });
    return seat;
  });
  if (companionsAlone(seats.map(s => s.kind)))
    throw refused({
      zh: '陪同席须与轮椅席一同购买，每个轮椅席可配一个陪同席。',
      en: 'A companion place goes with a wheelchair place, one for each.',
    });
  const withheld = withheldOf(catalogue, schedule);
  const gone = ids.filter(id => withheld.has(id));
  if (gone.length) throw seatsLost(gone);
  return seats;
}

export const lineOf = (seat: PlannedSeat, schedule: ScheduleDoc): SeatLine => ({
  seatId: seat.guid,
  zone: { zh: seat.zone, en: seat.zoneEn },
  row: seat.row,
  number: seat.number,
  category: seat.category,
  price: schedule.prices[seat.category] ?? 0,
});
