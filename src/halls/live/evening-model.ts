import { call } from '#api/client.ts';
import { digital } from '#domain/contract/digital.ts';
import { ID } from '#domain/contract/patterns.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

/** The evenings of the title that an address names; null where it names none, or an airing is wanted and not named. */
export function eveningsOf({ query, signal }: PageArgs, always: boolean) {
  const id = query.get('id') ?? '';
  const named = query.get('airing') ?? '';
  const airing = ID.test(named) ? named : '';
  return {
    airing,
    live:
      ID.test(id) && (always || airing)
        ? handled(call(digital.live, { titleId: id }, { signal, quiet: true }))
        : null,
  };
}
