import { cleanCode } from '#domain/rules/card.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { isPhone, phoneOf } from '#domain/rules/contact.ts';
import { LIST_FOR } from '#domain/rules/door.ts';
import { hallTime } from '#lib/dates.ts';
import { callingCode, HOME_REGION } from '#lib/regions.ts';
import { MAINLAND_CODE } from '#lib/regions-home.ts';
import type { SeatAt } from '../store/ports/desk.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { type DoorParts, titleOf } from './door-parts.ts';
import { namesTyped } from './names-typed.ts';
import { hasWord, type SeatAsked, seatAsked } from './seat-asked.ts';

/** More seats than that are not asked for at once: the soonest evenings’. */
const MOST_SEATS = 2_000;

/** Seats that answer to what was typed: of its day or of the performance named, else of the evenings to come. */
function seatsMeant({ season, now }: DoorParts, asked: SeatAsked, scheduleId?: string): SeatAt[] {
  const { row, number, day, time, words } = asked;
  const { calendar, plans } = season.catalogue;
  const evenings = calendar.filter(s => {
    if (scheduleId !== undefined) return s.id === scheduleId;
    const at = hallTime(s.startsAt);
    if (time !== undefined && at.time !== time) return false;
    return day === undefined ? s.startsAt > now - LIST_FOR : at.date.endsWith(day);
  });
  return evenings
    .flatMap(schedule => {
      const title = titleOf(season, schedule);
      const rest = words.filter(w => !hasWord([title.zh, title.en], w));
      return [...(plans.get(schedule.planId)?.seats.values() ?? [])]
        .filter(
          s =>
            s.row.toLowerCase() === row &&
            s.number === number &&
            rest.every(w => hasWord([s.zone.zh, s.zone.en], w)),
        )
        .map(s => ({ scheduleId: schedule.id, seatId: s.guid }));
    })
    .slice(0, MOST_SEATS);
}

/** One field for all: a number, a mobile, a mail, a ticket's code, a seat, or a name. */
export async function lookFor(parts: DoorParts, typed: string, scheduleId?: string): Promise<OrderRow[]> {
  const { sales, desk } = parts.deps.store.direct;
  const text = typed.normalize('NFKC').trim();
  if (text.includes('@')) {
    const found = await desk.findOrders({ email: cleanEmail(text) });
    if (found.length > 0) return found;
  }
  // As a number of the house's own country, else as the mainland one that an account may have.
  const mobiles = [callingCode(HOME_REGION), MAINLAND_CODE].map(code => phoneOf(code, text)).filter(isPhone);
  for (const mobile of new Set(mobiles)) {
    const found = await desk.findOrders({ mobile });
    if (found.length > 0) return found;
  }
  if (mobiles.length > 0) return [];
  const seat = seatAsked(text);
  if (seat) {
    const seated = await desk.ordersOfSeats(seatsMeant(parts, seat, scheduleId), parts.now);
    // A name may have figures and a hyphen in it.
    if (seated.length > 0) return seated;
  }
  const ticket = await sales.ticketOf(cleanCode(text));
  return desk.findOrders(
    ticket ? { tradeNo: ticket.tradeNo } : { tradeNo: text.toUpperCase(), names: namesTyped(typed) },
  );
}
