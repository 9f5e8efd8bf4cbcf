import { urlOf } from '#domain/rules/url.ts';
import { pageUrl, pathOf } from '#site/href.ts';
import { type Tree, treeName } from '#site/tree.ts';

/** Where an ad leads: a page of this site in the reader's tree, an https address, or nowhere. */
export type AdTarget = { readonly to: string } | { readonly url: string } | null;

/** Links of ads come from the CMS: only pages that exist here and https addresses are followed (quality.md S1). */
export function adTarget(tree: Tree, link: string): AdTarget {
  if (link === '') return null;
  if (/^https:\/\//i.test(link)) {
    const url = urlOf(link);
    return url && { url: url.href };
  }
  const page = pageUrl(`/${treeName(tree)}/${link}`);
  return page && { to: pathOf(page) };
}
