import { call } from '#api/client.ts';
import { digital } from '#domain/contract/digital.ts';
import { readFinder } from '#halls/finder-state.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

const BENEATH = 8;

export function loader({ query, signal }: PageArgs) {
  const options = { signal, quiet: true };
  const state = readFinder(query);
  const { keyword, pageNo } = state;
  return {
    state,
    hits: keyword ? handled(call(digital.search, { query: keyword, pageNo }, options)) : null,
    /** What can be looked for without a word, or where a word finds nothing: the composers, and what is newest. */
    all: handled(call(digital.list, { pageSize: BENEATH }, options)),
  };
}
