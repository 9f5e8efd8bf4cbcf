import { call } from '#api/client.ts';
import { support } from '#domain/contract/support.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { page: handled(call(support.council, {}, { signal, quiet: true })) };
}
