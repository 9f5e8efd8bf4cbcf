import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { matchPage } from '#site/href.ts';
import { focusHeading } from '#ui/focus-heading.ts';
import { frameOf } from './frame.ts';

const places = new Map<string, number>();
/** How long a page that is gone back to may take to reach its height, ms. */
const GROWS = 4000;
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Ends the return that is under way. */
let returning: (() => void) | null = null;

/** A page gone back to is still growing: its place is taken again with each change of height, until the visitor moves. */
function returnTo(y: number): void {
  window.scrollTo(0, y);
  if (typeof ResizeObserver === 'undefined') return;
  const watch = new ResizeObserver(() => window.scrollTo(0, y));
  const end = setTimeout(() => returning?.(), GROWS);
  returning = () => {
    returning = null;
    clearTimeout(end);
    watch.disconnect();
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  const stop = () => returning?.();
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  watch.observe(document.body);
}

/**
 * Arriving at a page: scroll to the top, except on the desktop user centre (specification §2); Back returns to where
 * one was. Another path also moves the focus to the page's heading, so that a screen reader says where one is.
 */
export function useArrival(): void {
  const location = useLocation();
  const type = useNavigationType();
  const before = useRef<{ key: string; pathname: string } | null>(null);

  // The key is read when the event comes: a page that takes the place of another scrolls before effects run again.
  useEffect(() => {
    const remember = () => {
      if (before.current && !returning) places.set(before.current.key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { key: location.key, pathname: location.pathname };
    if (!last || last.key === location.key) return;
    returning?.();
    const samePath = last.pathname === location.pathname;
    const match = matchPage(location.pathname);
    const keep = match?.page.keepScroll && frameOf(match.tree.layout).keepsPlace;
    if (type === 'POP') returnTo(places.get(location.key) ?? 0);
    else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else if (!keep && !(samePath && type === 'REPLACE')) window.scrollTo(0, 0);
    if (type !== 'POP') places.set(location.key, window.scrollY);
    if (!samePath) focusHeading();
  }, [location, type]);
}
