import { useLocation } from 'react-router';
import { useTree } from '#i18n/tree-context.tsx';
import { bareHref, href, matchPage, type Query } from '#site/href.ts';
import { type PageName, page, twinIn } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';

/** Where the results begin: an address with this fragment arrives there, and not at the top. */
export const FOUND = 'found';

/** Addresses inside the hall: from a leaf for the app they lead to leaves, so that the app's frame is never doubled. */
export function useHallHref(): (name: PageName, query?: Query) => string {
  const tree = useTree();
  const bare = useBare();
  // Pages of the halls have no parameter in their path.
  return (name, query) => {
    const here = twinIn(treeName(tree), name);
    return bare && page(here).bare ? bareHref(here, query) : href(tree, here as 'home', query);
  };
}

/** Whether this is a leaf without the site's frame. */
export const useBare = (): boolean => matchPage(useLocation().pathname)?.bare ?? false;
