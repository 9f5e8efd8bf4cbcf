import type { Order, OrderRow } from '#domain/contract/order.ts';
import { amountToPay } from '#domain/rules/amounts.ts';
import { packIdOf } from '#domain/rules/evenings.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import { toFen } from '#lib/money.ts';
import { href, type Query } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { type Tree, treeName } from '#site/tree.ts';

/** The page of an order, whatever its family (specification §2: supportSeat, orderType). */
export const orderHref = (tree: Tree, { tradeNo, family }: Pick<OrderRow, 'tradeNo' | 'family'>): string =>
  family === 'card' && hasPage(treeName(tree), 'confirmMemberOrder')
    ? href(tree, 'confirmMemberOrder', { tradeNo })
    : href(tree, 'confirmOrder', { tradeNo, ...FAMILY[family].query });

type Chosen = Pick<OrderRow, 'tradeNo' | 'realStatus' | 'family' | 'subjectId' | 'occasion'> &
  Partial<Pick<Order, 'packTradeNo'>>;

/**
 * Where an order of its kind is chosen anew: the seats, the tickets of the show, the product, the cards. A choice
 * made there replaces an order that is still unpaid.
 */
export function choiceHref(tree: Tree, order: Chosen): string | null {
  const { family, subjectId, occasion } = order;
  const replace = isUnpaid(order.realStatus) ? order.tradeNo : undefined;
  const packId = packIdOf(order);
  if (packId !== null) return href(tree, 'presale-schedule', { packId, replace });
  if (family === 'seat')
    return occasion ? href(tree, 'seat', { scheduleId: occasion.id, programId: subjectId }) : null;
  if (family === 'show') return showHref(tree, subjectId, { dateId: occasion?.id, replace });
  return family === 'card' ? href(tree, 'membercardList') : productHref(tree, subjectId, { replace });
}

/** The page that tells of what was ordered; null where there is none besides the choice itself. */
export const subjectHref = (tree: Tree, order: Chosen): string | null =>
  order.family === 'seat' && !order.packTradeNo
    ? href(tree, 'musicale-detail', { id: order.subjectId })
    : choiceHref(tree, order);

/** Where tickets of a show are chosen: a page of its own in the Chinese desktop tree (specification §2). */
const showHref = (tree: Tree, showId: string, rest: Query): string =>
  href(tree, hasPage(treeName(tree), 'chooseTicket') ? 'chooseTicket' : 'confirmOrder', { showId, ...rest });

/** Where a product is bought. */
const productHref = (tree: Tree, productId: string, rest: Query): string =>
  href(tree, hasPage(treeName(tree), 'digitalConfirmOrder') ? 'digitalConfirmOrder' : 'confirmOrder', {
    productId,
    ...rest,
  });

/** The status of the set that the family shows. */
export const statusOf = (order: Pick<OrderRow, 'family' | 'realStatus' | 'orderStatus'>): string =>
  FAMILY[order.family].statuses === 'order' ? order.orderStatus : order.realStatus;

/** What there is to pay, or was paid; fen (specification §4). With another freight than the order's: what it would be. */
export function payable(order: Order, freight: number = toFen(order.otherFee)): number {
  const more = freight - toFen(order.otherFee);
  return amountToPay({
    family: order.family,
    status: statusOf(order),
    amount: toFen(order.amount),
    discount: toFen(order.discount),
    otherFee: freight,
    totalFee: toFen(order.totalFee) + more,
    totalAmount: toFen(order.totalAmount) + more,
  });
}
