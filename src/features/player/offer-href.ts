import type { TitleOffer } from '#domain/contract/digital.ts';
import { href } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { type Tree, treeName } from '#site/tree.ts';

/** The Chinese desktop has a page for each kind of product; elsewhere the order begins on the order's own page. */
export function offerHref(tree: Tree, { productId, all, channel }: TitleOffer): string {
  const own = all ? 'digitalConfirmVip' : 'digitalConfirmOrder';
  return hasPage(treeName(tree), own)
    ? href(tree, own, { productId })
    : href(tree, 'confirmOrder', { productId, orderType: channel });
}
