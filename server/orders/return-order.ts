import type { Order } from '#domain/contract/order.ts';
import { companionsAlone } from '#domain/rules/companions.ts';
import type { Bilingual } from '#domain/text.ts';
import { toFen, toYuan } from '#lib/money.ts';
import { accountOf, writeReturn } from '../accounts/standing.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { giveBack } from '../discounts/claims.ts';
import { type ProductFamily, type Subject, seasonOf, subjectOf } from '../family.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { badField, noOrder, refused, wrongStatus } from '../http/refusals.ts';
import type { Tx } from '../store/port.ts';
import type { OrderRow, ReturnedPart } from '../store/ports/sales.ts';
import { amountRefusal, lockOwn } from './change.ts';
import { moved } from './moves.ts';
import { refundView } from './order-view.ts';
import { placesGoing, withoutPieces } from './part.ts';
import { releasePlaces } from './places.ts';
import { showRow } from './read.ts';
import { sendRefunds } from './refunds.ts';
import { piecesLeft, type ReturnOffer, returnOffer, undivided, wireId } from './returns.ts';

export interface RefundInput {
  readonly tradeNo: string;
  /** Yuan, as the page showed it. */
  readonly fee: number;
  /** Yuan that go back, as the page showed it. */
  readonly amount?: number | undefined;
  /** Seats or tickets; all that are left when absent. */
  readonly pieces?: readonly string[] | undefined;
}

/** What a return of these pieces would give; refuses what cannot be parted. */
function offerFor(
  { catalogue, row, subject, now }: { catalogue: Catalogue; row: OrderRow; subject: Subject; now: number },
  books: Parameters<typeof returnOffer>[2],
  wanted?: readonly string[],
): ReturnOffer {
  const all = piecesLeft(row, books.tickets);
  const ids = wanted && all.flatMap(p => (wanted.includes(wireId(p.id)) ? p.id : []));
  if (ids && (ids.length !== new Set(wanted).size || ids.length === 0))
    throw badField('pieces', {
      zh: '所选门票已不在订单里，请刷新后重试。',
      en: 'These tickets are no longer in the order. Please reload.',
    });
  const offer = returnOffer(row, subject, books, now, ids);
  if (offer.last) return offer;
  const whole = undivided(row);
  if (whole) throw refused(whole);
  const going = offer.pieces.map(p => p.id);
  if (leavesCompanionAlone(catalogue, row, going))
    throw refused({
      zh: '陪同席须与轮椅席一同保留，请一并退回。',
      en: 'A companion place goes with a wheelchair place: please return both.',
    });
  return offer;
}

function leavesCompanionAlone(catalogue: Catalogue, row: OrderRow, ids: readonly string[]): boolean {
  const plan = catalogue.plans.get(catalogue.schedules.get(row.scheduleId)?.planId ?? '');
  const left = row.seats.filter(s => !ids.includes(s.seatId));
  return companionsAlone(left.map(s => plan?.seats.get(s.seatId)?.kind));
}

/** The exact figures before anything is given back; reads only. */
export async function previewRefund(
  ctx: MemberCtx,
  tradeNo: string,
  pieces?: readonly string[],
): Promise<NonNullable<Order['refund']>> {
  const { deps, now, session, locale } = ctx;
  const season = await seasonOf(deps);
  const tx = deps.store.direct;
  const row = await tx.sales.order(tradeNo);
  if (row?.memberId !== session.memberId) throw noOrder();
  if (row.realStatus !== 'paid_success') throw wrongStatus();
  const subject = subjectOf(season, row);
  const tickets = await tx.sales.tickets(tradeNo);
  const account = await accountOf(tx, row.memberId, now);
  const offer = offerFor({ catalogue: season.catalogue, row, subject, now }, { tickets, account }, pieces);
  return refundView({ season, locale, now, row }, tickets, offer);
}

/** Gives an order back by the ladder, or some of its seats or tickets: paid_success until nothing is left of it. */
export async function refundOrder(ctx: MemberCtx, input: RefundInput): Promise<Order> {
  const { deps, now } = ctx;
  const { tradeNo } = input;
  const season = await seasonOf(deps);
  const row = await deps.store.transaction(async tx => {
    const order = await lockOwn(tx, ctx, tradeNo);
    if (order.realStatus === 'paid_return_succ') return order;
    if (order.realStatus !== 'paid_success') throw wrongStatus();
    await tx.accounts.lockMember(order.memberId);
    const tickets = await tx.sales.tickets(tradeNo);
    const subject = subjectOf(season, order);
    const account = await accountOf(tx, order.memberId, now);
    const offer = offerFor(
      { catalogue: season.catalogue, row: order, subject, now },
      { tickets, account },
      input.pieces,
    );
    if (!offer.allowed) throw refused(offer.reason);
    const asShown =
      toFen(input.fee) === offer.fee && (input.amount === undefined || toFen(input.amount) === offer.amount);
    if (!asShown) throw await amountRefusal(tx, ctx, season, order);
    const payment = (await tx.sales.paymentsOf(tradeNo)).find(p => p.state === 'paid');
    if (!payment) throw wrongStatus();
    const next = await giveUp(tx, { order, offer, subject, family: season.families[order.family] }, now);
    const { memberId } = order;
    const { goods: fen, points } = offer;
    await writeReturn(tx, { memberId, tradeNo, fen, entries: account.entries, points }, now);
    await tx.sales.savePayment({
      ...payment,
      refund: payment.refund + offer.amount,
      refundState: offer.amount > 0 ? 'due' : payment.refund > 0 ? payment.refundState : 'done',
      refundAt: now,
    });
    await tx.sales.saveOrder(next);
    return next;
  });
  await sendRefunds(deps, tradeNo);
  return showRow(ctx, (await deps.store.direct.sales.order(tradeNo)) ?? row);
}

interface Return {
  readonly order: OrderRow;
  readonly offer: ReturnOffer;
  readonly subject: Subject;
  readonly family: ProductFamily;
}

/** Frees places and tickets of what is given back; returns the order without it. */
async function giveUp(tx: Tx, { order, offer, subject, family }: Return, now: number): Promise<OrderRow> {
  const { tradeNo } = order;
  const ids = offer.pieces.map(p => p.id);
  const part = withoutPieces(order, ids);
  const returned: ReturnedPart[] = [
    ...(order.returned ?? []),
    {
      at: now,
      pieces: ids,
      seats: part.gone.seats,
      items: part.gone.items,
      price: offer.price,
      fee: offer.fee,
      amount: offer.amount,
    },
  ];
  const note = noteOf(order, offer, part.gone, subject);
  const tickets = await tx.sales.tickets(tradeNo);
  await tx.sales.removeTickets(tradeNo);
  if (offer.last) {
    await releasePlaces(tx, order);
    await giveBack(tx, order);
    await family.refunded?.(tx, order);
    // The page of an order that was given back shows all that it was.
    const seats = returned.flatMap(r => r.seats);
    return {
      ...moved(order, 'paid_return_succ', now, note),
      returned,
      ...(seats.length > 0 ? { seats } : {}),
    };
  }
  const places = placesGoing(order, ids, subject);
  await tx.sales.release(order.scheduleId, tradeNo, places);
  await tx.sales.addTickets(
    tickets
      .map(t => ({ ...t, seatIds: t.seatIds.filter(id => !ids.includes(id)) }))
      .filter(t => t.seatIds.length > 0),
  );
  return {
    ...order,
    ...part.left,
    ...(order.units ? { units: order.units.filter(u => !places.includes(u)) } : {}),
    returned,
    events: [...order.events, { status: 'part_returned', at: now, note }],
  };
}

function noteOf(
  order: OrderRow,
  { last, amount, fee, points }: ReturnOffer,
  gone: Pick<OrderRow, 'seats' | 'items'>,
  { delivery }: Subject,
): Bilingual {
  const what: Bilingual = {
    zh: [
      ...gone.seats.map(s => `${s.zone.zh} ${s.row}排${s.number}座`),
      ...gone.items.map(i => `${i.name.zh} × ${i.quantity}`),
    ].join('、'),
    en: [
      ...gone.seats.map(s => `${s.zone.en}, row ${s.row}, seat ${s.number}`),
      ...gone.items.map(i => `${i.name.en} × ${i.quantity}`),
    ].join('; '),
  };
  const short: Bilingual =
    points.short > 0
      ? {
          zh: `，抵扣已用掉的积分 ${toYuan(points.short)} 元`,
          en: `, ¥${toYuan(points.short)} kept for points already spent`,
        }
      : { zh: '', en: '' };
  const sums: Bilingual = {
    zh: `退款 ${toYuan(amount)} 元，手续费 ${toYuan(fee)} 元${short.zh}`,
    en: `¥${toYuan(amount)} goes back, fee ¥${toYuan(fee)}${short.en}`,
  };
  if (!last || order.returned) return { zh: `${what.zh}：${sums.zh}`, en: `${what.en}: ${sums.en}` };
  const { zh, en } = delivery === 'ticket' ? { zh: '退票', en: 'Tickets' } : { zh: '退款', en: 'Order' };
  return { zh: `${zh}完成，${sums.zh}`, en: `${en} returned: ${sums.en}` };
}
