import { headerOf } from '#domain/contract/headers.ts';
import { search } from '#domain/contract/search.ts';
import { type TreeName, treeName, treeOf } from '#site/tree.ts';
import { viewOf } from '../catalogue/view.ts';
import { type Ctx, type Endpoint, open } from '../http/endpoint.ts';
import { alsoSearched, find, groupsOf, hitView, ofGroup } from '../search/engine.ts';

/** How many of each group the first page of results shows. */
const FIRST = {
  concerts: 5,
  works: 5,
  recordings: 4,
  artists: 4,
  news: 4,
  questions: 4,
  members: 4,
  pages: 4,
} as const;
const PAGE_SIZE = 10;
const SUGGESTED = 8;

/** The tree of the page that asks. */
function treeOfCaller({ request, locale }: Ctx): TreeName {
  const tree = treeOf(headerOf(request, 'sourcePage'));
  return tree ? treeName(tree) : `${locale}/pc`;
}

export const endpoints: readonly Endpoint[] = [
  open(search.query, async (ctx, { q, group, pageNo = 1, pageSize = PAGE_SIZE }) => {
    const view = await viewOf(ctx);
    const { hits, spellings } = find(view.catalogue, q, view.now, treeOfCaller(ctx));
    const groups = groupsOf(hits).map(({ group: name, hits: own }) => {
      const from = (pageNo - 1) * pageSize;
      const shown =
        group === undefined
          ? own.slice(0, FIRST[name])
          : name === group
            ? own.slice(from, from + pageSize)
            : [];
      return { group: name, total: own.length, list: shown.map(hit => hitView(view, hit)) };
    });
    return {
      total: group === undefined ? hits.length : ofGroup(hits, group).length,
      pageNo,
      pageSize,
      groups,
      spellings,
      also: alsoSearched(hits, q, view.locale),
    };
  }),
  open(search.suggest, async (ctx, { q }) => {
    const view = await viewOf(ctx);
    return find(view.catalogue, q, view.now, treeOfCaller(ctx))
      .hits.slice(0, SUGGESTED)
      .map(hit => hitView(view, hit, { cards: false }));
  }),
];
