import { toFen } from '#lib/money.ts';
import type { PaymentEvent } from '../pay/gateway.ts';

/** A sum in the smallest unit, as a gateway says it; null for whatever else stands there, or when nothing does. */
export const fenOf = (said: unknown): number | null =>
  typeof said === 'number' && Number.isSafeInteger(said) && said >= 0 ? said : null;

/** The same of a sum written in the currency's own unit: 76.00. */
export const fenOfYuan = (said: unknown): number | null =>
  typeof said === 'string' && /^\d{1,12}(\.\d{1,2})?$/.test(said) ? fenOf(toFen(said)) : null;

interface Told {
  readonly payNo: string;
  readonly tradeNo: string;
  readonly result: PaymentEvent['result'];
  readonly amount: number | null;
}

/**
 * What a gateway told, as an event. Paid without a sum is not paid nothing: the gateway is asked, and where it does not
 * know either, this throws and everything stays as it is until it says more.
 */
export async function certain(
  { amount, result, ...payment }: Told,
  ask?: () => Promise<PaymentEvent | null>,
): Promise<PaymentEvent> {
  if (result !== 'paid') return { ...payment, result, amount };
  if (amount !== null) return { ...payment, result, amount };
  const answer = await ask?.();
  if (answer?.result !== 'paid') throw new Error(`paid without an amount: ${payment.payNo}`);
  return answer;
}
