import type { Namespace } from '#i18n/namespaces.ts';
import type { PageName } from '#site/pages.ts';
import type { Layout, TreeName } from '#site/tree.ts';
import type { View } from './views.ts';

/** The page that a built HTML file is for and where its code is: scripts/prerender.ts writes it there. */
export interface FirstPage {
  readonly tree: TreeName;
  readonly name: PageName;
  /** A file of the build. */
  readonly view: string;
  readonly copy: readonly Namespace[];
}

function read(): FirstPage | null {
  if (typeof document === 'undefined') return null;
  const written = document.querySelector<HTMLElement>('script[data-first]')?.dataset.first;
  return written ? (JSON.parse(written) as FirstPage) : null;
}
const first = read();

/** A page's code as its HTML names it, so that a first visit does without the table of all pages (views.ts). */
export function firstView(tree: TreeName, name: PageName): View | undefined {
  if (first?.tree !== tree || first.name !== name) return undefined;
  const { view, copy } = first;
  return { view: () => import(/* @vite-ignore */ view), copy };
}

export const fileOf = ({ view }: View, layout: Layout) => (typeof view === 'function' ? view : view[layout]);
