import { call } from '#api/client.ts';
import { digital, type Shelf } from '#domain/contract/digital.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';
import { askedOf, readFinder } from './finder-state.ts';

/** A shelf with what is looked for on it. */
export function shelfData(
  { query, signal }: Pick<PageArgs, 'query' | 'signal'>,
  shelf?: Shelf,
  pageSize = 24,
) {
  const state = readFinder(query);
  const asked = { ...askedOf(state), ...(shelf && { shelf }), pageSize };
  return { state, page: handled(call(digital.list, asked, { signal, quiet: true })) };
}

/** The page of one shelf. */
export const shelf = (name: Shelf, pageSize: number) => (args: PageArgs) => shelfData(args, name, pageSize);
