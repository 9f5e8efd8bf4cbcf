import { inTree, matchPage } from './href.ts';
import { hasPage, page, pageNames } from './pages.ts';
import { TREES, type Tree, treeName, treeOf } from './tree.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
const below = (pathname: string): string => pathname.split('/').slice(3).join('/');

/** Where the address of a page that this tree lacks, but another has, leads; null where none has it. */
export function atTwin(tree: Tree, { pathname: asked, search, hash }: Address): string | null {
  for (const other of TREES) {
    const pathname = `/${other}/${below(asked)}`;
    const match = matchPage(pathname);
    if (match && !match.bare) return inTree(tree, { pathname, search, hash });
  }
  return null;
}

const IS_PHONE = { pc: false, mobile: true } as const;
/** What is sold on a computer only and was asked for by phone: `to` is the page that stands in for it. */
export function missedOnPhone(pathname: string, to: string): 'packages' | 'cards' | null {
  const tree = treeOf(to);
  if (!tree || !IS_PHONE[tree.layout]) return null;
  const path = below(pathname).replace(/\/$/, '');
  const name = pageNames.find(n => page(n).path === path);
  return name && !hasPage(treeName(tree), name) ? (page(name).pcOnly ?? null) : null;
}
