import { call } from '#api/client.ts';
import { mall } from '#domain/contract/mall.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { later } from '#lib/later.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  const options = { signal, quiet: true };
  return {
    productions: later(call(orchestra.productions, {}, options)),
    products: later(call(mall.list, {}, options)),
  };
}
