import type { Hit, SearchGroup } from '#domain/contract/search.ts';
import { SEARCH_GROUPS } from '#domain/contract/search.ts';
import { say } from '#domain/text.ts';
import { matchPage } from '#site/href.ts';
import { pageNames, pages, twinIn } from '#site/pages.ts';
import type { Locale, TreeName } from '#site/tree.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { cardView, iso, type View } from '../catalogue/view.ts';
import { remembering } from '../http/remember.ts';
import { withoutAges } from './ages.ts';
import { spellingsOf } from './composer-spellings.ts';
import { eveningsIn } from './evenings.ts';
import { type IndexHit, SearchIndex } from './index.ts';
import { Lexicon } from './lexicon.ts';
import { excerpt, marked } from './marked.ts';
import { providers } from './providers/all.ts';

const EXCERPT = { 'zh-CN': 90, 'en-US': 190 } as const;
const indexes = new WeakMap<Catalogue, SearchIndex>();

/** The index of this version of the catalogue: the same from every store, as they hold the same documents. */
export function searchIndex(catalogue: Catalogue): SearchIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const made = new SearchIndex(
    providers.flatMap(provider => provider(catalogue)),
    lexiconOf(catalogue),
  );
  indexes.set(catalogue, made);
  return made;
}

/** The words of every day of this house, and the names of all composers, played or not. */
const lexiconOf = (catalogue: Catalogue): Lexicon =>
  new Lexicon(
    [...catalogue.kind<SearchDoc>('search').values()].flatMap(doc => doc.same),
    [...catalogue.composers.values()].flatMap(c => [c.short.en, c.full.en, ...spellingsOf(c)]),
  );
interface SearchDoc {
  readonly id: string;
  readonly same: readonly string[];
}

export interface Found {
  readonly hits: readonly IndexHit[];
  readonly spellings: readonly string[];
}

/** Groups that answer: where the best hit is one of theirs, it stands before what only has the words. */
const ANSWERS: readonly SearchGroup[] = ['questions', 'pages'];
const isAnswer = ({ item }: IndexHit): boolean => ANSWERS.includes(item.group);
const NOTHING: Found = { hits: [], spellings: [] };

/** Everything found that is out by `now` and has its page in the reader's tree, the best first. */
export function find(
  catalogue: Catalogue,
  question: string,
  now: number,
  tree: TreeName = 'zh-CN/pc',
): Found {
  const index = searchIndex(catalogue);
  const query = withoutAges(question);
  // A work may be called after a day: what bears the name is meant.
  const evenings = index.isCalled(query)
    ? null
    : eveningsIn(catalogue, query, now, words => index.concerts(words));
  const asked = evenings ? evenings.rest : query;
  const { hits: worded, spellings } = asked === '' ? NOTHING : index.search(asked);
  const known = new Set(evenings?.hits.map(h => h.item));
  // Open on Sunday, parking on New Year's Eve: what is asked of any day is answered before the evenings.
  const beside = evenings?.beside && index.isOfEveryDay(evenings.beside) ? evenings.beside : '';
  const answer = beside === '' ? [] : index.search(beside).hits.slice(0, 1).filter(isAnswer);
  for (const { item } of answer) known.add(item);
  const hits = evenings ? [...answer, ...evenings.hits, ...worded.filter(h => !known.has(h.item))] : worded;
  const out = hits.flatMap((hit): IndexHit[] => {
    const { item } = hit;
    if ((item.publishedAt ?? 0) > now || now >= (item.until ?? Number.POSITIVE_INFINITY)) return [];
    if (leadsSomewhere(tree, item.link)) return [hit];
    const link = item.group === 'questions' ? atTwin(tree, item.link) : null;
    return link ? [{ ...hit, item: { ...item, link } }] : [];
  });
  return { hits: out, spellings };
}

/** Whether there is a page; asked once for each. */
const isPage = remembering((pathname: string) => matchPage(pathname) !== null);
/** Whether a tree has the page of a link. */
const leadsSomewhere = (tree: TreeName, link: string): boolean => isPage(`/${tree}/${link.split(/[?#]/)[0]}`);

/** A question stands on the twin of its page in a tree that lacks it. */
function atTwin(tree: TreeName, link: string): string | null {
  const [name = ''] = link.split('#');
  const page = pageNames.find(p => p === name);
  const twin = page && pages[twinIn(tree, page)].path;
  return twin && isPage(`/${tree}/${twin}`) ? link.replace(name, twin) : null;
}

export const ofGroup = (hits: readonly IndexHit[], group: SearchGroup): IndexHit[] =>
  hits.filter(({ item }) => item.group === group);
export function groupsOf(hits: readonly IndexHit[]): { group: SearchGroup; hits: IndexHit[] }[] {
  const best = hits[0]?.item.group;
  const first = ANSWERS.filter(group => group === best);
  const order = [...first, ...SEARCH_GROUPS.filter(group => !first.includes(group))];
  return order.flatMap(group => {
    const own = ofGroup(hits, group);
    return own.length > 0 ? [{ group, hits: own }] : [];
  });
}

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
    ...(item.art && { art: item.art }),
    ...(item.portrait && { portrait: item.portrait }),
    ...(item.publishedAt !== undefined && { publishedAt: iso(item.publishedAt) }),
    ...(cards && program && { card: cardView(view, program) }),
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
