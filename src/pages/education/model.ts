import { call } from '#api/client.ts';
import { education } from '#domain/contract/education.ts';
import { show } from '#domain/contract/show.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  const options = { signal, quiet: true };
  return {
    series: handled(call(education.list, {}, options)),
    shows: handled(call(show.list, {}, options)),
  };
}
