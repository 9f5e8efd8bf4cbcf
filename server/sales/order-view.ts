import type { GatewayCode, Order, OrderRow as OrderListRow } from '../../src/domain/contract/order.ts';
import { totalsOf } from '../../src/domain/rules/amounts.ts';
import { isLive, isRenewable, statusAt } from '../../src/domain/rules/hold.ts';
import { orderStatusOf, REAL_STATUS } from '../../src/domain/rules/order-status.ts';
import { ladderOf, quoteRefund } from '../../src/domain/rules/refund.ts';
import { maskMobile } from '../../src/domain/rules/validation.ts';
import { toYuan } from '../../src/lib/money.ts';
import type { Locale } from '../../src/site/tree.ts';
import { type Message, say } from '../http/refusal.ts';
import type { OrderRow, PaymentRow, TicketRow } from '../store/ports/sales.ts';
import { pick } from '../world/text.ts';
import type { Catalogue } from '../world/types.ts';
import { titleOf } from '../world/view.ts';

const iso = (at: number): string => new Date(at).toISOString();

export const GATEWAY_NAMES: Readonly<Record<GatewayCode, Message>> = {
  aliPay: ['支付宝', 'Alipay'],
  wxAppPay: ['微信支付', 'WeChat Pay'],
  unionPay: ['云闪付', 'UnionPay'],
};

export interface OrderParts {
  readonly catalogue: Catalogue;
  readonly locale: Locale;
  readonly now: number;
  readonly row: OrderRow;
}

/** What lists and the page have in common: the concert, the seats and the amount. */
function common({ catalogue, locale, now, row }: OrderParts) {
  const schedule = catalogue.schedules.get(row.scheduleId);
  const program = catalogue.programs.get(row.programId);
  const hall = schedule && catalogue.halls.get(schedule.hallId);
  const names = new Map(
    (schedule && catalogue.plans.get(schedule.planId)?.categories)?.map(c => [
      c.code,
      locale === 'zh-CN' ? c.name : c.nameEn,
    ]),
  );
  return {
    tradeNo: row.tradeNo,
    supportSeat: 'Y' as const,
    realStatus: statusAt(row, now),
    programId: row.programId,
    title: program ? titleOf(catalogue, program, locale) : '',
    art: program?.art ?? { seed: row.programId, key: 'C' },
    startsAt: iso(schedule?.startsAt ?? row.createdAt),
    hall: {
      id: schedule?.hallId ?? 'hall',
      name: hall ? pick(hall.name, locale) : '',
      address: hall ? pick(hall.address, locale) : '',
    },
    seats: row.seats.map(s => ({
      seatId: s.seatId,
      zone: say(s.zone, locale),
      row: s.row,
      number: s.number,
      category: names.get(s.category) ?? s.category,
      price: toYuan(s.price),
    })),
    totalAmount: toYuan(totalsOf(row).totalAmount),
    createdAt: iso(row.createdAt),
    ...(isLive(row, now) ? { expiresAt: iso(row.expiresAt) } : {}),
  };
}

export function listRow(parts: OrderParts, ticketCount: number): OrderListRow {
  return { ...common(parts), ticketCount };
}

/** The order as its owner sees it: money in yuan, the mobile masked, no certificate numbers (S19). */
export function orderView(
  parts: OrderParts,
  payments: readonly PaymentRow[],
  tickets: readonly TicketRow[],
): Order {
  const { catalogue, locale, now, row } = parts;
  const base = common(parts);
  const status = base.realStatus;
  const schedule = catalogue.schedules.get(row.scheduleId);
  const { totalFee } = totalsOf(row);
  const payment = shownPayment(payments);
  const used = payments.find(p => p.state === 'paid' || p.state === 'wrong') ?? payment;
  const events = row.events.map(e => ({ status: e.status, at: iso(e.at), note: say(e.note, locale) }));
  if (status !== row.realStatus)
    events.push({ status, at: iso(row.expiresAt), note: pick(REAL_STATUS[status].hint, locale) });
  return {
    ...base,
    payStatus: status,
    orderStatus: orderStatusOf(status),
    scheduleId: row.scheduleId,
    ...(schedule ? { minutes: schedule.minutes } : {}),
    realName: schedule?.realName ?? false,
    amount: toYuan(row.amount),
    discount: toYuan(row.discount),
    otherFee: toYuan(row.otherFee),
    totalFee: toYuan(totalFee),
    ...(used ? { gatewayCode: used.gateway, gatewayName: say(GATEWAY_NAMES[used.gateway], locale) } : {}),
    renewable: isRenewable(row, now),
    now: iso(now),
    linkman: row.contact?.linkman ?? '',
    mobile: row.contact ? maskMobile(row.contact.mobile) : '',
    ...(row.contact ? { channel: row.contact.channel } : {}),
    deliverTo: row.contact?.deliverTo ?? '',
    events,
    tickets: tickets.map(t => ({
      code: t.code,
      seatIds: [...t.seatIds],
      label: ticketLabel(row, t, locale),
      used: t.usedAt !== null,
    })),
    ...(status === 'paid_success' && schedule ? { refund: refundView(parts, tickets) } : {}),
    ...(payment
      ? { payment: { payNo: payment.payNo, state: payment.state as 'started' | 'unknown' | 'declined' } }
      : {}),
    entrance: entrance(row, locale),
  };
}

/** The payment that is under way, else the last one if it was declined. */
function shownPayment(payments: readonly PaymentRow[]): PaymentRow | undefined {
  if (payments.some(p => p.state === 'paid' || p.state === 'wrong')) return undefined;
  const open = payments.findLast(p => p.state === 'unknown') ?? payments.findLast(p => p.state === 'started');
  const last = payments.at(-1);
  return open ?? (last?.state === 'declined' ? last : undefined);
}

/** What a refund would give now; a used ticket is not taken back. */
export function refundFor(row: OrderRow, catalogue: Catalogue, now: number) {
  const schedule = catalogue.schedules.get(row.scheduleId);
  return quoteRefund(
    {
      goods: Math.max(0, row.amount - row.discount),
      freight: row.otherFee,
      startsAt: schedule?.startsAt ?? 0,
      cancelled: schedule?.cancelled ?? false,
    },
    now,
  );
}

function refundView(
  { catalogue, locale, now, row }: OrderParts,
  tickets: readonly TicketRow[],
): NonNullable<Order['refund']> {
  const quote = refundFor(row, catalogue, now);
  const used = tickets.some(t => t.usedAt !== null);
  const startsAt = catalogue.schedules.get(row.scheduleId)?.startsAt ?? 0;
  const reason: Message = used
    ? ['门票已使用，不能退票。', 'A ticket that has been used cannot be returned.']
    : quote.allowed
      ? ['', '']
      : ['演出前 24 小时内不办理退票。', 'Tickets cannot be returned in the last 24 hours.'];
  return {
    allowed: quote.allowed && !used,
    reason: say(reason, locale),
    fee: toYuan(quote.fee),
    amount: toYuan(quote.amount),
    ladder: ladderOf(startsAt).map(s => ({ until: iso(s.until), percent: s.percent })),
  };
}

function ticketLabel(row: OrderRow, ticket: TicketRow, locale: Locale): string {
  const seats = row.seats.filter(s => ticket.seatIds.includes(s.seatId));
  const names = seats.map(s =>
    locale === 'zh-CN'
      ? `${s.zone[0]} ${s.row}排${s.number}座`
      : `${s.zone[1]}, row ${s.row}, seat ${s.number}`,
  );
  return names.join(locale === 'zh-CN' ? '、' : '; ');
}

function entrance(row: OrderRow, locale: Locale): string {
  const zones = [...new Set(row.seats.map(s => say(s.zone, locale)))];
  return zones.join(locale === 'zh-CN' ? '、' : ', ');
}
