import type { Namespace } from '#i18n/namespaces.ts';
import type { PageName } from '#site/pages.ts';
import type { Layout, TreeName } from '#site/tree.ts';
import type { PageFile, View } from './views.ts';

interface NamedPage {
  readonly name: PageName;
  /** A file of the build. */
  readonly view: string;
  readonly copy: readonly Namespace[];
}
/** The page that most go on to, with the files that its own needs beside those of the page before it. */
interface NextPage extends NamedPage {
  readonly files: readonly string[];
}
/** The page that a built HTML file is for and where its code is: scripts/prerender.ts writes it there. */
export interface FirstPage extends NamedPage {
  readonly tree: TreeName;
  readonly next?: NextPage | undefined;
}

function read(): FirstPage | null {
  if (typeof document === 'undefined') return null;
  const written = document.querySelector<HTMLElement>('script[data-first]')?.dataset.first;
  return written ? (JSON.parse(written) as FirstPage) : null;
}
const first = read();

/** Code as the HTML names it, so that a first visit and the likely way on do without the table of all pages (views.ts). */
export function firstView(tree: TreeName, name: PageName): View | undefined {
  if (first?.tree !== tree) return undefined;
  const { next } = first;
  if (next?.name === name) return { view: () => bringNext(next), copy: next.copy };
  return first.name === name
    ? { view: () => import(/* @vite-ignore */ first.view), copy: first.copy }
    : undefined;
}

let coming: ReturnType<PageFile> | undefined;
/** All its files at once; what does not come is asked for again on the way there. */
function bringNext({ view, files }: NextPage): ReturnType<PageFile> {
  coming ??= Promise.all(files.map(bringFile))
    .then((): ReturnType<PageFile> => import(/* @vite-ignore */ view))
    .catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
  return coming;
}

/** As Vite's loader does it: the code is only run when its styles are there. */
async function bringFile(href: string): Promise<unknown> {
  const styles = href.endsWith('.css');
  const rel = styles ? 'stylesheet' : 'modulepreload';
  const known = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"][href="${href}"]`);
  if (known && (!styles || known.sheet)) return;
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  if (!styles) return;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // Vite's loader takes a link for its styles.
      link.remove();
      reject(new Error(`${href} did not come`));
    };
  });
}

export const fileOf = ({ view }: View, layout: Layout) => (typeof view === 'function' ? view : view[layout]);
