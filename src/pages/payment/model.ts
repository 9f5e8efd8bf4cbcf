import { call } from '#api/client.ts';
import { absent } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { sandbox } from '#domain/contract/order.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ query, signal }: PageArgs) {
  const payNo = query.get('payNo') ?? '';
  /** Null for a payment that is not there. */
  const payment = absent(
    call(sandbox.payment, { payNo }, { signal, quiet: true }),
    ERR.badPayload,
    ERR.unknownCall,
  );
  return { payment: handled(payment) };
}
