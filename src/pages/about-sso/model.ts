import { call } from '#api/client.ts';
import { mall } from '#domain/contract/mall.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  const options = { signal, quiet: true };
  return {
    productions: handled(call(orchestra.productions, {}, options)),
    products: handled(call(mall.list, {}, options)),
  };
}
