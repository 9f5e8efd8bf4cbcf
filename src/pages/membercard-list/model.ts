import { call } from '#api/client.ts';
import { membership } from '#domain/contract/membership.ts';
import { later } from '#lib/later.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { offers: later(call(membership.offers, {}, { signal, quiet: true })) };
}
