import { useMemo } from 'react';
import { useQuery } from '#features/page/use-query.ts';
import type { PageName } from '#site/pages.ts';
import { ANYTHING, type FinderState, readFinder, writeFinder } from './finder-state.ts';
import { FOUND, useHallHref } from './use-hall-href.ts';

/** What is looked for on this page, and the addresses of other choices. */
export function useFinder(page: PageName) {
  const [query] = useQuery();
  const hallHref = useHallHref();
  const text = query.toString();
  const state = useMemo(() => readFinder(new URLSearchParams(text)), [text]);
  const to = (next: FinderState): string => `${hallHref(page, writeFinder(next))}#${FOUND}`;
  return { state, to, none: hallHref(page, writeFinder(ANYTHING)) };
}
