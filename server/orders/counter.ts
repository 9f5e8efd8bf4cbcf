import { isLive } from '#domain/rules/hold.ts';
import { isUnderWay } from '#domain/rules/payment.ts';
import type { PlannedSeat, ScheduleDoc } from '../catalogue/types.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/port.ts';
import type { OrderRow, PaymentRow } from '../store/ports/sales.ts';
import { closeOpen } from './closing.ts';
import { type HouseOrder, houseOrder } from './house-order.ts';
import { newPayment } from './payments.ts';
import { lineOf } from './seat-lines.ts';
import { withStatus } from './status.ts';

export interface CounterSale extends Pick<HouseOrder, 'guest' | 'instead'> {
  readonly schedule: ScheduleDoc;
  readonly seats: readonly PlannedSeat[];
  /** Nobody else gets the seats before; then they go back to the sale. */
  readonly until: number;
}
export interface AtCounter {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
}

/**
 * An order of whoever stands at the counter: placed, confirmed, and waiting for the desk to take its money. Where the
 * process ends before the money is noted, it is a reservation. Seats that others have: throw, so that all rolls back.
 */
export async function placeAtCounter(
  deps: Deps,
  tx: Tx,
  { schedule, seats, guest, until, instead }: CounterSale,
  now: number,
): Promise<AtCounter | { readonly lost: readonly string[] }> {
  const draft = await houseOrder(
    deps,
    tx,
    {
      schedule,
      seats: seats.map(seat => lineOf(seat, schedule)),
      guest,
      hold: until - now,
      note: { zh: '票务中心窗口下单', en: 'Made at the box office' },
      ...(instead && { instead }),
    },
    now,
  );
  const order = withStatus(draft, 'new_confirm', now);
  const ids = seats.map(seat => seat.guid);
  const lost = await tx.sales.claim(schedule.id, ids, order.tradeNo, until, now);
  if (lost.length > 0) return { lost };
  await tx.sales.insertOrder(order);
  const payment = newPayment(deps, order, 'desk', now);
  await tx.sales.savePayment(payment);
  return { order, payment };
}

/**
 * The counter's order whose buyer comes after all, though a payment by its link was begun: that one is closed at its
 * gateway first, and the desk may take the money. Null: it is paid, or nobody knows yet.
 */
export async function backToDesk(deps: Deps, tradeNo: string, now: number): Promise<PaymentRow | null> {
  await closeOpen(deps, tradeNo, ({ gateway }) => gateway === 'desk' || !deps.gateways[gateway]);
  return deps.store.transaction(async ({ sales }) => {
    const order = await sales.lockOrder(tradeNo);
    if (order?.realStatus !== 'new_confirm' || !isLive(order, now)) return null;
    const payments = await sales.paymentsOf(tradeNo);
    const known = payments.find(p => p.gateway === 'desk' && p.state === 'started');
    if (known || payments.some(isUnderWay)) return known ?? null;
    const payment = newPayment(deps, order, 'desk', now);
    await sales.savePayment(payment);
    return payment;
  });
}
