import type { DiscountRepository } from '#domain/contract/discount.ts';
import type { Order } from '#domain/contract/order.ts';
import { totalsOf } from '#domain/rules/amounts.ts';
import { toFen, toYuan } from '#lib/money.ts';

type Amounts = Pick<
  Order,
  'family' | 'amount' | 'otherFee' | 'discount' | 'discounts' | 'totalAmount' | 'totalFee'
>;

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
  const discount = lines.reduce((sum, [, amount]) => sum + toFen(amount), 0);
  const { family, amount, otherFee } = order;
  const totals = totalsOf({ family, amount: toFen(amount), otherFee: toFen(otherFee), discount });
  return {
    ...order,
    discount: toYuan(discount),
    discounts: lines.flatMap(([kind, off]) => (off > 0 ? [{ kind, title: '', amount: off }] : [])),
    totalAmount: toYuan(totals.totalAmount),
    totalFee: toYuan(totals.totalFee),
  };
}
