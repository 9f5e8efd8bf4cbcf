import { call } from '#api/client.ts';
import { sandbox } from '#domain/contract/order.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ query, signal }: PageArgs) {
  const payNo = query.get('payNo') ?? '';
  const payment = call(sandbox.payment, { payNo }, { signal, quiet: true });
  payment.catch(() => undefined);
  return { payment };
}
