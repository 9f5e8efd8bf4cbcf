import type { PrintedOrder } from '#domain/contract/desk.ts';
import { totalsOf } from '#domain/rules/amounts.ts';
import { toYuan } from '#lib/money.ts';
import { subjectOf } from '../catalogue/family.ts';
import { noOrder } from '../http/refusals.ts';
import { GATEWAY_NAMES } from '../orders/order-view.ts';
import { placeWords } from '../orders/place-words.ts';
import { paidBack } from '../store/ports/sales.ts';
import type { DoorParts } from './door-parts.ts';
import { noTickets } from './refusals.ts';
import { CASH } from './take.ts';

const HOW = {
  cash: { zh: '现金', en: 'Cash' },
  card: { zh: '刷卡', en: 'Card' },
} as const;

/** What is printed of an order that has its tickets: a ticket each, and a receipt. */
export async function printed({ deps, season }: DoorParts, tradeNo: string): Promise<PrintedOrder> {
  const { sales } = deps.store.direct;
  const row = await sales.order(tradeNo);
  if (!row) throw noOrder();
  if (row.realStatus !== 'paid_success' || row.seats.length === 0) throw noTickets();
  const [tickets, payments] = await Promise.all([sales.tickets(tradeNo), sales.paymentsOf(tradeNo)]);
  const paid = payments.find(p => p.state === 'paid');
  const { title, occasion } = subjectOf(season, row);
  const { catalogue } = season;
  return {
    tradeNo,
    title,
    total: toYuan(totalsOf(row).totalFee),
    back: toYuan((row.returned ?? []).reduce((sum, part) => sum + paidBack(part), 0)),
    name: row.contact?.linkman ?? '',
    paidAt: new Date(paid?.receivedAt ?? row.createdAt).toISOString(),
    way: row.complimentary
      ? { zh: '赠票', en: 'Complimentary' }
      : paid?.gateway !== 'desk'
        ? GATEWAY_NAMES[paid?.gateway ?? 'desk']
        : HOW[paid.reference === undefined || paid.reference === CASH ? 'cash' : 'card'],
    tickets: tickets
      // Whoever it was given to has the code.
      .filter(t => t.holder === undefined)
      .map(t => {
        const schedule = catalogue.schedules.get(t.scheduleId ?? row.scheduleId);
        const seats = row.seats.filter(s => t.seatIds.includes(s.seatId));
        const plan = catalogue.plans.get(schedule?.planId ?? '');
        const [first] = seats;
        return {
          code: t.code,
          title: (schedule && catalogue.programs.get(schedule.programId)?.title) ?? title,
          hall: catalogue.halls.get(schedule?.hallId ?? '')?.name ?? { zh: '', en: '' },
          startsAt: new Date(schedule?.startsAt ?? occasion?.startsAt ?? row.createdAt).toISOString(),
          places: seats.map(placeWords),
          category: plan?.categories.find(c => c.code === first?.category)?.name ?? { zh: '', en: '' },
          price: toYuan(seats.reduce((sum, s) => sum + s.price, 0)),
        };
      }),
  };
}
