import { call } from '#api/client.ts';
import { education } from '#domain/contract/education.ts';
import { later } from '#lib/later.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { series: later(call(education.list, {}, { signal, quiet: true })) };
}
