import type { DiscountRepository } from '#domain/contract/discount.ts';
import type { Order } from '#domain/contract/order.ts';
import { toFen, toYuan } from '#lib/money.ts';

type Amounts = Pick<Order, 'amount' | 'discount' | 'discounts' | 'totalAmount' | 'totalFee'>;

/** An order with the discounts that its repository states: while they are edited the repository knows them best. */
export function discounted<O extends Amounts>(order: O, repo: DiscountRepository | null): O {
  if (!repo?.editable) return order;
  const lines: [string, number][] = [
    ['promotion', repo.promotionsTotal],
    ['voucher', repo.couponsATotal],
    ['coupon', repo.couponsTotal],
    ['times', repo.couponsMTotal],
    ['pack', repo.packTotal],
    ['member', repo.memberTotal],
    ['points', repo.pointsTotal],
  ];
  return {
    ...order,
    amount: repo.amount,
    discount: toYuan(lines.reduce((sum, [, amount]) => sum + toFen(amount), 0)),
    discounts: lines.flatMap(([kind, amount]) => (amount > 0 ? [{ kind, title: '', amount }] : [])),
    totalAmount: repo.totalAmount,
    totalFee: repo.totalFee,
  };
}
