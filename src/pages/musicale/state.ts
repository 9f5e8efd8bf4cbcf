import { DAY, ID, MONTH, ODD } from '#domain/contract/patterns.ts';
import { PROGRAM_TYPES, type ProgramQuery, SORTS } from '#domain/contract/program.ts';
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
  /** `Y`: evenings gone by as well; `only`: the archive, nothing else. */
  readonly past?: 'Y' | 'only' | undefined;
  readonly sort?: ProgramQuery['sort'];
  readonly pageNo: number;
}

/** A real day: 2026-02-30 has the form of one. */
const isDay = (date: string): boolean => {
  if (!DAY.test(date)) return false;
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
};

/**
 * Reads the state from a query; what is malformed, unknown or contradictory falls back to its default. By hand, as
 * zod would weigh on the first page; a test holds it to what the box office takes.
 */
export function readState(query: URLSearchParams): ListState {
  const read = (name: string): string => query.get(name) ?? '';
  const one = <T extends string>(name: string, values: readonly T[]) => values.find(v => v === read(name));
  const words = (name: string, max: number): string | undefined => {
    const text = read(name).trim();
    return text !== '' && text.length <= max && !ODD.test(text) ? text : undefined;
  };
  const whole = (name: string, min: number, max: number): number | undefined => {
    const number = /^\d{1,12}$/.test(read(name)) ? Number(read(name)) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  };
  const type = one('type', PROGRAM_TYPES);
  const date = isDay(read('date')) ? read('date') : undefined;
  const month = !date && MONTH.test(read('month')) ? read('month') : undefined;
  const priceMin = whole('priceMin', 0, 100_000);
  const priceMax = whole('priceMax', 0, 100_000);
  const upsideDown = priceMin !== undefined && priceMax !== undefined && priceMin > priceMax;
  return {
    view: one('view', VIEWS) ?? 'list',
    type,
    month,
    date,
    composer: words('composer', 60),
    hall: ID.test(read('hall')) ? read('hall') : undefined,
    priceMin: upsideDown ? undefined : priceMin,
    priceMax: upsideDown ? undefined : priceMax,
    availability: one('availability', ['on']),
    keyword: words('keyword', 200),
    // The archive is past by nature.
    past: type === 'archive' ? 'only' : one('past', ['Y', 'only']),
    sort: one('sort', SORTS),
    pageNo: whole('pageNo', 1, 10_000) ?? 1,
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
export const FILTERS = ['composer', 'hall', 'priceMin', 'priceMax', 'availability'] as const;
export const chosenFilters = (state: ListState): number =>
  new Set(
    FILTERS.filter(name => state[name] !== undefined).map(name =>
      name.startsWith('price') ? 'price' : name,
    ),
  ).size;

/** No filter: what was searched for, the type, the month or day, the view and the sort stay. */
export const withoutFilters = (state: ListState): ListState => ({
  view: state.view,
  type: state.type,
  month: state.month,
  date: state.date,
  keyword: state.keyword,
  past: state.past,
  sort: state.sort,
  pageNo: 1,
});
