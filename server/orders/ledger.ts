import { totalsOf } from '#domain/rules/amounts.ts';
import { type LedgerRow, ledgerOf } from '#domain/rules/ledger.ts';
import { isOwned } from '#domain/rules/order-status.ts';
import type { Tx } from '../store/port.ts';
import type { OrderRow, PaymentRow } from '../store/ports/sales.ts';
import { surplusOf } from './exchange.ts';

/** What became of an order's money, for everybody who says it: the page, lists, letters and the copy of one's data. */
export function ledgerOfOrder(row: OrderRow, payments: readonly PaymentRow[]): LedgerRow[] {
  const ended = row.realStatus === 'paid_return_succ';
  const made = isOwned(row.realStatus) || ended;
  const parts = row.returned ?? [];
  const { exchange } = row;
  return ledgerOf({
    made,
    paid: totalsOf(row).totalFee,
    brought: exchange ? { tradeNo: exchange.tradeNo, fen: surplusOf(row).used } : undefined,
    amount: row.amount,
    discount: row.discount,
    otherFee: row.otherFee,
    parts,
    ended,
    others: payments.flatMap(({ state, received, refund }) => {
      if (received === 0) return [];
      if (state !== 'paid') return [{ received, refund }];
      // An order that was given back as a whole before parts were written down.
      return ended && parts.length === 0 ? [{ received: 0, refund }] : [];
    }),
  });
}

/** Those of several orders, their payments read in one question. */
export async function ledgersOf(tx: Tx, rows: readonly OrderRow[]): Promise<Map<string, LedgerRow[]>> {
  const payments = new Map<string, PaymentRow[]>(rows.map(row => [row.tradeNo, []]));
  for (const payment of await tx.sales.paymentsIn([...payments.keys()]))
    payments.get(payment.tradeNo)?.push(payment);
  return new Map(rows.map(row => [row.tradeNo, ledgerOfOrder(row, payments.get(row.tradeNo) ?? [])]));
}
