import { call } from '#api/client.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { map: handled(call(orchestra.map, {}, { signal, quiet: true })) };
}
