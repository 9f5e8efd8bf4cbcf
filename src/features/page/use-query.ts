import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageActive } from './page-active.tsx';

export type QueryPatch = Readonly<Record<string, string | number | null | undefined>>;

/** The query of the page as state: what it shows survives reload, Back and the language switch. */
export function useQuery(): [
  URLSearchParams,
  (patch: QueryPatch, options?: { replace?: boolean; keepScroll?: boolean }) => Promise<void>,
] {
  const location = useLocation();
  const active = usePageActive();
  const [search, setSearch] = useState(location.search);
  if (active && location.search !== search) setSearch(location.search);
  const current = active ? location.search : search;
  const navigate = useNavigate();
  const set = useCallback(
    async (patch: QueryPatch, { replace = false, keepScroll = true } = {}) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(patch)) {
        if (value === null || value === undefined || value === '') next.delete(name);
        else next.set(name, String(value));
      }
      await navigate({ search: next.toString() }, { replace, preventScrollReset: keepScroll });
    },
    [current, navigate],
  );
  return [new URLSearchParams(current), set];
}
