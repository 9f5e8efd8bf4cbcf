import type { DiscountRepository } from '#domain/contract/discount.ts';
import type { Order } from '#domain/contract/order.ts';
import { toFen, toYuan } from '#lib/money.ts';
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
  // What tickets bring that are exchanged is no discount: the repository knows nothing of it.
  const exchanged = order.discounts.filter(d => d.kind === 'exchange');
  return {
    ...order,
    totalAmount: repo.totalAmount ?? order.totalAmount,
    totalFee: repo.totalFee ?? order.totalFee,
    discount: toYuan(exchanged.reduce((sum, line) => sum + toFen(line.amount), toFen(repo.discountAmount))),
    discounts: [...linesOf(repo), ...exchanged],
  };
}
