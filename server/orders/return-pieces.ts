import type { Bilingual } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { toYuan } from '#lib/money.ts';
import { priced } from '#lib/price.ts';
import type { ProductFamily, Subject } from '../catalogue/family.ts';
import type { Deps } from '../deps.ts';
import { giveBack } from '../discounts/claims.ts';
import type { Tx } from '../store/port.ts';
import { claimsOf, type OrderEvent, type OrderRow, type ReturnedPart } from '../store/ports/sales.ts';
import { endGifts } from './gifts.ts';
import { moved } from './moves.ts';
import { unitsGoing, withoutPieces } from './part.ts';
import { releasePlaces } from './places.ts';
import type { ReturnOffer } from './returns.ts';
import { ticketsWithout } from './tickets.ts';

/** Where the price of what is given back goes; back to the payer where nothing is said. */
export type Destination = Pick<ReturnedPart, 'donated' | 'exchanged'>;

export interface Return {
  readonly order: OrderRow;
  readonly offer: Pick<ReturnOffer, 'pieces' | 'last' | 'price' | 'fee' | 'amount' | 'points'>;
  readonly subject: Subject;
  readonly family: ProductFamily;
  readonly to?: Destination;
  /** In place of what is usually said, where the house gives it back. */
  readonly why?: Bilingual | undefined;
}

/** Frees places and tickets of what is given back; returns the order without it. */
export async function returnPieces(
  { deps, tx, now }: { deps: Deps; tx: Tx; now: number },
  { order, offer, subject, family, to = {}, why }: Return,
): Promise<OrderRow> {
  const { tradeNo } = order;
  const ids = offer.pieces.map(p => p.id);
  const part = withoutPieces(order, ids, subject);
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
      ...to,
    },
  ];
  const note = noteOf(order, offer, part.gone, { subject, to, why });
  const tickets = await tx.sales.tickets(tradeNo);
  await tx.sales.removeTickets(tradeNo);
  await endGifts(tx, deps, order, ids, now);
  if (offer.last) {
    await family.refunded?.(tx, order);
    await releasePlaces(tx, order);
    await giveBack(tx, order);
    // The page of an order that was given back shows all that it was.
    const seats = returned.flatMap(r => r.seats);
    return {
      ...moved(order, 'paid_return_succ', now, note),
      returned,
      ...(seats.length > 0 ? { seats } : {}),
    };
  }
  const units = unitsGoing(order, ids, subject);
  for (const [scheduleId, places] of claimsOf({
    scheduleId: order.scheduleId,
    seats: part.gone.seats,
    ...(order.units && { units }),
  }))
    await tx.sales.release(scheduleId, tradeNo, places);
  await tx.sales.addTickets(await ticketsWithout(deps, order, tickets, ids));
  return {
    ...order,
    ...part.left,
    ...(order.units ? { units: order.units.filter(u => !units.includes(u)) } : {}),
    returned,
    events: [...order.events, { status: statusOf(to), at: now, note }],
  };
}

const statusOf = ({ donated, exchanged }: Destination): OrderEvent['status'] =>
  donated !== undefined ? 'donated' : exchanged ? 'part_exchanged' : 'part_returned';

function noteOf(
  order: OrderRow,
  { last, amount, fee, points }: Return['offer'],
  gone: Pick<OrderRow, 'seats' | 'items'>,
  {
    subject: { delivery, evenings },
    to: { donated, exchanged } = {},
    why,
  }: Pick<Return, 'subject' | 'to' | 'why'>,
): Bilingual {
  const [evening] = evenings.filter(e => gone.seats.some(s => s.scheduleId === e.id));
  const what: Bilingual = evening
    ? {
        zh: longDateTime(evening.startsAt, 'zh-CN', true),
        en: longDateTime(evening.startsAt, 'en-US', true),
      }
    : {
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
          zh: `，抵扣已用掉的积分 ${priced(toYuan(points.short))}`,
          en: `, ${priced(toYuan(points.short))} kept for points already spent`,
        }
      : { zh: '', en: '' };
  const fees: Bilingual = {
    zh: `，手续费 ${priced(toYuan(fee))}${short.zh}`,
    en: `, fee ${priced(toYuan(fee))}${short.en}`,
  };
  const sum = priced(toYuan(amount));
  const sums: Bilingual =
    donated !== undefined
      ? {
          zh: `捐赠 ${sum} 给基金会${fees.zh}。收据 ${donated}`,
          en: `${sum} given to the foundation${fees.en}. Receipt ${donated}`,
        }
      : exchanged
        ? {
            zh: `换到订单 ${exchanged.tradeNo}，抵 ${sum}${fees.zh}`,
            en: `Exchanged for order ${exchanged.tradeNo}: worth ${sum}${fees.en}`,
          }
        : { zh: `退款 ${sum}${fees.zh}`, en: `${sum} goes back${fees.en}` };
  if (why) return { zh: `${why.zh}：${sums.zh}`, en: `${why.en}: ${sums.en}` };
  if (!last || order.returned) return { zh: `${what.zh}：${sums.zh}`, en: `${what.en}: ${sums.en}` };
  if (donated !== undefined || exchanged) return sums;
  const { zh, en } = delivery === 'ticket' ? { zh: '退票', en: 'Tickets' } : { zh: '退款', en: 'Order' };
  return { zh: `${zh}完成，${sums.zh}`, en: `${en} returned: ${sums.en}` };
}
