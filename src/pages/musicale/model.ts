import { useMemo } from 'react';
import { call } from '#api/client.ts';
import { program } from '#domain/contract/program.ts';
import { useQuery } from '#features/page/use-query.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { PAGINATION } from '#lib/constants.ts';
import { hallTime } from '#lib/dates.ts';
import { later } from '#lib/later.ts';
import type { PageArgs } from '#site/page-args.ts';
import { type ListState, listHref, readState, searchQuery } from './state.ts';

/** The month that the calendar shows: the chosen one, that of the chosen day, or this one. */
export const calendarMonth = (state: ListState, today: string): string =>
  state.month ?? state.date?.slice(0, 7) ?? today.slice(0, 7);

export function loader({ query, signal }: PageArgs) {
  const options = { signal, quiet: true };
  const state = readState(query);
  const today = hallTime(Date.now()).date;
  const month = calendarMonth(state, today);
  return {
    today,
    page: later(call(program.search, searchQuery(state, PAGINATION.pageSize), options)),
    months: later(call(program.months, state.past ? { past: 'Y' } : {}, options)),
    days: later(call(program.calendar, { month, ...(state.type && { type: state.type }) }, options)),
  };
}

/** The state of the list, the address of another state, and a way to go there. */
export function useListState() {
  const tree = useTree();
  const [query, setQuery] = useQuery();
  const text = query.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what the query says
  const state = useMemo(() => readState(query), [text]);
  return {
    tree,
    state,
    to: (patch: Partial<ListState>) => listHref(tree, state, patch),
    /** For controls that are no links. Typing replaces the entry in the history, choosing adds one. */
    set: (patch: Partial<ListState>, replace = false) =>
      setQuery({ pageNo: null, ...(patch as Record<string, string | number | undefined>) }, { replace }),
  };
}
