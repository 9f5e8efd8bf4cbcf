import type { Deps } from '../deps.ts';
import type { PaymentRow } from '../store/ports/sales.ts';
import { moved } from './moves.ts';

/** Sends what is due back to the payers of one order. A gateway that fails is asked again by the sweeper. */
export async function sendRefunds(deps: Deps, tradeNo: string): Promise<void> {
  const now = deps.clock.now();
  const payments = await deps.store.direct.sales.paymentsOf(tradeNo);
  for (const payment of payments)
    if (payment.refundState === 'due' && payment.refundAt <= now) await sendRefund(deps, payment);
}

/** The gateway first, which refunds up to the total once however often it is asked, then the book. */
export async function sendRefund(deps: Deps, { payNo, tradeNo, gateway, refund }: PaymentRow): Promise<void> {
  const now = deps.clock.now();
  try {
    const way = deps.gateways[gateway];
    if (!way) throw new Error(`no gateway ${gateway}`);
    await way.refund(payNo, refund);
  } catch (error) {
    deps.log(
      `refund of ${payNo} failed, will be tried again: ${error instanceof Error ? error.message : String(error)}`,
    );
    return;
  }
  await deps.store.transaction(async ({ sales }) => {
    const order = await sales.lockOrder(tradeNo);
    const payment = await sales.payment(payNo);
    // Another part may have been given back meanwhile: then more is due.
    if (!order || payment?.refundState !== 'due' || payment.refund !== refund) return;
    await sales.savePayment({ ...payment, refundState: 'done' });
    const done =
      order.realStatus === 'paid_failure' && payment.state === 'wrong'
        ? moved(order, 'paid_return_fail', now)
        : order;
    const note = { zh: '款项已退回付款账户', en: 'The money has been sent back' } as const;
    await sales.saveOrder({ ...done, events: [...done.events, { status: 'refund_sent', at: now, note }] });
  });
}
