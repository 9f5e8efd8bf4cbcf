import type { Order } from '#domain/contract/order.ts';
import type { LedgerRow } from '#domain/rules/ledger.ts';
import { toFen } from '#lib/money.ts';

/** What became of the money of an order, as its words read it. */
export const ledgerRows = ({ ledger }: Pick<Order, 'ledger'>): LedgerRow[] =>
  ledger.map(({ amount, ...row }) => ({ ...row, fen: toFen(amount) }));
