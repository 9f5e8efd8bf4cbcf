import type { Deps } from '../deps.ts';
import type { PaymentEvent } from '../pay/gateway.ts';
import type { PaymentRow } from '../store/ports/sales.ts';
import { closeStarted } from './ending.ts';
import { gatewaySilent } from './refusals.ts';
import { applyPaymentEvent } from './settle.ts';

/**
 * Closes the payments of an order that were begun, at their gateways first: a gateway that has the money says so, and
 * the order is settled by it. Those that may `stay` do. Whoever calls this has seen that the order is the caller's.
 */
export async function closeOpen(
  deps: Deps,
  tradeNo: string,
  stay: (payment: PaymentRow) => boolean = () => false,
): Promise<void> {
  for (const payment of await deps.store.direct.sales.paymentsOf(tradeNo)) {
    const { payNo, gateway, state } = payment;
    if (state !== 'started' || stay(payment)) continue;
    let answer: PaymentEvent | null;
    try {
      answer = (await deps.gateways[gateway]?.close(payment)) ?? null;
    } catch (error) {
      deps.log('payment not closed', { payNo, gateway, error });
      throw gatewaySilent();
    }
    if (answer) await applyPaymentEvent(deps, gateway, answer);
    else await markClosed(deps, tradeNo, payNo);
  }
}

/** Nothing is to be paid any more, as the gateway has said. */
export const markClosed = (deps: Deps, tradeNo: string, payNo: string): Promise<void> =>
  deps.store.transaction(async tx => {
    const { sales } = tx;
    await sales.lockOrder(tradeNo);
    const payment = await sales.payment(payNo);
    if (payment) await closeStarted(tx, [payment]);
  });
