import type { DoorEntry } from '#domain/contract/door.ts';
import { maskMobile } from '#domain/rules/validation.ts';
import type { Bilingual } from '#domain/text.ts';
import { type SaleContext, subjectOf } from '../catalogue/family.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { iso } from '../catalogue/view.ts';
import type { Deps } from '../deps.ts';
import { guestsOf, placeWords } from '../orders/place-words.ts';
import { refOf, seatsOf } from '../orders/redeem.ts';
import type { OrderRow, SeatLine, TicketRow } from '../store/ports/sales.ts';

/** A ticket that an evening admits, with what a door may know of it. */
export interface Admitted {
  readonly order: OrderRow;
  readonly ticket: TicketRow;
  readonly seats: readonly SeatLine[];
  /** Price categories, or kinds of tickets without a place; each once. */
  readonly kinds: readonly Bilingual[];
  /** Who has it: the friend that it was given to, or else who booked. */
  readonly name: string;
  readonly given: boolean;
  /** Of performances by name: whose each place is (quality.md S19). */
  readonly guests: readonly string[];
}
type Parts = { readonly deps: Deps; readonly season: SaleContext };

/** Every living ticket of an evening. */
export async function admittedTo(parts: Parts, schedule: ScheduleDoc): Promise<Admitted[]> {
  const { direct } = parts.deps.store;
  const orders = (await direct.desk.ordersAt(schedule.id)).filter(o => o.realStatus === 'paid_success');
  const tickets = await direct.sales.ticketsIn(orders.map(o => o.tradeNo));
  const byNo = new Map(orders.map(o => [o.tradeNo, o]));
  const here = tickets.flatMap(ticket => {
    const order = byNo.get(ticket.tradeNo);
    return order && (ticket.scheduleId ?? order.scheduleId) === schedule.id ? [{ order, ticket }] : [];
  });
  return Promise.all(here.map(({ order, ticket }) => admitted(parts, schedule, order, ticket)));
}

/** One ticket of an order for an evening. */
export async function admitted(
  { deps, season }: Parts,
  schedule: Pick<ScheduleDoc, 'planId'> | undefined,
  order: OrderRow,
  ticket: TicketRow,
): Promise<Admitted> {
  const categories = season.catalogue.plans.get(schedule?.planId ?? '')?.categories ?? [];
  const seats = seatsOf(order, ticket);
  const items = order.items.filter(i => ticket.seatIds.some(id => id.startsWith(`${i.itemId}#`)));
  const kinds = [
    ...seats.map(
      s => categories.find(c => c.code === s.category)?.name ?? { zh: s.category, en: s.category },
    ),
    ...items.map(i => i.name),
  ];
  const friend = ticket.holder === undefined ? null : await deps.store.direct.accounts.member(ticket.holder);
  const named = guestsOf(order, subjectOf(season, order));
  return {
    order,
    ticket,
    seats,
    kinds: kinds.filter((k, i) => kinds.findIndex(other => other.en === k.en) === i),
    name: friend ? friend.nickname || maskMobile(friend.mobile ?? '') : (order.contact?.linkman ?? ''),
    given: friend !== null,
    guests: seats.flatMap(seat => {
      const guest = named.get(seat);
      return guest ? [`${seat.row}-${seat.number} ${guest.name} ${guest.number}`] : [];
    }),
  };
}

const joined = (words: readonly Bilingual[]): Bilingual => ({
  zh: words.map(w => w.zh).join('；'),
  en: words.map(w => w.en).join('; '),
});

/** As a door's telephone has it. */
export async function doorEntry(deps: Deps, found: Admitted): Promise<DoorEntry> {
  const { order, ticket, seats, kinds, name, given, guests } = found;
  return {
    ref: await refOf(deps, ticket),
    group: order.tradeNo,
    places: seats.length > 0 ? joined(seats.map(placeWords)) : joined(kinds),
    zones: [...new Set(seats.map(s => s.zone.zh))],
    persons: ticket.seatIds.length,
    kind: joined(kinds),
    name,
    ...(given && { given }),
    ...(guests.length > 0 && { guests: [...guests] }),
    ...(seats.some(s => s.kind !== undefined) && { wheelchair: true }),
    ...(ticket.usedAt !== null && { usedAt: iso(ticket.usedAt) }),
    ...(ticket.door !== undefined && { door: ticket.door }),
    ...(ticket.outAt !== undefined && { outAt: iso(ticket.outAt) }),
  };
}
