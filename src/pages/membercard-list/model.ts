import { call } from '#api/client.ts';
import { membership } from '#domain/contract/membership.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { offers: handled(call(membership.offers, {}, { signal, quiet: true })) };
}
