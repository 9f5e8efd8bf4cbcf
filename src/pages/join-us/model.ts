import { call } from '#api/client.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { later } from '#lib/later.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { page: later(call(orchestra.join, {}, { signal, quiet: true })) };
}
