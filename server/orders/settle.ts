import type { GatewayCode } from '#domain/contract/order.ts';
import { totalsOf } from '#domain/rules/amounts.ts';
import { isLive } from '#domain/rules/hold.ts';
import { isCancelled, isUnconfirmed, isUnpaid } from '#domain/rules/order-status.ts';
import { rewardOrder } from '../accounts/standing.ts';
import { type SaleContext, saleContext, subjectOf } from '../catalogue/family.ts';
import type { Deps } from '../deps.ts';
import { consume, giveBack, lockSpender, stillFree } from '../discounts/claims.ts';
import type { PaymentEvent } from '../pay/gateway.ts';
import type { Tx } from '../store/port.ts';
import { FOREVER, isUnderWay, type OrderRow, type PaymentRow } from '../store/ports/sales.ts';
import { exchange, readyToExchange } from './exchange.ts';
import { canDeliver } from './fulfilment.ts';
import { moved } from './moves.ts';
import { claimPlaces, releasePlaces } from './places.ts';
import { sendRefunds } from './refunds.ts';
import { freeReturnUntil } from './returns.ts';
import { ticketsFor } from './tickets.ts';

const NUMBER = /^[\w-]{1,64}$/;

/** How long an order with a wrong amount waits before its money goes back. Milliseconds. */
export const WRONG_AMOUNT_WAIT = 10 * 60_000;

/**
 * Takes what a gateway says of a payment, in a webhook or when asked. Any number of times, in any order, from any
 * process: one transition, one set of tickets, one grant of points (quality.md R6 to R9). False: no such payment.
 * `first` runs in the same transaction, and may end it by what it throws.
 */
export async function applyPaymentEvent(
  deps: Deps,
  gateway: GatewayCode,
  event: PaymentEvent,
  first?: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<boolean> {
  // What no number of ours looks like is not even looked up: some of it a database cannot take.
  if (!NUMBER.test(event.tradeNo) || !NUMBER.test(event.payNo)) return false;
  const now = deps.clock.now();
  const season = await saleContext(deps);
  let dues: readonly string[] = [];
  const known = await deps.store.transaction(async tx => {
    const order = await tx.sales.lockOrder(event.tradeNo);
    const payment = await tx.sales.payment(event.payNo);
    if (!order || !payment || payment.tradeNo !== order.tradeNo || payment.gateway !== gateway) return false;
    await first?.(tx, order);
    if (payment.receivedAt !== null) return true;
    if (event.result !== 'paid') {
      const state = event.result === 'declined' ? 'declined' : 'unknown';
      if (isUnderWay(payment) && payment.state !== state) await tx.sales.savePayment({ ...payment, state });
      return true;
    }
    const playable = canDeliver(order, subjectOf(season, order), now);
    dues = await takeMoney(
      deps,
      tx,
      order,
      { ...payment, received: event.amount, receivedAt: now },
      { now, playable, season },
    );
    return true;
  });
  if (known && event.result === 'paid')
    for (const due of new Set([event.tradeNo, ...dues])) await sendRefunds(deps, due);
  return known;
}

interface Moment {
  readonly now: number;
  /** What was ordered can still be had: the evening lies ahead. */
  readonly playable: boolean;
  readonly season: SaleContext;
}

async function takeMoney(
  deps: Deps,
  tx: Tx,
  row: OrderRow,
  payment: PaymentRow,
  { now, playable, season }: Moment,
): Promise<readonly string[]> {
  const { tradeNo, payNo, received: fen } = payment;
  const give = async (because: 'late' | 'again' | 'amount', refundAt: number): Promise<void> => {
    await tx.sales.savePayment({
      ...payment,
      state: because === 'amount' ? 'wrong' : 'extra',
      refund: fen,
      refundState: fen > 0 ? 'due' : 'done',
      refundAt,
    });
    if (fen > 0) await deps.notify?.(tx, { kind: 'payment-returned', tradeNo, payNo, fen, because });
  };
  const settled = !isUnpaid(row.realStatus) && !isCancelled(row.realStatus);
  const reopened = payment.state === 'closed' && isUnconfirmed(row.realStatus);
  if (settled || reopened) {
    // The order was paid by another payment, is settled for good, or is another than was paid: this money goes back (R8).
    await give('again', now);
    return [];
  }
  const timely = isLive(row, now);
  let order = isUnpaid(row.realStatus) && !timely ? moved(row, 'cancel_timeout', row.expiresAt) : row;
  const lateFor = order.realStatus;
  order = moved(order, 'paid_uncheck', now);
  if (payment.received !== totalsOf(row).totalFee) {
    await releasePlaces(tx, row);
    await giveBack(tx, row);
    await tx.sales.saveOrder(moved(order, 'paid_failure', now));
    await give('amount', now + WRONG_AMOUNT_WAIT);
    return [];
  }
  order = moved(order, 'paid_certain', now);
  // Whoever cancelled does not get the seats back by money that was on its way; whoever was late does, when they are free.
  const trade = row.exchange
    ? await readyToExchange(tx, season, row, now, timely ? row.createdAt : now)
    : undefined;
  await lockSpender(tx, row);
  const wanted =
    playable &&
    trade !== null &&
    (timely || (lateFor === 'cancel_timeout' && (await stillFree(tx, row, now))));
  if (!wanted || (await claimPlaces(tx, row, FOREVER, now, trade?.row)).length > 0) {
    await releasePlaces(tx, row);
    await giveBack(tx, row);
    await tx.sales.saveOrder(moved(order, 'paid_return_cert', now));
    await give('late', now);
    return [];
  }
  await tx.sales.addTickets(await ticketsFor(order, deps));
  const { catalogue, families } = season;
  await families[order.family].paid?.(tx, order, { catalogue, random: deps.random }, now);
  await consume(tx, row, timely ? (row.discounting?.settledAt ?? now) : now);
  await tx.sales.savePayment({ ...payment, state: 'paid' });
  const exchanged = trade && (await exchange({ deps, tx, now, season }, order, trade, payment));
  const paid = moved({ ...order, ...(exchanged && { funds: exchanged.funds }) }, 'paid_success', now);
  await tx.sales.saveOrder(paid);
  await rewardOrder(
    tx,
    {
      memberId: row.memberId,
      tradeNo: row.tradeNo,
      fen: Math.max(0, row.amount - row.discount),
      creditAt: freeReturnUntil(paid, subjectOf(season, paid)),
    },
    now,
  );
  // Of an exchange its own letter tells.
  if (!exchanged) await deps.notify?.(tx, { kind: 'paid', tradeNo });
  return exchanged?.dues ?? [];
}
