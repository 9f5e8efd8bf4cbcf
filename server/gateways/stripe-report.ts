import { parse } from 'csv-parse/sync';
import { brand } from '#brand';
import type { StatementLine } from '../pay/gateway.ts';
import { columns, fenOf, NoStatement } from './statement.ts';

/** What moves a buyer's money, by Stripe's reporting categories; fees, payouts and the like are between Stripe and us. */
const KINDS: Readonly<Record<string, Pick<StatementLine, 'kind' | 'state'>>> = {
  charge: { kind: 'payment', state: 'done' },
  refund: { kind: 'refund', state: 'done' },
  refund_failure: { kind: 'refund', state: 'failed' },
  dispute: { kind: 'refund', state: 'done' },
};

/**
 * Stripe's report “balance change from activity”, itemized, with the columns payment_metadata[payNo] and
 * refund_metadata[no]. Sums are those that the buyer saw, where the account is kept in another currency.
 */
export function stripeReport(bytes: Uint8Array): StatementLine[] {
  let table: string[][];
  try {
    table = parse(Buffer.from(bytes), { bom: true, skip_empty_lines: true });
  } catch {
    throw new NoStatement('The table is broken: a part of it may be missing.');
  }
  const [head = [], ...rows] = table;
  const of = columns(head, ['reporting_category', 'gross', 'payment_metadata[payNo]', 'refund_metadata[no]']);
  return rows.flatMap((row): StatementLine[] => {
    const kind = KINDS[of(row, 'reporting_category')];
    if (!kind) return [];
    return [
      {
        ...kind,
        payNo: of(row, 'payment_metadata[payNo]'),
        no: kind.kind === 'refund' ? of(row, 'refund_metadata[no]') : '',
        amount: Math.abs(fenOf(of(row, 'customer_facing_amount') || of(row, 'gross'), brand.currency.minor)),
        reference: of(row, 'source_id') || of(row, 'balance_transaction_id'),
      },
    ];
  });
}
