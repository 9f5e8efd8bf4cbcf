import { call } from '#api/client.ts';
import { presale } from '#domain/contract/presale.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { packs: handled(call(presale.packs, {}, { signal, quiet: true })) };
}
