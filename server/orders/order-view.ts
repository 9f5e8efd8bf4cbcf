import type { GatewayCode, Order, OrderRow as OrderListRow } from '#domain/contract/order.ts';
import { totalsOf } from '#domain/rules/amounts.ts';
import { packTradeNoOf } from '#domain/rules/evenings.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { canRenew, isLive, statusAt } from '#domain/rules/hold.ts';
import { hintOf, orderStatusOf } from '#domain/rules/order-status.ts';
import { rewardOf } from '#domain/rules/points-return.ts';
import { maskMobile } from '#domain/rules/validation.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { toYuan } from '#lib/money.ts';
import type { Locale } from '#site/tree.ts';
import { type Account, accountOf } from '../accounts/standing.ts';
import type { Catalogue, ScheduleDoc } from '../catalogue/types.ts';
import { titleOf } from '../catalogue/view.ts';
import { eveningOf, type Occasion, type Season, type Subject, subjectOf } from '../family.ts';
import type { Tx } from '../store/port.ts';
import { FOREVER, type OrderRow, type PaymentRow, type TicketRow } from '../store/ports/sales.ts';
import { fulfilmentOf } from './fulfilment.ts';
import { piecesLeft, type ReturnOffer, returnable, returnOffer, undivided, wireId } from './returns.ts';

const iso = (at: number): string => new Date(at).toISOString();

export const GATEWAY_NAMES: Readonly<Record<GatewayCode, Bilingual>> = {
  aliPay: { zh: '支付宝', en: 'Alipay' },
  wxAppPay: { zh: '微信支付', en: 'WeChat Pay' },
  unionPay: { zh: '云闪付', en: 'UnionPay' },
  card: { zh: '国际银行卡', en: 'International card' },
};

export interface OrderParts {
  readonly season: Season;
  readonly locale: Locale;
  readonly now: number;
  readonly row: OrderRow;
}

/** What lists and the page have in common: what was ordered, its places and where it stands. */
function common({ season: { catalogue }, locale, now, row }: OrderParts, subject: Subject) {
  const { module, query } = FAMILY[row.family];
  const status = statusAt(row, now);
  const done = fulfilmentOf(row, subject, now)?.done ?? true;
  return {
    tradeNo: row.tradeNo,
    family: module,
    supportSeat: query.supportSeat,
    realStatus: status,
    orderStatus: orderStatusOf(status, done),
    title: say(subject.title, locale),
    art: subject.art,
    subjectId: subject.id,
    ...(subject.occasion ? { occasion: occasionView(locale, row, subject.occasion) } : {}),
    ...(subject.evenings.length > 0
      ? { evenings: subject.evenings.map(e => eveningView(catalogue, locale, row, e)) }
      : {}),
    seats: seatsView(catalogue, locale, row),
    items: row.items.map(item => ({
      itemId: item.itemId,
      name: say(item.name, locale),
      note: say(item.note, locale),
      price: toYuan(item.price),
      quantity: item.quantity,
    })),
    delivery: subject.delivery,
    createdAt: iso(row.createdAt),
    ...(isLive(row, now) ? { expiresAt: iso(row.expiresAt) } : {}),
  };
}

function occasionView(
  locale: Locale,
  row: OrderRow,
  { id, startsAt, minutes, place, realName, entrance, doors }: Occasion,
): NonNullable<Order['occasion']> {
  return {
    id,
    startsAt: iso(startsAt),
    minutes,
    realName,
    hall: {
      id: place.id,
      name: say(place.name, locale),
      address: say(place.address, locale),
    },
    entrance: entrance ? say(entrance, locale) : doorsTo(row, doors, locale),
  };
}

/** An evening of a package, with the concert that it brings. */
function eveningView(
  catalogue: Catalogue,
  locale: Locale,
  row: OrderRow,
  schedule: ScheduleDoc,
): NonNullable<Order['evenings']>[number] {
  const program = catalogue.programs.get(schedule.programId);
  const here = row.seats.filter(s => s.scheduleId === schedule.id);
  return {
    ...occasionView(locale, { ...row, seats: here }, eveningOf(catalogue, schedule)),
    title: program ? titleOf(catalogue, program, locale) : '',
    art: program?.art ?? { seed: schedule.programId, key: 'C' },
    programId: schedule.programId,
  };
}

/** Category names come from the plan of each seat's own performance. */
function seatsView(catalogue: Catalogue, locale: Locale, row: OrderRow): Order['seats'] {
  const nameOf = (scheduleId: string, code: string): string => {
    const schedule = catalogue.schedules.get(scheduleId);
    const category = schedule && catalogue.plans.get(schedule.planId)?.categories.find(c => c.code === code);
    return category ? (locale === 'zh-CN' ? category.name : category.nameEn) : code;
  };
  return row.seats.map(s => ({
    seatId: s.seatId,
    zone: say(s.zone, locale),
    row: s.row,
    number: s.number,
    category: nameOf(s.scheduleId ?? row.scheduleId, s.category),
    price: toYuan(s.price),
    ...(s.scheduleId === undefined ? {} : { scheduleId: s.scheduleId }),
  }));
}

export function listRow(parts: OrderParts, ticketCount: number): OrderListRow {
  return {
    ...common(parts, subjectOf(parts.season, parts.row)),
    totalAmount: toYuan(totalsOf(parts.row).totalFee),
    ticketCount,
  };
}

/** What belongs to an order beside its row. The account only where something can be given back. */
export interface OrderBooks {
  readonly payments: readonly PaymentRow[];
  readonly tickets: readonly TicketRow[];
  readonly account: Account | null;
}

export async function booksOf(tx: Tx, row: OrderRow, now: number): Promise<OrderBooks> {
  const [payments, tickets] = [await tx.sales.paymentsOf(row.tradeNo), await tx.sales.tickets(row.tradeNo)];
  const account = row.realStatus === 'paid_success' ? await accountOf(tx, row.memberId, now) : null;
  return { payments, tickets, account };
}

/** The order as its owner sees it: money in yuan, the mobile masked, no certificate numbers (S19). */
export function orderView(parts: OrderParts, { payments, tickets, account }: OrderBooks): Order {
  const { season, locale, now, row } = parts;
  const subject = subjectOf(season, row);
  const base = common(parts, subject);
  const status = base.realStatus;
  const { totalFee, totalAmount } = totalsOf(row);
  const payment = shownPayment(payments);
  const used = payments.find(p => p.state === 'paid' || p.state === 'wrong') ?? payment;
  const wrong = payments.find(p => p.state === 'wrong');
  const replacedBy = row.events.findLast(e => e.by !== undefined)?.by;
  const fulfilment = status === 'paid_success' ? fulfilmentOf(row, subject, now) : null;
  const reward = account && rewardOf(account.entries, row.tradeNo);
  const back = used && (status === 'paid_success' || status.startsWith('paid_return')) ? used.refund : 0;
  return {
    ...base,
    // Settled discounts hide their arrows (specification §4), also before the order is confirmed.
    payStatus: row.discounting?.settled && isLive(row, now) ? 'new_confirm' : status,
    amount: toYuan(row.amount),
    discount: toYuan(row.discount),
    discounts: row.discounts.map(d => ({
      kind: d.kind,
      title: say(d.title, locale),
      amount: toYuan(d.fen),
    })),
    otherFee: toYuan(row.otherFee),
    totalFee: toYuan(totalFee),
    totalAmount: toYuan(totalAmount),
    ...(FAMILY[row.family].whole ? { packTradeNo: packTradeNoOf(row.scheduleId, row.tradeNo) } : {}),
    ...(used ? { gatewayCode: used.gateway, gatewayName: say(GATEWAY_NAMES[used.gateway], locale) } : {}),
    renewable: FAMILY[row.family].keeps && canRenew(row, now),
    now: iso(now),
    linkman: row.contact?.linkman ?? '',
    mobile: row.contact ? maskMobile(row.contact.mobile) : '',
    ...(row.contact?.email ? { email: row.contact.email } : {}),
    ...(row.contact ? { channel: row.contact.channel } : {}),
    deliverTo: row.contact?.deliverTo ?? '',
    ...(fulfilment
      ? {
          fulfilment: {
            done: fulfilment.done,
            ...(fulfilment.at === null ? {} : { at: iso(fulfilment.at) }),
            ...(subject.opensAt === undefined ? {} : { opensAt: iso(subject.opensAt) }),
          },
        }
      : {}),
    events: eventsView(parts, status, subject.delivery === 'parcel' ? fulfilment : null),
    tickets: tickets.map(t => ticketView(row, t, locale)),
    ...(account
      ? { refund: refundView(parts, tickets, returnOffer(row, subject, { tickets, account }, now)) }
      : {}),
    ...(used && back > 0 ? { returned: { amount: toYuan(back), left: toYuan(used.received - back) } } : {}),
    ...(reward && reward.points > 0
      ? { reward: { points: reward.points, creditAt: iso(reward.gain.creditAt ?? reward.gain.at) } }
      : {}),
    ...(replacedBy === undefined ? {} : { replacedBy }),
    ...(row.replaces
      ? {
          replaces: {
            tradeNo: row.replaces.tradeNo,
            dropped: row.replaces.dropped.map(title => say(title, locale)),
          },
        }
      : {}),
    ...(wrong
      ? {
          mismatch: {
            received: toYuan(wrong.received),
            ...(wrong.refundAt < FOREVER ? { refundAt: iso(wrong.refundAt) } : {}),
            refunded: wrong.refundState === 'done',
          },
        }
      : {}),
    ...(payment
      ? { payment: { payNo: payment.payNo, state: payment.state as 'started' | 'unknown' | 'declined' } }
      : {}),
  };
}

/** The time line as it is written, with what the clock has brought since: the end of a hold, a parcel on its way. */
function eventsView(
  { locale, row }: OrderParts,
  status: OrderRow['realStatus'],
  parcel: ReturnType<typeof fulfilmentOf>,
): Order['events'] {
  const events = row.events.map(e => ({ status: e.status, at: iso(e.at), note: say(e.note, locale) })) as {
    status: string;
    at: string;
    note: string;
  }[];
  if (status !== row.realStatus)
    events.push({
      status,
      at: iso(row.expiresAt),
      note: say(hintOf(status, FAMILY[row.family].module), locale),
    });
  if (parcel?.done && parcel.at !== null) {
    const note: Bilingual = {
      zh: '包裹已交给快递，或已在票务中心等您领取。',
      en: 'With the courier, or ready at the counter.',
    };
    events.push({ status: 'sent', at: iso(parcel.at), note: say(note, locale) });
  }
  return events;
}

/** The payment that is under way, else the last one if it was declined. */
function shownPayment(payments: readonly PaymentRow[]): PaymentRow | undefined {
  if (payments.some(p => p.state === 'paid' || p.state === 'wrong')) return undefined;
  const open = payments.findLast(p => p.state === 'unknown') ?? payments.findLast(p => p.state === 'started');
  const last = payments.at(-1);
  return open ?? (last?.state === 'declined' ? last : undefined);
}

export function refundView(
  { locale, row }: OrderParts,
  tickets: readonly TicketRow[],
  offer: ReturnOffer,
): NonNullable<Order['refund']> {
  const pieces = piecesLeft(row, tickets);
  const whole = undivided(row);
  const { back, taken, short } = offer.points;
  return {
    allowed: offer.allowed,
    reason: say(offer.reason, locale),
    fee: toYuan(offer.fee),
    amount: toYuan(offer.amount),
    ladder: offer.ladder.map(s => ({ until: iso(s.until), percent: s.percent })),
    points: taken,
    short: toYuan(short),
    pointsBack: back.reduce((sum, part) => sum + part.points, 0),
    ...(pieces.length < 2
      ? {}
      : whole
        ? { whole: say(whole, locale) }
        : {
            pieces: returnable(row, pieces).map(p => ({
              id: wireId(p.id),
              label: pieceLabel(row, p.id, locale),
              price: toYuan(p.price),
            })),
          }),
  };
}

function pieceLabel(row: OrderRow, id: string, locale: Locale): string {
  const item = row.items.find(i => id.startsWith(`${i.itemId}#`));
  return item
    ? say(item.name, locale)
    : seatsLabel(
        row.seats.filter(s => s.seatId === id),
        locale,
      );
}

/** A ticket with its seats, or with the names and numbers of what it admits. */
function ticketView(row: OrderRow, ticket: TicketRow, locale: Locale): Order['tickets'][number] {
  const { scheduleId } = ticket;
  const seats = row.seats.filter(s => s.scheduleId === scheduleId && ticket.seatIds.includes(s.seatId));
  const base = {
    code: ticket.code,
    used: ticket.usedAt !== null,
    ...(scheduleId === undefined ? {} : { scheduleId }),
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
  return {
    ...base,
    seatIds: [],
    label: counted
      .map(({ item, n }) => (n > 1 ? `${say(item.name, locale)} × ${n}` : say(item.name, locale)))
      .join(locale === 'zh-CN' ? '、' : ', '),
    price: toYuan(counted.reduce((sum, { item, n }) => sum + item.price * n, 0)),
  };
}

function seatsLabel(seats: OrderRow['seats'], locale: Locale): string {
  const names = seats.map(s =>
    locale === 'zh-CN'
      ? `${s.zone.zh} ${s.row}排${s.number}座`
      : `${s.zone.en}, row ${s.row}, seat ${s.number}`,
  );
  return names.join(locale === 'zh-CN' ? '、' : '; ');
}

/** The doors of the seats' zones; of a hall whose doors are not known the zones themselves. */
function doorsTo(row: OrderRow, doors: Occasion['doors'], locale: Locale): string {
  const used = doors.filter(d => row.seats.some(s => d.zones.includes(s.zone.zh)));
  if (used.length === 0) return zonesOf(row, locale);
  return used.map(d => say(d.name, locale)).join(locale === 'zh-CN' ? '、' : ', ');
}

function zonesOf(row: OrderRow, locale: Locale): string {
  const zones = [...new Set(row.seats.map(s => say(s.zone, locale)))];
  return zones.join(locale === 'zh-CN' ? '、' : ', ');
}
