import { FACETS, type Facet, TITLE_ORDERS, type TitleOrder } from '#domain/contract/digital.ts';
import { ODD } from '#domain/contract/patterns.ts';
import type { Query } from '#site/href.ts';

/** What is looked for among the titles: all of it stands in the address. */
export interface FinderState {
  /** The values of each facet, “or” among them; facets without a value are absent. */
  readonly chosen: Readonly<Partial<Record<Facet, readonly string[]>>>;
  readonly keyword: string | undefined;
  /** Undefined: the room's own order, the newest first. */
  readonly order: TitleOrder | undefined;
  readonly pageNo: number;
}

/** More values of one facet than these are no choice any more. */
const MOST_VALUES = 12;
const LONGEST_VALUE = 60;
const LONGEST_KEYWORD = 60;

const isValue = (value: string): boolean => value !== '' && value.length <= LONGEST_VALUE && !ODD.test(value);

/** Reads the state from a query; what is malformed is left out. */
export function readFinder(query: URLSearchParams): FinderState {
  const chosen: Partial<Record<Facet, readonly string[]>> = {};
  for (const facet of FACETS) {
    const values = (query.get(facet) ?? '').split(',').map(value => value.trim());
    const kept = [...new Set(values.filter(isValue))].slice(0, MOST_VALUES);
    if (kept.length > 0) chosen[facet] = kept;
  }
  const keyword = (query.get('keyword') ?? '').trim();
  const page = query.get('pageNo') ?? '';
  return {
    chosen,
    keyword: isValue(keyword) && keyword.length <= LONGEST_KEYWORD ? keyword : undefined,
    order: TITLE_ORDERS.find(order => order !== 'newest' && order === query.get('order')),
    pageNo: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
}

const joined = ({ chosen }: FinderState): Partial<Record<Facet, string>> =>
  Object.fromEntries(Object.entries(chosen).map(([facet, values]) => [facet, values.join(',')]));

/** The query that says this state: one state has one address. */
export const writeFinder = (state: FinderState): Query => ({
  ...joined(state),
  keyword: state.keyword,
  order: state.order,
  pageNo: state.pageNo === 1 ? undefined : state.pageNo,
});

/** What the call is asked. */
export const askedOf = (state: FinderState) => ({
  ...joined(state),
  ...(state.order && { order: state.order }),
  pageNo: state.pageNo,
});

/** A value more, or one less; another choice begins at its first page. */
export function toggled(state: FinderState, facet: Facet, value: string): FinderState {
  const before = state.chosen[facet] ?? [];
  const values = before.includes(value) ? before.filter(v => v !== value) : [...before, value];
  const { [facet]: _, ...others } = state.chosen;
  return { ...state, chosen: values.length > 0 ? { ...others, [facet]: values } : others, pageNo: 1 };
}

export const isLooking = ({ chosen, keyword, order, pageNo }: FinderState): boolean =>
  Object.keys(chosen).length > 0 || keyword !== undefined || order !== undefined || pageNo > 1;

/** Nothing is looked for. */
export const ANYTHING: FinderState = { chosen: {}, keyword: undefined, order: undefined, pageNo: 1 };
