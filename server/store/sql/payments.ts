import type { PaymentRow, SalesStore, SandboxRow } from '../ports/sales.ts';
import { asking } from './asking.ts';
import { insert } from './columns.ts';
import { PAYMENTS } from './payment-row.ts';
import type { Query } from './sql.ts';

/** Payments and their refunds, and what the bank of the demonstration keeps of them. */
export function sqlPayments(query: Query) {
  const { run } = asking(query);
  const payments = PAYMENTS.read(query);
  const paymentsIn = async (tradeNos: readonly string[]): Promise<PaymentRow[]> =>
    (await payments('trade_no = any($1::text[])', [tradeNos])).sort(
      (a, b) => a.createdAt - b.createdAt || (a.payNo < b.payNo ? -1 : 1),
    );
  return {
    payment: async payNo => (await payments('pay_no = $1', [payNo]))[0] ?? null,
    paymentsOf: tradeNo => paymentsIn([tradeNo]),
    paymentsIn,
    savePayment: row =>
      run(
        ...insert(
          'payment',
          PAYMENTS.toCells(row),
          `on conflict (pay_no) do update set state = excluded.state, asked_at = excluded.asked_at,
             refund_state = excluded.refund_state, refund_at = excluded.refund_at, body = excluded.body`,
        ),
      ),
    openPayments: async (now, askedBefore, limit) => [
      ...(await payments("state in ('started', 'unknown') and asked_at <= $1 order by asked_at limit $2", [
        askedBefore,
        limit,
      ])),
      ...(await payments("refund_state = 'due' and refund_at <= $1 order by refund_at limit $2", [
        now,
        limit,
      ])),
    ],

    async sandbox(payNo) {
      const [row] = await query<{ body: Omit<SandboxRow, 'payNo'> }>(
        'select body from sandbox_payment where pay_no = $1',
        [payNo],
      );
      return row ? { ...row.body, payNo } : null;
    },
    saveSandbox: ({ payNo, ...body }) =>
      run(
        `insert into sandbox_payment (pay_no, body) values ($1, $2)
         on conflict (pay_no) do update set body = excluded.body`,
        [payNo, body],
      ),
  } satisfies Partial<SalesStore>;
}
