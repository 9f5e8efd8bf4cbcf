import { urlOf } from '#domain/rules/url.ts';
import { matchPage } from '#site/href.ts';
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
  const base = 'https://here.invalid';
  const url = urlOf(`/${treeName(tree)}/${link}`, base);
  if (url?.origin !== base || !matchPage(url.pathname)) return null;
  return { to: `${url.pathname}${url.search}${url.hash}` };
}
