import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { usePageActive } from './page-active.tsx';

/** The data of the page's loader. A kept-alive page keeps its last data while it is hidden (rulings.md). */
// biome-ignore lint/suspicious/noExplicitAny: any loader
export function usePageData<Loader extends (...args: any) => unknown>(): Awaited<ReturnType<Loader>> {
  const live = useLoaderData() as Awaited<ReturnType<Loader>> | undefined;
  const active = usePageActive();
  const [kept, setKept] = useState(live);
  if (active && live !== undefined && live !== kept) {
    setKept(live);
    return live;
  }
  return kept as Awaited<ReturnType<Loader>>;
}
