import { useEffect, useLayoutEffect } from 'react';
import { useApp } from '#stores/app.ts';

/** Storage is written when scrolling rests; ms. */
const RESTS_AFTER = 150;

/**
 * The page is kept alive: coming back by any way, it stands where it was left (the app store's digitalScroll). Arriving
 * scrolls to the top in the same commit, so that the place is taken after it.
 */
export function useKeptScroll(): void {
  useLayoutEffect(() => {
    let arrived = false;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let place: number | undefined;
    const write = () => {
      if (place !== undefined) useApp.getState().setDigitalScroll(place);
      place = undefined;
    };
    const keep = () => {
      if (!arrived) return;
      place = Math.round(window.scrollY);
      clearTimeout(rest);
      rest = setTimeout(write, RESTS_AFTER);
    };
    const frame = requestAnimationFrame(() => {
      arrived = true;
    });
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      write();
      window.removeEventListener('scroll', keep);
    };
  }, []);
  useEffect(() => {
    const { digitalScroll } = useApp.getState();
    if (digitalScroll > 0) window.scrollTo(0, digitalScroll);
  }, []);
}
