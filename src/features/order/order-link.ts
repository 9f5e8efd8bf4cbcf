import { type Family, isSeated, MODULES } from '#domain/contract/family.ts';
import type { Order, OrderRow } from '#domain/contract/order.ts';
import { amountToPay } from '#domain/rules/amounts.ts';
import { packIdOf } from '#domain/rules/evenings.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import { toFen } from '#lib/money.ts';
import { href, type Query } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { type Tree, treeName } from '#site/tree.ts';

/** Families whose orders have a page of their own, in the trees that have it. */
const OWN_PAGE: Readonly<Partial<Record<Family, 'confirmMemberOrder'>>> = { card: 'confirmMemberOrder' };

/** The page of an order, whatever its family (specification §2: supportSeat, orderType). */
export function orderHref(tree: Tree, { tradeNo, family }: Pick<OrderRow, 'tradeNo' | 'family'>): string {
  const own = OWN_PAGE[family];
  return own && hasPage(treeName(tree), own)
    ? href(tree, own, { tradeNo })
    : href(tree, 'confirmOrder', { tradeNo, ...MODULES[family].query });
}

type Chosen = Pick<OrderRow, 'tradeNo' | 'realStatus' | 'family' | 'subjectId' | 'occasion'> &
  Partial<Pick<Order, 'packTradeNo'>>;

/**
 * Where an order of its kind is chosen anew: the seats, the tickets of the show, the product, the cards. A choice
 * made there replaces an order that is still unpaid.
 */
export function choiceHref(tree: Tree, order: Chosen): string | null {
  const replace = isUnpaid(order.realStatus) ? order.tradeNo : undefined;
  const packId = packIdOf(order);
  return packId === null
    ? CHOICE[order.family](tree, order, replace)
    : href(tree, 'presale-schedule', { packId, replace });
}

/** The page that tells of what was ordered; null where there is none besides the choice itself. */
export const subjectHref = (tree: Tree, order: Chosen): string | null =>
  isSeated(order.family) && !order.packTradeNo
    ? href(tree, 'musicale-detail', { id: order.subjectId })
    : choiceHref(tree, order);

/** Where something is chosen: a page of its own in the Chinese desktop tree (specification §2), else the order's. */
const choosing = (tree: Tree, page: 'chooseTicket' | 'digitalConfirmOrder', query: Query): string =>
  href(tree, hasPage(treeName(tree), page) ? page : 'confirmOrder', query);

type ChoiceHref = (tree: Tree, order: Chosen, replace: string | undefined) => string | null;
const productHref: ChoiceHref = (tree, { subjectId: productId }, replace) =>
  choosing(tree, 'digitalConfirmOrder', { productId, replace });
const CHOICE: Readonly<Record<Family, ChoiceHref>> = {
  seat: (tree, { occasion, subjectId: programId }) =>
    occasion ? href(tree, 'seat', { scheduleId: occasion.id, programId }) : null,
  show: (tree, { occasion, subjectId: showId }, replace) =>
    choosing(tree, 'chooseTicket', { showId, dateId: occasion?.id, replace }),
  card: tree => href(tree, 'membercardList'),
  mall: productHref,
  dams: productHref,
};

/** The status of the set that the family shows. */
export const statusOf = (order: Pick<OrderRow, 'family' | 'realStatus' | 'orderStatus'>): string =>
  MODULES[order.family].statuses === 'order' ? order.orderStatus : order.realStatus;

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
