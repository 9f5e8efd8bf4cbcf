import { call } from '#api/client.ts';
import { digital } from '#domain/contract/digital.ts';
import { ID } from '#domain/contract/patterns.ts';
import { titleOf } from '#halls/title/title-model.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ query, signal }: PageArgs) {
  const id = query.get('id') ?? '';
  const airing = query.get('airing') ?? '';
  const known = ID.test(id);
  return {
    /** The airing that the link names; else the one that is on, or the next. */
    airing: ID.test(airing) ? airing : '',
    title: handled(titleOf(id, signal)),
    live: known ? handled(call(digital.live, { titleId: id }, { signal, quiet: true })) : null,
  };
}
