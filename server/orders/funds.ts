import type { Tx } from '../store/port.ts';
import type { Fund, OrderRow, PaymentRow } from '../store/ports/sales.ts';
import { withRefund } from './refunds.ts';

/** What of which payments an order can be given back from: its own payment, until money has moved between orders. */
export const fundsOf = async (tx: Tx, row: OrderRow): Promise<readonly Fund[]> =>
  row.funds ?? fundsIn(row, await tx.sales.paymentsOf(row.tradeNo));

/** The same for who has read the order's payments. */
export function fundsIn({ funds }: OrderRow, payments: readonly PaymentRow[]): readonly Fund[] {
  if (funds) return funds;
  const paid = payments.find(p => p.state === 'paid');
  return paid ? [{ payNo: paid.payNo, fen: paid.received - paid.refund }] : [];
}

/** Takes an amount out of funds, the first first. Throws where there is not so much: sums that disagree end the step. */
export function takeFunds(funds: readonly Fund[], fen: number): { taken: Fund[]; left: Fund[] } {
  let wanted = fen;
  const parts = funds.map(fund => {
    const now = Math.min(wanted, fund.fen);
    wanted -= now;
    return { taken: { ...fund, fen: now }, left: { ...fund, fen: fund.fen - now } };
  });
  if (wanted > 0) throw new Error(`funds are short of ${wanted} fen`);
  const some = (list: Fund[]): Fund[] => list.filter(f => f.fen > 0);
  return { taken: some(parts.map(p => p.taken)), left: some(parts.map(p => p.left)) };
}

/**
 * Locks the orders whose payments an order's funds are of: before its member, after the order itself. Funds name the
 * newest payment first, so that whoever locks several of a line does it in one order.
 */
export async function lockFunds(tx: Tx, row: OrderRow): Promise<void> {
  for (const { payNo } of row.funds ?? []) {
    const payment = await tx.sales.payment(payNo);
    if (payment && payment.tradeNo !== row.tradeNo) await tx.sales.lockOrder(payment.tradeNo);
  }
}

/** Writes down that money goes back to its payers, whose orders are locked. Returns the orders whose refunds are due. */
export async function payBack(tx: Tx, taken: readonly Fund[], now: number): Promise<string[]> {
  const orders = new Set<string>();
  for (const { payNo, fen } of taken) {
    const payment = await tx.sales.payment(payNo);
    if (!payment) throw new Error(`no payment ${payNo}`);
    await tx.sales.savePayment(withRefund(payment, fen, now));
    orders.add(payment.tradeNo);
  }
  return [...orders];
}
