import type { ReactNode } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { inTree, pageUrl } from '#site/href.ts';
import { hasPage, type PageName, pageNames } from '#site/pages.ts';
import { TREES, type Tree, treeName } from '#site/tree.ts';
import { Link } from '#ui/link.tsx';

/** Where a link of the content leads in this tree: its page, or the page that stands in for it. Null: nowhere. */
export function siteTarget(tree: Tree, link: string): string | null {
  if (link === '' || /^[a-z][a-z\d+.-]*:|^\//i.test(link)) return null;
  // The page may be in one tree only: it is looked up in all of them, this one first.
  for (const name of [treeName(tree), ...TREES]) {
    const page = pageUrl(`/${name}/${link}`);
    if (page) return inTree(tree, page);
  }
  return null;
}

/** Whether a link's own page, and not its twin, is in this tree. */
export function isHere(tree: Tree, link: string): boolean {
  const name = link.split(/[?#/]/)[0] as PageName;
  return pageNames.includes(name) && hasPage(treeName(tree), name);
}

interface Props {
  link: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of the content; its words alone where it leads nowhere. */
export function SiteLink({ link, className, children }: Props) {
  const to = siteTarget(useTree(), link);
  return to === null ? null : (
    <Link className={className} to={to}>
      {children}
    </Link>
  );
}
