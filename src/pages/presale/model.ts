import { call } from '#api/client.ts';
import { presale } from '#domain/contract/presale.ts';
import { later } from '#lib/later.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { packs: later(call(presale.packs, {}, { signal, quiet: true })) };
}
