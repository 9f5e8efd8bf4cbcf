import type { Order } from '#domain/contract/order.ts';
import { say } from '#domain/text.ts';
import { listed } from '#lib/listed.ts';
import { toYuan } from '#lib/money.ts';
import type { Locale } from '#site/tree.ts';
import { eveningOf, type Occasion } from '../catalogue/family.ts';
import type { Catalogue, ScheduleDoc } from '../catalogue/types.ts';
import { iso, titleOf } from '../catalogue/view.ts';
import { type OrderRow, orderedFor, type TicketRow } from '../store/ports/sales.ts';
import { type guestsOf, placeWords } from './place-words.ts';

export function occasionView(
  locale: Locale,
  row: OrderRow,
  evening: Occasion,
): NonNullable<Order['occasion']> {
  const { id, startsAt, minutes, place, realName, entrance, doors } = evening;
  const was = orderedFor(row, evening);
  return {
    id,
    startsAt: iso(startsAt),
    minutes,
    realName,
    ...(evening.cancelled
      ? { changed: 'cancelled' as const }
      : was !== startsAt
        ? { changed: 'moved' as const, was: iso(was) }
        : {}),
    hall: {
      id: place.id,
      name: say(place.name, locale),
      address: say(place.address, locale),
    },
    entrance: entrance ? say(entrance, locale) : doorsTo(row, doors, locale),
  };
}

/** An evening of a package, with the concert that it brings. */
export function eveningView(
  catalogue: Catalogue,
  locale: Locale,
  row: OrderRow,
  schedule: ScheduleDoc,
): NonNullable<Order['evenings']>[number] {
  const program = catalogue.programs.get(schedule.programId);
  const here = row.seats.filter(s => s.scheduleId === schedule.id);
  // The start that an order keeps is that of its first evening.
  const { startsAt: _, ...rest } = row;
  return {
    ...occasionView(locale, { ...rest, seats: here }, eveningOf(catalogue, schedule)),
    title: program ? titleOf(catalogue, program, locale) : '',
    art: program?.art ?? { seed: schedule.programId, key: 'C' },
    programId: schedule.programId,
  };
}

/** Category names come from the plan of each seat's own performance. */
export function seatsView(
  catalogue: Catalogue,
  locale: Locale,
  row: OrderRow,
  guests: ReturnType<typeof guestsOf> = new Map(),
): Order['seats'] {
  const nameOf = (scheduleId: string, code: string): string => {
    const schedule = catalogue.schedules.get(scheduleId);
    const category = schedule && catalogue.plans.get(schedule.planId)?.categories.find(c => c.code === code);
    return category ? say(category.name, locale) : code;
  };
  return row.seats.map(s => ({
    seatId: s.seatId,
    ...(s.kind && { kind: s.kind }),
    zone: say(s.zone, locale),
    row: s.row,
    number: s.number,
    category: nameOf(s.scheduleId ?? row.scheduleId, s.category),
    price: toYuan(s.price),
    ...(s.scheduleId !== undefined && { scheduleId: s.scheduleId }),
    ...(guests.has(s) && { guest: guests.get(s) }),
  }));
}

export function pieceLabel(row: OrderRow, id: string, locale: Locale): string {
  const item = row.items.find(i => id.startsWith(`${i.itemId}#`));
  return item
    ? say(item.name, locale)
    : seatsLabel(
        row.seats.filter(s => s.seatId === id),
        locale,
      );
}

/** A ticket with its seats, or with the names and numbers of what it admits. */
export function ticketView(row: OrderRow, ticket: TicketRow, locale: Locale): Order['tickets'][number] {
  const { scheduleId } = ticket;
  const seats = row.seats.filter(s => s.scheduleId === scheduleId && ticket.seatIds.includes(s.seatId));
  const base = {
    code: ticket.code,
    used: ticket.usedAt !== null,
    ...(scheduleId !== undefined && { scheduleId }),
  };
  if (seats.length > 0)
    return {
      ...base,
      seatIds: [...ticket.seatIds],
      label: seatsLabel(seats, locale),
      price: toYuan(seats.reduce((sum, s) => sum + s.price, 0)),
    };
  const counted = row.items
    .map(item => ({ item, n: ticket.seatIds.filter(id => id.startsWith(`${item.itemId}#`)).length }))
    .filter(({ n }) => n > 0);
  const names = counted.map(({ item, n }) =>
    n > 1 ? `${say(item.name, locale)} × ${n}` : say(item.name, locale),
  );
  return {
    ...base,
    seatIds: [],
    label: listed(names, locale),
    price: toYuan(counted.reduce((sum, { item, n }) => sum + item.price * n, 0)),
  };
}

function seatsLabel(seats: OrderRow['seats'], locale: Locale): string {
  return seats.map(s => say(placeWords(s), locale)).join(locale === 'zh-CN' ? '、' : '; ');
}

/** The doors of the seats' zones; of a hall whose doors are not known the zones themselves. */
function doorsTo(row: OrderRow, doors: Occasion['doors'], locale: Locale): string {
  const used = doors.filter(d => row.seats.some(s => d.zones.includes(s.zone.zh)));
  if (used.length === 0) return zonesOf(row, locale);
  return listed(
    used.map(d => say(d.name, locale)),
    locale,
  );
}

function zonesOf(row: OrderRow, locale: Locale): string {
  const zones = [...new Set(row.seats.map(s => say(s.zone, locale)))];
  return listed(zones, locale);
}
