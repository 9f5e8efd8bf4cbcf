import type { FieldErrors } from 'react-hook-form';
import type { FieldProblem } from '#ui/error-summary.tsx';
import type { CheckoutForm } from './use-checkout.ts';

/** What a refused submit found, each with the id of its control, in the order of the page. */
export function problemsOf(errors: FieldErrors<CheckoutForm>): FieldProblem[] {
  const list: [string, string | undefined][] = [
    ['order-name', errors.linkman?.message],
    ['order-mobile', errors.mobile?.message],
    ['order-email', errors.email?.message],
  ];
  const guests = Array.isArray(errors.certificates) ? errors.certificates : [];
  for (const [i, seat] of guests.entries()) {
    list.push(
      [`certificate-name-${i}`, seat?.name?.message],
      [`certificate-number-${i}`, seat?.number?.message],
    );
  }
  list.push(['order-address', errors.addressId?.message], ['order-rules', errors.rules?.message]);
  return list.flatMap(([id, text]) => (text ? [{ id, text }] : []));
}
