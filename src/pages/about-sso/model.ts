import { call } from '#api/client.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { later } from '#lib/later.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { productions: later(call(orchestra.productions, {}, { signal, quiet: true })) };
}
