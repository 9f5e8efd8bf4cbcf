import { call } from '#api/client.ts';
import { support } from '#domain/contract/support.ts';
import { later } from '#lib/later.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { page: later(call(support.council, {}, { signal, quiet: true })) };
}
