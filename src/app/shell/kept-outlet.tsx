import { Activity, Fragment, type ReactNode, useState } from 'react';
import { useLocation, useOutlet } from 'react-router';
import { PageActive } from '#features/page/page-active.tsx';
import { matchPage } from '#site/href.ts';
import type { PageName } from '#site/pages.ts';

/** The page's outlet. Pages marked keepAlive stay mounted, hidden, when the user leaves them (specification §2). */
export function KeptOutlet() {
  const outlet = useOutlet();
  const match = matchPage(useLocation().pathname);
  const current = match?.page.keepAlive ? match.name : null;
  const [kept] = useState(() => new Map<PageName, ReactNode>());
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
