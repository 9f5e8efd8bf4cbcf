import type { Deps } from '../deps.ts';
import type { PaymentRow, RefundStep } from '../store/ports/sales.ts';
import { withStatus } from './status.ts';

/** Sends what is due back to the payers of one order. A gateway that fails is asked again by the sweeper. */
export async function sendRefunds(deps: Deps, tradeNo: string): Promise<void> {
  const now = deps.clock.now();
  const payments = await deps.store.direct.sales.paymentsOf(tradeNo);
  for (const payment of payments)
    if (payment.refundState === 'due' && payment.refundAt <= now) await sendRefund(deps, payment);
}

/**
 * Sends what is due in steps, each written down under a number of its own before the gateway hears of it: when an answer
 * is lost, the same step is asked for again, and what was added meanwhile is another step.
 */
export async function sendRefund(deps: Deps, { payNo, tradeNo, gateway }: PaymentRow): Promise<void> {
  const now = deps.clock.now();
  const planned = await writeSteps(deps, tradeNo, payNo);
  if (!planned) return;
  try {
    const way = deps.gateways[gateway];
    // What the desk took it hands out itself, also where it is no way to pay on the site.
    if (!way && gateway !== 'desk') throw new Error(`no gateway ${gateway}`);
    for (const step of planned.steps ?? []) if (!step.done) await way?.refund(planned, step);
  } catch (error) {
    deps.log('refund failed, will be tried again', { payNo, gateway, error });
    return;
  }
  const sent = new Set(planned.steps?.map(step => step.no));
  await deps.store.transaction(async tx => {
    const { sales } = tx;
    const order = await sales.lockOrder(tradeNo);
    const payment = await sales.payment(payNo);
    if (!order || payment?.refundState !== 'due') return;
    const steps = (payment.steps ?? []).map(step =>
      sent.has(step.no) && !step.done ? { ...step, done: true, doneAt: deps.clock.now() } : step,
    );
    // Another part may have been given back meanwhile: then more is due.
    const all = plannedSum(steps) === payment.refund && steps.every(step => step.done);
    await sales.savePayment({ ...payment, steps, refundState: all ? 'done' : 'due' });
    if (!all) return;
    const done =
      order.realStatus === 'paid_failure' && payment.state === 'wrong'
        ? withStatus(order, 'paid_return_fail', now)
        : order;
    const note = { zh: '款项已退回付款账户', en: 'The money has been sent back' } as const;
    await sales.saveOrder({ ...done, events: [...done.events, { status: 'refund_sent', at: now, note }] });
    const fen = (payment.steps ?? []).reduce((sum, step) => sum + (step.done ? 0 : step.amount), 0);
    await deps.notify?.(tx, { kind: 'refund-sent', tradeNo, payNo, fen });
  });
}

/** The payment with so many fen more to give back. */
export function withRefund(payment: PaymentRow, fen: number, now: number): PaymentRow {
  // What went back before steps were written down.
  const before = payment.refundState === 'done' && payment.refund > 0 && !payment.steps;
  return {
    ...payment,
    refund: payment.refund + fen,
    refundState: 'due',
    refundAt: now,
    ...(before && { steps: [{ no: `${payment.payNo}R0`, amount: payment.refund, done: true }] }),
  };
}

const plannedSum = (steps: readonly RefundStep[]): number =>
  steps.reduce((sum, step) => sum + step.amount, 0);

/** Writes down the step that is missing to what is due; null where nothing is due any more. */
const writeSteps = (deps: Deps, tradeNo: string, payNo: string): Promise<PaymentRow | null> =>
  deps.store.transaction(async ({ sales }) => {
    await sales.lockOrder(tradeNo);
    const payment = await sales.payment(payNo);
    if (payment?.refundState !== 'due') return null;
    const { steps = [] } = payment;
    const missing = payment.refund - plannedSum(steps);
    if (missing <= 0) return payment;
    const next = {
      ...payment,
      steps: [
        ...steps,
        { no: `${payNo}R${steps.length + 1}`, amount: missing, done: false, at: deps.clock.now() },
      ],
    };
    await sales.savePayment(next);
    return next;
  });
