import type { Hit, SearchGroup } from '#domain/contract/search.ts';
import { SEARCH_GROUPS } from '#domain/contract/search.ts';
import { say } from '#domain/text.ts';
import { matchPage } from '#site/href.ts';
import type { Locale, TreeName } from '#site/tree.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { cardView, iso, type View } from '../catalogue/view.ts';
import { remembering } from '../http/remember.ts';
import { type IndexHit, SearchIndex } from './index.ts';
import { excerpt, marked } from './marked.ts';
import { providers } from './providers/all.ts';

const EXCERPT = { 'zh-CN': 90, 'en-US': 190 } as const;
const indexes = new WeakMap<Catalogue, SearchIndex>();

/** The index of this version of the catalogue: the same from every store, as they hold the same documents. */
export function searchIndex(catalogue: Catalogue): SearchIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const made = new SearchIndex(providers.flatMap(provider => provider(catalogue)));
  indexes.set(catalogue, made);
  return made;
}

export interface Found {
  readonly hits: readonly IndexHit[];
  readonly spellings: readonly string[];
}

/** Everything found that is out by `now` and has its page in the reader's tree, the best first. */
export function find(catalogue: Catalogue, query: string, now: number, tree: TreeName = 'zh-CN/pc'): Found {
  const { hits, spellings } = searchIndex(catalogue).search(query);
  const shown = ({ item }: IndexHit): boolean =>
    (item.publishedAt ?? 0) <= now &&
    now < (item.until ?? Number.POSITIVE_INFINITY) &&
    leadsSomewhere(tree, item.link);
  return { hits: hits.filter(shown), spellings };
}

/** Whether there is a page; asked once for each. */
const isPage = remembering((pathname: string) => matchPage(pathname) !== null);
/** Whether a tree has the page of a link. */
const leadsSomewhere = (tree: TreeName, link: string): boolean => isPage(`/${tree}/${link.split(/[?#]/)[0]}`);

export const ofGroup = (hits: readonly IndexHit[], group: SearchGroup): IndexHit[] =>
  hits.filter(({ item }) => item.group === group);
export const groupsOf = (hits: readonly IndexHit[]): { group: SearchGroup; hits: IndexHit[] }[] =>
  SEARCH_GROUPS.flatMap(group => {
    const own = ofGroup(hits, group);
    return own.length > 0 ? [{ group, hits: own }] : [];
  });

/** A hit as the page shows it, with what was found marked. */
export function hitView(view: View, { item, surfaces }: IndexHit, { cards = true } = {}): Hit {
  const { locale } = view;
  const words = [...surfaces()];
  const program = item.programId === undefined ? undefined : view.catalogue.programs.get(item.programId);
  return {
    group: item.group,
    id: item.id,
    link: item.link,
    title: marked(say(item.title, locale), words),
    text: marked(excerpt(say(item.text, locale), words, EXCERPT[locale]), words),
    note: say(item.note, locale),
    ...(item.art ? { art: item.art } : {}),
    ...(item.portrait ? { portrait: item.portrait } : {}),
    ...(item.publishedAt === undefined ? {} : { publishedAt: iso(item.publishedAt) }),
    ...(cards && program ? { card: cardView(view, program) } : {}),
  };
}

/** Names worth a search of their own: of the first composers and artists, in the other language too. */
export function alsoSearched(hits: readonly IndexHit[], query: string, locale: Locale, most = 6): string[] {
  const names = new Set<string>();
  for (const { item } of hits.slice(0, 20)) {
    if (item.group !== 'artists') continue;
    // Composers in both languages, by the name that lists use.
    for (const name of item.names ?? [say(item.title, locale)]) names.add(name);
  }
  const asked = query.trim().toLowerCase();
  return [...names].filter(name => name !== '' && name.toLowerCase() !== asked).slice(0, most);
}
