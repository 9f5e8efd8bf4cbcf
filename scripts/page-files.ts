import type { View } from '#app/views.ts';
import type { Layout } from '#site/tree.ts';

/** Source of a page's file, from the project's folder: `src/pages/home/pc.tsx`, as the table of all pages says it. */
export const sourceOf = (load: () => Promise<unknown>): string =>
  `src/${/import\('#(.+)'\)/.exec(`${load}`)?.[1]}`;

export const viewFile = ({ view }: View, layout: Layout): string =>
  sourceOf(typeof view === 'function' ? view : view[layout]);
