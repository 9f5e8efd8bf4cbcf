import type { Bilingual } from '#domain/text.ts';
import { partLine } from '#domain/words/ledger.ts';
import { longDateTime } from '#lib/dates.ts';
import type { ProductFamily, Subject } from '../catalogue/family.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/port.ts';
import { claimsOf, type OrderEvent, type OrderRow, type ReturnedPart } from '../store/ports/sales.ts';
import { endOrder } from './ending.ts';
import { endGifts } from './gifts.ts';
import { unitsGoing, withoutPieces } from './part.ts';
import { placeWords } from './place-words.ts';
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

/** Frees places and tickets of what is given back; stores the order without it, and returns it. */
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
    // The page of an order that was given back shows all that it was.
    const seats = returned.flatMap(r => r.seats);
    const whole: OrderRow = { ...order, returned, ...(seats.length > 0 && { seats }) };
    return endOrder(tx, whole, 'paid_return_succ', now, note);
  }
  const units = unitsGoing(order, ids, subject);
  for (const [scheduleId, places] of claimsOf({
    scheduleId: order.scheduleId,
    seats: part.gone.seats,
    ...(order.units && { units }),
  }))
    await tx.sales.release(scheduleId, tradeNo, places);
  await tx.sales.addTickets(await ticketsWithout(deps, order, tickets, ids));
  const next: OrderRow = {
    ...order,
    ...part.left,
    ...(order.units && { units: order.units.filter(u => !units.includes(u)) }),
    returned,
    events: [...order.events, { status: statusOf(to), at: now, note }],
  };
  await tx.sales.saveOrder(next);
  return next;
}

const statusOf = ({ donated, exchanged }: Destination): OrderEvent['status'] =>
  donated !== undefined ? 'donated' : exchanged ? 'part_exchanged' : 'part_returned';

function noteOf(
  order: OrderRow,
  { last, price, amount, fee, points }: Return['offer'],
  gone: Pick<OrderRow, 'seats' | 'items'>,
  { subject: { delivery, evenings }, to, why }: Pick<Return, 'subject' | 'to' | 'why'>,
): Bilingual {
  const [evening] = evenings.filter(e => gone.seats.some(s => s.scheduleId === e.id));
  const what: Bilingual = evening
    ? {
        zh: longDateTime(evening.startsAt, 'zh-CN', true),
        en: longDateTime(evening.startsAt, 'en-US', true),
      }
    : {
        zh: [
          ...gone.seats.map(s => placeWords(s).zh),
          ...gone.items.map(i => `${i.name.zh} × ${i.quantity}`),
        ].join('、'),
        en: [
          ...gone.seats.map(s => placeWords(s).en),
          ...gone.items.map(i => `${i.name.en} × ${i.quantity}`),
        ].join('; '),
      };
  const sums = partLine({ price, amount, fee, ...to }, points.short);
  if (why) return { zh: `${why.zh}：${sums.zh}`, en: `${why.en}: ${sums.en}` };
  if (!last || order.returned) return { zh: `${what.zh}：${sums.zh}`, en: `${what.en}: ${sums.en}` };
  if (to?.donated !== undefined || to?.exchanged) return sums;
  const { zh, en } = delivery === 'ticket' ? { zh: '退票', en: 'Tickets' } : { zh: '退款', en: 'Order' };
  return { zh: `${zh}完成，${sums.zh}`, en: `${en} returned: ${sums.en}` };
}
