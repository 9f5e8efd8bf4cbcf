import { call } from '#api/client.ts';
import { digital } from '#domain/contract/digital.ts';
import { askedOf, isLooking, readFinder } from '#halls/finder-state.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

const PAGE_SIZE = 24;

export function loader({ query, signal }: PageArgs) {
  const options = { signal, quiet: true };
  const state = readFinder(query);
  const looking = isLooking(state);
  return {
    /** What this data answers. */
    state,
    front: looking ? null : handled(call(digital.front, {}, options)),
    /** The facets are always there; titles only where something is looked for. */
    found: handled(call(digital.list, { ...askedOf(state), pageSize: looking ? PAGE_SIZE : 1 }, options)),
    /** Words are looked for by a call of their own. */
    hits: state.keyword
      ? handled(call(digital.search, { query: state.keyword, pageNo: state.pageNo }, options))
      : null,
  };
}
