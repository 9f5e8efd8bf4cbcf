import type { DiscountRepository } from '#domain/contract/discount.ts';
import type { Order } from '#domain/contract/order.ts';
import { LIST_GROUPS, totalOf } from './groups.ts';

type Amounts = Pick<Order, 'discount' | 'discounts' | 'totalAmount' | 'totalFee'>;

/** What each group takes, as the repository states it. */
const linesOf = (r: DiscountRepository): Amounts['discounts'] =>
  [...LIST_GROUPS.map(kind => [kind, totalOf(r, kind)] as const), ['points', r.pointsTotal] as const].flatMap(
    ([kind, amount]) => (amount > 0 ? [{ kind, title: '', amount }] : []),
  );

/**
 * An unpaid order with the discounts and the totals that its repository states: of these it knows best. What it does
 * not state stays the order's own; nothing is computed here.
 */
export function discounted<O extends Amounts>(order: O, repo: DiscountRepository | null): O {
  if (!repo) return order;
  return {
    ...order,
    totalAmount: repo.totalAmount ?? order.totalAmount,
    totalFee: repo.totalFee ?? order.totalFee,
    discount: repo.discountAmount,
    discounts: linesOf(repo),
  };
}
