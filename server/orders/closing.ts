import { ERR } from '#domain/contract/envelope.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import type { PaymentEvent } from '../pay/gateway.ts';
import type { PaymentRow } from '../store/ports/sales.ts';
import { applyPaymentEvent } from './settle.ts';

export const underWay = (): Refusal =>
  new Refusal(ERR.busy, {
    zh: '上一次付款的结果还在确认中，请勿重复付款。',
    en: 'The result of your last payment is still being checked. Please do not pay again.',
  });

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
      throw new Refusal(ERR.busy, {
        zh: '付款平台暂时没有答复，请稍后再试。',
        en: 'The payment service does not answer at the moment. Please try again shortly.',
      });
    }
    if (answer) await applyPaymentEvent(deps, gateway, answer);
    else await markClosed(deps, tradeNo, payNo);
  }
}

/** Nothing is to be paid any more, as the gateway has said. */
export const markClosed = (deps: Deps, tradeNo: string, payNo: string): Promise<void> =>
  deps.store.transaction(async ({ sales }) => {
    await sales.lockOrder(tradeNo);
    const payment = await sales.payment(payNo);
    if (payment?.state === 'started') await sales.savePayment({ ...payment, state: 'closed' });
  });
