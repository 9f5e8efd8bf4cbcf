import type { View } from '#app/views.ts';
import type { PageName } from '#site/pages.ts';
import type { Layout } from '#site/tree.ts';

/**
 * Most visits go on by these ways: what a page needs beside the one before it is to come in few files (chunk-moments.ts),
 * and they are named in the HTML of the one before (prerender.ts).
 */
export const GO_ON: readonly (readonly [from: PageName, to: PageName])[] = [
  ['musicale', 'musicale-detail'],
  ['musicale-detail', 'seat'],
];

/** Source of a page's file, from the project's folder: `src/pages/home/pc.tsx`, as the table of all pages says it. */
export const sourceOf = (load: () => Promise<unknown>): string =>
  `src/${/import\('#(.+)'\)/.exec(`${load}`)?.[1]}`;

export const viewFile = ({ view }: View, layout: Layout): string =>
  sourceOf(typeof view === 'function' ? view : view[layout]);
