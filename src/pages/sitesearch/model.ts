import { call } from '#api/client.ts';
import { type ProgramCard, program } from '#domain/contract/program.ts';
import { LONGEST_QUERY, SEARCH_GROUPS, type SearchGroup, search } from '#domain/contract/search.ts';
import { handled } from '#lib/handled.ts';
import { pageUrl, pathOf } from '#site/href.ts';
import type { PageArgs } from '#site/page-args.ts';
import { type Tree, treeName } from '#site/tree.ts';

export const PAGE_SIZE = 10;

export interface SearchState {
  /** What is asked for, as it is searched. */
  readonly q: string;
  readonly group: SearchGroup | undefined;
  readonly pageNo: number;
  /** There was more than can be searched. */
  readonly cut: boolean;
}

/** The state in the address; whatever it holds becomes a state. */
export function stateOf(query: URLSearchParams): SearchState {
  const asked = cleaned(query.get('q') ?? '');
  const group = SEARCH_GROUPS.find(g => g === query.get('group'));
  const page = query.get('pageNo') ?? '';
  const q = [...asked].slice(0, LONGEST_QUERY).join('').slice(0, LONGEST_QUERY).trim();
  return { q, group, pageNo: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1, cut: asked.length > q.length };
}

/** One line without control characters or halves of characters. */
export const cleaned = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\ufffd\s]+/gu, ' ').trim();

export function loader({ query, signal }: PageArgs) {
  const state = stateOf(query);
  const { q, group, pageNo } = state;
  return {
    state,
    found:
      q === ''
        ? null
        : handled(call(search.query, { q, group, pageNo, pageSize: PAGE_SIZE }, { signal, quiet: true })),
    /** Before anything is asked for: the next evenings. */
    next: q === '' ? handled(call(program.home, {}, { signal, quiet: true })) : null,
  };
}

/** Evenings of the first page of the search. */
const NEXT = 4;
/** A concert as if it had been found, with nothing marked. */
export const asHits = (cards: readonly ProgramCard[]) =>
  cards.slice(0, NEXT).map(card => ({
    card,
    hit: {
      group: 'concerts' as const,
      id: card.id,
      link: `musicale-detail?id=${card.id}`,
      title: [{ text: card.title }],
      text: [],
      note: '',
    },
  }));

/** The best few for what has been typed so far. */
export const suggest = (text: string, signal: AbortSignal) =>
  call(search.suggest, { q: stateOf(new URLSearchParams({ q: text })).q }, { signal, quiet: true });

/** A hit's link in the reader's tree, or null when it leads to no page of this site. */
export function linkIn(tree: Tree, link: string): string | null {
  const page = pageUrl(`/${treeName(tree)}/${link}`);
  return page && pathOf(page);
}
