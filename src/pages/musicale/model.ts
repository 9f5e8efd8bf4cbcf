import { startTransition, useEffect, useMemo, useOptimistic } from 'react';
import { askAhead } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { type ProgramQuery, program } from '#domain/contract/program.ts';
import { useQuery } from '#features/page/use-query.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { PAGINATION } from '#lib/constants.ts';
import { hallTime } from '#lib/dates.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';
import { readAds } from '#stores/ads.ts';
import { announceCalendar } from '#ui/calendar-event.ts';
import { monthDays } from './month-days.ts';
import { type ListState, listHref, readState, searchQuery } from './state.ts';

/** A month of one house never has more programmes. */
const WHOLE_MONTH = 100;

/** The month that the calendar shows: the chosen one, that of the chosen day, or this one. */
export const calendarMonth = (state: ListState, today: string): string =>
  state.month ?? state.date?.slice(0, 7) ?? today.slice(0, 7);

export function loader({ query, signal }: PageArgs) {
  const options = { signal, quiet: true };
  const state = readState(query);
  const today = hallTime(Date.now()).date;
  const month = calendarMonth(state, today);
  const asked: ProgramQuery =
    state.view === 'calendar'
      ? searchQuery({ ...state, month, date: undefined, pageNo: 1 }, WHOLE_MONTH)
      : searchQuery(state, PAGINATION.pageSize);
  const gone = state.past ? { past: state.past } : {};
  const page = call(program.search, asked, options);
  const ofMonth = call(program.calendar, { month, ...(state.type && { type: state.type }) }, options);
  const days =
    state.view === 'calendar'
      ? Promise.all([ofMonth, page]).then(([all, { list }]) => monthDays(all, list, state))
      : ofMonth;
  askAhead(aside => readAds(aside, 'list'));
  return {
    /** What this data answers: the page may be hidden while the address is another page's. */
    state,
    today,
    month,
    page: handled(page),
    types: handled(call(program.types, gone, options)),
    months: handled(call(program.months, gone, options)),
    days: handled(days),
  };
}

/** The state of the list, the address of another state, and a way to go there. */
export function useListState() {
  const tree = useTree();
  const [query, setQuery] = useQuery();
  const text = query.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what the query says
  const there = useMemo(() => readState(query), [text]);
  // A control shows what was chosen at once: the address and the list follow when they are there.
  const [state, show] = useOptimistic(there);
  return {
    tree,
    state,
    to: (patch: Partial<ListState>) => listHref(tree, state, patch),
    /** For controls that are no links: a new choice starts from page 1, stays where one is, and is no step of Back. */
    set: (patch: Partial<ListState>) =>
      startTransition(async () => {
        show({ ...state, ...patch });
        await setQuery(
          { pageNo: null, ...(patch as Record<string, string | number | undefined>) },
          { replace: true },
        );
      }),
  };
}

/** While the calendar is open the banner gives way (specification §2). */
export function useCalendarGivesWay(open: boolean): void {
  useEffect(() => {
    announceCalendar(open);
    return () => announceCalendar(false);
  }, [open]);
}
