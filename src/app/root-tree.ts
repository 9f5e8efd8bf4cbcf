import { useInsertionEffect } from 'react';
import { ROOT_CLASS, type Tree } from '#site/tree.ts';

/**
 * The root says the language and the layout of what is shown, and not yet those of a page that is still on its way: what
 * stands there would be drawn, and read out, as the other language, and wait for its fonts.
 */
export function useRootTree({ locale, layout }: Tree): void {
  useInsertionEffect(() => {
    const root = document.documentElement;
    // Said anew it has the style of all elements looked up again, though nothing changes.
    if (root.lang !== locale) root.lang = locale;
    root.className = ROOT_CLASS[layout];
  }, [locale, layout]);
}
