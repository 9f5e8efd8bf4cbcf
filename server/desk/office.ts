import type { DeskOrder, DeskPlan, DeskTaken, FoundOrder, Today } from '#domain/contract/desk.ts';
import { totalsOf } from '#domain/rules/amounts.ts';
import { DOORS_BEFORE, LIST_FOR } from '#domain/rules/door.ts';
import { isLive, statusAt } from '#domain/rules/hold.ts';
import { actSaid, PAYMENT_STATE, SCAN_SAID } from '#domain/words/desk.ts';
import { toYuan } from '#lib/money.ts';
import { withheldOf } from '../catalogue/catalogue.ts';
import { subjectOf } from '../catalogue/family.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { iso } from '../catalogue/view.ts';
import { noOrder } from '../http/refusals.ts';
import { nameOf } from '../orders/gifts.ts';
import { isOfHouse } from '../orders/house-order.ts';
import { payAddress } from '../orders/link-code.ts';
import { GATEWAY_NAMES } from '../orders/order-view.ts';
import { placeWords } from '../orders/place-words.ts';
import { noPlan } from '../orders/refusals.ts';
import type { Tx } from '../store/port.ts';
import { HOUSE, NO_MEMBER, type OrderRow, paidBack } from '../store/ports/sales.ts';
import { type DoorParts, doorName, titleOf } from './door-parts.ts';
import { invoiceDue } from './invoice.ts';
import { letterLine } from './letters.ts';

const QUESTIONS = 500;

/** The evenings of the day, and how many of what waits for a person. */
export async function today(parts: DoorParts): Promise<Today> {
  const { deps, season, now } = parts;
  const { direct } = deps.store;
  const near = season.catalogue.calendar.filter(
    s => s.startsAt > now - LIST_FOR && s.startsAt < now + 2 * DOORS_BEFORE,
  );
  const [figures, letters, enquiries, questions] = await Promise.all([
    direct.desk.figures(now),
    direct.letters.countLetters(),
    direct.enquiries.enquiries(),
    direct.digital.unread(QUESTIONS),
  ]);
  return {
    now: iso(now),
    evenings: await Promise.all(near.map(s => eveningOf(parts, s))),
    waiting: {
      enquiries: enquiries.length,
      letters: letters.failed + letters.unsure,
      payments: figures.paymentsOpen,
      refunds: figures.refundsDue,
      questions: questions.length,
    },
  };
}

async function eveningOf(
  { deps, season, now }: DoorParts,
  schedule: ScheduleDoc,
): Promise<Today['evenings'][number]> {
  const { sales, desk } = deps.store.direct;
  const plan = season.catalogue.plans.get(schedule.planId);
  const kept = withheldOf(season.catalogue, schedule);
  const [claims, orders] = await Promise.all([sales.taken(schedule.id, now), desk.ordersAt(schedule.id)]);
  const house = new Set([...kept, ...claims.filter(c => c.tradeNo === HOUSE).map(c => c.seatId)]);
  const paid = orders.filter(o => o.realStatus === 'paid_success');
  const sold = paid.flatMap(o => o.seats.filter(s => (s.scheduleId ?? o.scheduleId) === schedule.id)).length;
  const evening = new Map(paid.map(o => [o.tradeNo, o.scheduleId]));
  const tickets = (await sales.ticketsIn(paid.map(o => o.tradeNo))).filter(
    t =>
      t.usedAt !== null && t.outAt === undefined && (t.scheduleId ?? evening.get(t.tradeNo)) === schedule.id,
  );
  const seats = plan?.seats.size ?? 0;
  const held = claims.filter(c => c.tradeNo !== HOUSE).length - sold;
  return {
    scheduleId: schedule.id,
    title: titleOf(season, schedule),
    hall: season.catalogue.halls.get(schedule.hallId)?.name ?? { zh: '', en: '' },
    startsAt: iso(schedule.startsAt),
    ...(schedule.cancelled
      ? { changed: 'cancelled' as const }
      : schedule.movedFrom !== undefined
        ? { changed: 'moved' as const }
        : {}),
    seats,
    sold,
    held: Math.max(0, held),
    house: house.size,
    free: Math.max(0, seats - sold - Math.max(0, held) - house.size),
    inside: tickets.reduce((n, t) => n + t.seatIds.length, 0),
  };
}

export function foundOrder({ season, now }: DoorParts, row: OrderRow): FoundOrder {
  const { title, occasion } = subjectOf(season, row);
  const back = (row.returned ?? []).reduce((sum, part) => sum + paidBack(part), 0);
  return {
    tradeNo: row.tradeNo,
    title,
    ...(occasion && { startsAt: iso(occasion.startsAt) }),
    status: statusAt(row, now),
    name: row.contact?.linkman ?? '',
    mobile: row.contact?.mobile ?? '',
    mail: row.contact?.email ?? '',
    places: [
      ...row.seats.map(placeWords),
      ...row.items.map(i => ({ zh: `${i.name.zh} × ${i.quantity}`, en: `${i.name.en} × ${i.quantity}` })),
    ],
    total: toYuan(totalsOf(row).totalFee),
    back: toYuan(back),
    complimentary: row.complimentary !== undefined,
  };
}

const SHORT = 16;
const OTHERS = 20;

/** Of the same person: the member's, or for a guest of the counter those with the same number or address. */
async function ordersBeside({ sales, desk }: Tx, row: OrderRow): Promise<OrderRow[]> {
  if (row.memberId !== NO_MEMBER) return sales.ordersOf(row.memberId, { most: OTHERS });
  const { mobile, email } = row.contact ?? {};
  const same = mobile ? await desk.findOrders({ mobile }) : email ? await desk.findOrders({ email }) : [];
  return same.slice(0, OTHERS);
}

/** The tickets that were exchanged for this order. */
async function insteadOf({ sales }: Tx, row: OrderRow): Promise<DeskOrder['insteadOf']> {
  const first = row.exchange && (await sales.order(row.exchange.tradeNo));
  const given = first?.returned?.find(part => part.exchanged?.tradeNo === row.tradeNo);
  if (!first || !given) return undefined;
  return {
    tradeNo: first.tradeNo,
    scheduleId: first.scheduleId,
    seats: given.seats.map(s => ({ seatId: s.seatId, place: placeWords(s) })),
  };
}

/** An order with its whole life: what was paid, sent, used, and done to it. */
export async function deskOrder(parts: DoorParts, tradeNo: string): Promise<DeskOrder> {
  const { deps, season } = parts;
  const { direct } = deps.store;
  const row = await direct.sales.order(tradeNo);
  if (!row) throw noOrder();
  const [tickets, payments, letters, scans, acts, others, invoices, due, instead] = await Promise.all([
    direct.sales.tickets(tradeNo),
    direct.sales.paymentsOf(tradeNo),
    direct.letters.lettersOf(tradeNo),
    direct.doors.scansOf(tradeNo),
    direct.desk.actsOf(tradeNo),
    ordersBeside(direct, row),
    direct.invoices.invoicesIn([tradeNo]),
    invoiceDue(direct, row),
    insteadOf(direct, row),
  ]);
  return {
    ...foundOrder(parts, row),
    memberId: row.memberId,
    scheduleId: row.scheduleId,
    programId: row.programId,
    createdAt: iso(row.createdAt),
    ...(row.realStatus === 'new_confirm' &&
      isLive(row, parts.now) && {
        payAt: deps.config.origin + (await payAddress(deps, tradeNo)),
        until: iso(row.expiresAt),
        kept: isOfHouse(row),
      }),
    seats: row.seats.map(s => {
      const scheduleId = s.scheduleId ?? row.scheduleId;
      return {
        seatId: s.seatId,
        scheduleId,
        place: placeWords(s),
        price: toYuan(s.price),
      };
    }),
    tickets: tickets.map(t => ({
      place: t.place,
      seats: t.seatIds.map(id => nameOf(row, id)),
      short: t.code.slice(0, SHORT),
      given: t.holder !== undefined,
      ...(t.usedAt !== null && { usedAt: iso(t.usedAt) }),
      ...(t.door !== undefined && { door: doorName(season, t.scheduleId ?? row.scheduleId, t.door) }),
    })),
    payments: payments.map(p => ({
      payNo: p.payNo,
      gateway: GATEWAY_NAMES[p.gateway],
      amount: toYuan(p.received || p.amount),
      state: PAYMENT_STATE[p.state],
      refund: toYuan(p.refund),
      at: iso(p.receivedAt ?? p.createdAt),
    })),
    events: row.events.map(e => ({ status: e.status, at: iso(e.at), note: e.note })),
    letters: letters.map(letterLine),
    scans: scans.map(s => ({
      at: iso(s.at),
      door: doorName(season, s.scheduleId, s.door),
      who: s.who,
      said: SCAN_SAID[s.result],
    })),
    acts: acts.map(a => ({ at: iso(a.at), who: a.who, what: actSaid(a.command), why: a.why })),
    invoices: invoices.map(({ number, credits, madeAt, body: { buyer, fen } }) => ({
      number,
      credits,
      at: iso(madeAt),
      ...buyer,
      sum: toYuan(fen),
    })),
    ...(due && { invoiceDue: due.number }),
    ...(instead && { insteadOf: instead }),
    others: others.filter(o => o.tradeNo !== tradeNo).map(o => foundOrder(parts, o)),
  };
}

/** A house as whoever sells in it sees it; what is taken is another question, asked more often. */
export function deskPlan({ season: { catalogue } }: DoorParts, schedule: ScheduleDoc): DeskPlan {
  const found = catalogue.plans.get(schedule.planId);
  if (!found) throw noPlan();
  return {
    scheduleId: schedule.id,
    plan: found.plan,
    categories: found.categories.map(({ code, name, rank }) => ({
      code,
      name,
      rank,
      price: toYuan(schedule.prices[code] ?? 0),
    })),
  };
}

/** What nobody else can have: sold, in an order that waits, or without a price; and what the house keeps. */
export async function deskTaken({ deps, season, now }: DoorParts, schedule: ScheduleDoc): Promise<DeskTaken> {
  const claims = await deps.store.direct.sales.taken(schedule.id, now);
  const plan = season.catalogue.plans.get(schedule.planId);
  const unpriced = [...(plan?.seats.values() ?? [])].filter(s => schedule.prices[s.category] === undefined);
  const held = claims.filter(c => c.tradeNo === HOUSE).map(c => c.seatId);
  const sold = claims.filter(c => c.tradeNo !== HOUSE).map(c => c.seatId);
  return {
    taken: [...new Set([...sold, ...unpriced.map(s => s.guid)])],
    house: [...new Set([...held, ...withheldOf(season.catalogue, schedule)])].filter(
      id => !sold.includes(id),
    ),
  };
}
