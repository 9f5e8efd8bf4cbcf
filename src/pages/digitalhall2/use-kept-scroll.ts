import { useEffect, useLayoutEffect } from 'react';
import { useApp } from '#stores/app.ts';

/**
 * The page is kept alive: coming back by any way, it stands where it was left (the app store's digitalScroll). Arriving
 * scrolls to the top in the same commit, so that the place is taken after it.
 */
export function useKeptScroll(): void {
  useLayoutEffect(() => {
    let arrived = false;
    const keep = () => {
      if (arrived) useApp.getState().setDigitalScroll(Math.round(window.scrollY));
    };
    const frame = requestAnimationFrame(() => {
      arrived = true;
    });
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', keep);
    };
  }, []);
  useEffect(() => {
    const { digitalScroll } = useApp.getState();
    if (digitalScroll > 0) window.scrollTo(0, digitalScroll);
  }, []);
}
