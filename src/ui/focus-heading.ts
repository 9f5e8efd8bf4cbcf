import { useEffect, useRef } from 'react';

/** The focus goes to the heading of the page that is shown, so that a screen reader says where one is. */
export function focusHeading(): void {
  // Kept pages stand hidden before the one that is shown.
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  const heading =
    headings.find(h => !h.closest('[style*="display: none"]')) ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  owed = heading.tagName === 'MAIN' ? heading : null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The page had no heading yet when the focus came: whoever waits there is led to it. */
let owed: HTMLElement | null = null;
export const isHeadingOwed = (): boolean => owed !== null && document.activeElement === owed;

/** The page has become another without a navigation: it begins at its top, with its new heading. */
export function useHeadingFocus(screen: string): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    window.scrollTo(0, 0);
    focusHeading();
  }, [screen]);
}
