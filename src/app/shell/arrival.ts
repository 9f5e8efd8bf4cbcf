import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { matchPage } from '#site/href.ts';

const places = new Map<string, number>();

/**
 * Arriving at a page: scroll to the top, except on the desktop user centre (specification §2); Back returns to where
 * one was. Another path also moves the focus to the page's heading, so that a screen reader says where one is.
 */
export function useArrival(): void {
  const location = useLocation();
  const type = useNavigationType();
  const before = useRef<{ key: string; pathname: string } | null>(null);

  useEffect(() => {
    const remember = () => places.set(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { key: location.key, pathname: location.pathname };
    if (!last || last.key === location.key) return;
    const samePath = last.pathname === location.pathname;
    const match = matchPage(location.pathname);
    const keep = match?.page.keepScroll && match.tree.layout === 'pc' && samePath;
    if (type === 'POP') window.scrollTo(0, places.get(location.key) ?? 0);
    else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else if (!keep && !(samePath && type === 'REPLACE')) window.scrollTo(0, 0);
    if (!samePath) focusHeading();
  }, [location, type]);
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
