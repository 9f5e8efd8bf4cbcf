import type * as z from 'zod/mini';
import { type ProgramQuery, programQuery } from '#domain/contract/program.ts';
import { href, type Query } from '#site/href.ts';
import type { Tree } from '#site/tree.ts';

export const VIEWS = ['list', 'calendar', 'posters'] as const;
export type View = (typeof VIEWS)[number];

/** What the list shows: one state for list, calendar and posters, and all of it in the URL. */
export interface ListState {
  readonly view: View;
  readonly type?: ProgramQuery['type'];
  readonly month?: string | undefined;
  readonly date?: string | undefined;
  readonly composer?: string | undefined;
  readonly hall?: string | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly availability?: 'on' | undefined;
  readonly keyword?: string | undefined;
  readonly past?: 'Y' | undefined;
  readonly sort?: ProgramQuery['sort'];
  readonly pageNo: number;
}

/** A real day: 2026-02-30 has the form of one. */
const isDay = (date: string): boolean => {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
};

/** Reads the state from a query; what is malformed, unknown or contradictory falls back to its default. */
export function readState(query: URLSearchParams): ListState {
  const shape = programQuery.shape;
  function read<K extends keyof typeof shape>(name: K): z.output<(typeof shape)[K]> | undefined {
    const text = query.get(name);
    if (text === null || text === '') return undefined;
    const parsed = (shape[name] as z.ZodMiniType).safeParse(text);
    return parsed.success ? (parsed.data as z.output<(typeof shape)[K]>) : undefined;
  }
  const view = VIEWS.find(v => v === query.get('view')) ?? 'list';
  const type = read('type');
  const wanted = read('date');
  const date = wanted !== undefined && isDay(wanted) ? wanted : undefined;
  const month = date ? undefined : read('month');
  const priceMin = read('priceMin');
  const priceMax = read('priceMax');
  const upsideDown = priceMin !== undefined && priceMax !== undefined && priceMin > priceMax;
  return {
    view,
    type,
    month,
    date,
    composer: read('composer') || undefined,
    hall: read('hall'),
    priceMin: upsideDown ? undefined : priceMin,
    priceMax: upsideDown ? undefined : priceMax,
    availability: read('availability'),
    keyword: read('keyword') || undefined,
    // The archive is past by nature.
    past: type === 'archive' || read('past') === 'Y' ? 'Y' : undefined,
    sort: read('sort'),
    pageNo: read('pageNo') ?? 1,
  };
}

/** The query that says this state: defaults are left out, so that one state has one address. */
export function writeState(state: ListState): Query {
  const { view, pageNo, ...rest } = state;
  return {
    ...rest,
    past: rest.type === 'archive' ? undefined : rest.past,
    view: view === 'list' ? undefined : view,
    pageNo: pageNo === 1 ? undefined : pageNo,
  };
}

/** The address of the list with some of it changed. Any change but the page's own starts from page 1. */
export function listHref(tree: Tree, state: ListState, patch: Partial<ListState>): string {
  return href(tree, 'musicale', writeState({ ...state, pageNo: 1, ...patch }));
}

/** What the call is asked. Without a sort, what is to come stands first, and what is gone follows, newest first. */
export function searchQuery(state: ListState, pageSize: number): ProgramQuery {
  const { view: _view, ...rest } = state;
  const asked = { ...rest, pageSize };
  return Object.fromEntries(Object.entries(asked).filter(([, v]) => v !== undefined)) as ProgramQuery;
}

/** Filters that are chosen, for the count on the phone's button and the chips above the list. */
export const FILTERS = [
  'keyword',
  'date',
  'composer',
  'hall',
  'priceMin',
  'priceMax',
  'availability',
] as const;
export const chosenFilters = (state: ListState): number =>
  new Set(
    FILTERS.filter(name => state[name] !== undefined).map(name =>
      name.startsWith('price') ? 'price' : name,
    ),
  ).size;

/** No filter: the type, the view and the sort stay. */
export const withoutFilters = (state: ListState): ListState => ({
  view: state.view,
  type: state.type,
  past: state.past,
  sort: state.sort,
  pageNo: 1,
});
