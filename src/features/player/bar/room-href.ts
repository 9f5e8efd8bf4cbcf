import { href } from '#site/href.ts';
import { type PageName, pageNames } from '#site/pages.ts';
import type { Tree } from '#site/tree.ts';
import type { Playing } from '../sound/now.ts';

/** The page of what plays, in this tree; null where the site has none. */
export function roomHref(tree: Tree, { id, opened }: Playing): string | null {
  const name = `digitalhall-${opened.home}-detail` as PageName;
  return pageNames.includes(name) ? href(tree, name, { id }) : null;
}
