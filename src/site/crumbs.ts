import { href } from './href.ts';
import { type PageName, page, pageTitle } from './pages.ts';
import { type Tree, treeName } from './tree.ts';

/** An entry has a path, or goes one page back, or is the current page (specification §2). */
export interface Crumb {
  readonly name: string;
  readonly path?: string;
  readonly back?: true;
}

/** Home, the pages above, then the current page without a path; `title` overrides its name. */
export function crumbsOf(tree: Tree, name: PageName, title?: string): Crumb[] {
  const p = page(name);
  const zh = tree.locale === 'zh-CN';
  return [
    { name: zh ? '首页' : 'Home', path: `/${treeName(tree)}` },
    ...(p.crumbs ?? []).map(above => ({
      name: pageTitle(above, tree.locale),
      path: href(tree, above),
    })),
    ...(p.crumbBack ? [{ name: zh ? '返回' : 'Back', back: true as const }] : []),
    { name: title ?? pageTitle(name, tree.locale) },
  ];
}
