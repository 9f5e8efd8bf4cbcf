import { isLive } from '#domain/rules/hold.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import type { Deps } from '../deps.ts';
import { endOrder } from './ending.ts';
import { ask } from './payments.ts';
import { sendRefund } from './refunds.ts';

/** How long a payment rests before the sweeper asks about it. Milliseconds. */
const ASK_AFTER = 30_000;
const ORDERS_A_ROUND = 200;

/**
 * Tidies up, every half minute or so, in as many processes as like: marks expired orders, asks gateways about open
 * payments, sends refunds that are due. Nothing is right only because of it (quality.md R5).
 */
export async function sweep(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const tradeNo of await deps.store.direct.sales.expired(now, ORDERS_A_ROUND))
    await expire(deps, tradeNo, now);
  for (const payment of await deps.store.direct.sales.openPayments(now, now - ASK_AFTER, ORDERS_A_ROUND))
    await (payment.refundState === 'due' ? sendRefund(deps, payment) : ask(deps, payment, now));
  await deps.store.direct.discounts.sweepClaims(now);
}

/** A paid order never regresses: under its lock it is looked at again (quality.md R8). */
async function expire(deps: Deps, tradeNo: string, now: number): Promise<void> {
  await deps.store.transaction(async tx => {
    const order = await tx.sales.lockOrder(tradeNo);
    if (!order || !isUnpaid(order.realStatus) || isLive(order, now)) return;
    await endOrder(tx, order, 'cancel_timeout', order.expiresAt);
  });
}
