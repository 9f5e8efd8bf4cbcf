import { Activity, Fragment, type ReactNode, useState } from 'react';
import { useLocation, useOutlet } from 'react-router';
import { PageActive } from '#features/page/page-active.tsx';
import { matchPage } from '#site/href.ts';
import type { PageName } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';

/** The page's outlet. Pages marked keepAlive stay mounted, hidden, when the user leaves them (specification §2). */
export function KeptOutlet() {
  const outlet = useOutlet();
  const match = matchPage(useLocation().pathname);
  const current = match?.page.keepAlive ? match.name : null;
  const [kept] = useState(() => new Map<PageName, ReactNode>());
  const tree = match && treeName(match.tree);
  const [keptIn, setKeptIn] = useState(tree);
  // In another language or layout neither their words nor their elements are there.
  if (tree && keptIn !== tree) {
    for (const name of kept.keys()) if (name !== current) kept.delete(name);
    setKeptIn(tree);
  }
  if (current) kept.set(current, outlet);
  return (
    <>
      {[...kept].map(([name, page]) => (
        <Activity key={name} mode={name === current ? 'visible' : 'hidden'}>
          <PageActive value={name === current}>{page}</PageActive>
        </Activity>
      ))}
      {current ? null : <Fragment key={match?.name ?? 'not-found'}>{outlet}</Fragment>}
    </>
  );
}
