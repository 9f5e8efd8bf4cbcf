import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { sandbox } from '#domain/contract/order.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ query, signal }: PageArgs) {
  const payNo = query.get('payNo') ?? '';
  /** Null for a payment that is not there. */
  const payment = call(sandbox.payment, { payNo }, { signal, quiet: true }).catch((error: unknown) => {
    if (isFailure(error, ERR.notFound, ERR.badPayload, ERR.unknownCall)) return null;
    throw error;
  });
  payment.catch(() => undefined);
  return { payment };
}
