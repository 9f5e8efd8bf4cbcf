import { call } from '#api/client.ts';
import { education } from '#domain/contract/education.ts';
import { show } from '#domain/contract/show.ts';
import { later } from '#lib/later.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  const options = { signal, quiet: true };
  return {
    series: later(call(education.list, {}, options)),
    shows: later(call(show.list, {}, options)),
  };
}
