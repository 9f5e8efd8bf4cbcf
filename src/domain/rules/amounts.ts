/** What there is to pay, by family and status (specification §4, “Discount editing and amounts”). Integer fen. */
import { DISCOUNT, DISCOUNT_KINDS, type DiscountKind, isOfferKind } from '../contract/discount-kinds.ts';
import { type Family, MODULES } from '../contract/family.ts';
import { FAMILY, type OrderFamily } from './families.ts';
import { isUnconfirmed } from './order-status.ts';

export interface AmountsInput {
  readonly family: Family;
  /** realStatus of seat, show and card orders, orderStatus of mall and dams orders. */
  readonly status: string;
  /** Goods before discounts, the sum of the discounts, and freight; fen. */
  readonly amount: number;
  readonly discount: number;
  readonly otherFee: number;
  /** The server's two totals; fen. */
  readonly totalFee: number;
  readonly totalAmount: number;
}

/** The figure that the page shows as the amount to pay, in fen; never below 0. */
export function amountToPay(order: AmountsInput): number {
  const { family, status } = order;
  // A negative discount is no surcharge.
  const off = Math.max(0, order.discount);
  const net = Math.max(0, order.amount - off) + order.otherFee;
  const { payable } = MODULES[family];
  if (payable === 'fee') return Math.max(0, order.totalFee);
  if (discountsEditable(family, status)) return net;
  if (payable === 'gross') return Math.max(0, order.totalAmount - off);
  if (status === 'new_confirm' || status === 'CONFIRM_BUT_NOT_PAID') return Math.max(0, order.totalFee);
  return Math.max(0, order.totalAmount);
}

/** Rows of the price breakdown; their sum is the total, to the fen. */
export type RowKind = 'goods' | DiscountKind | 'exchange' | 'freight';
export const ROWS: readonly RowKind[] = ['goods', ...DISCOUNT_KINDS, 'exchange', 'freight'];
export interface Row {
  readonly kind: RowKind;
  /** Fen; discounts are below 0. */
  readonly fen: number;
}
/** These rows are always there, also at 0 (rulings, “Amounts”); the others only when they apply. */
const always = (kind: RowKind): boolean =>
  isOfferKind(kind) ? DISCOUNT[kind].shown : kind !== 'freight' && kind !== 'exchange';

export interface BreakdownInput {
  readonly amount: number;
  /** Fen of each discount that the server states as applied, and of tickets that are exchanged, above 0. */
  readonly discounts: Partial<Readonly<Record<DiscountKind | 'exchange', number>>>;
  readonly otherFee: number;
}

/** What each group of discounts takes; fen. */
export function groupTotals<Group extends string>(
  lines: readonly { readonly kind: Group; readonly fen: number }[],
): Partial<Record<Group, number>> {
  const totals: Partial<Record<Group, number>> = {};
  for (const { kind, fen } of lines) totals[kind] = (totals[kind] ?? 0) + fen;
  return totals;
}

/** The itemised price. Discounts larger than the goods are cut at the goods, in the order of the rows. */
export function breakdown({ amount, discounts, otherFee }: BreakdownInput): { rows: Row[]; total: number } {
  let left = amount;
  const rows = ROWS.flatMap((kind): Row[] => {
    let fen: number;
    if (kind === 'goods') fen = amount;
    else if (kind === 'freight') fen = otherFee;
    else {
      const off = Math.min(left, Math.max(0, discounts[kind] ?? 0));
      left -= off;
      fen = off === 0 ? 0 : -off;
    }
    return fen !== 0 || always(kind) ? [{ kind, fen }] : [];
  });
  return { rows, total: rows.reduce((sum, row) => sum + row.fen, 0) };
}

/**
 * The two totals of an order, freight included; fen. The fee is what is to be paid. So is the amount, but where it is
 * stated before discounts and the page takes them off (specification §4).
 */
export function totalsOf(
  order: Pick<AmountsInput, 'amount' | 'discount' | 'otherFee'> & {
    readonly family?: OrderFamily;
    /** What tickets bring that are exchanged for these. */
    readonly exchange?: { readonly credit: number } | undefined;
  },
): {
  totalFee: number;
  totalAmount: number;
} {
  const credit = order.exchange?.credit ?? 0;
  const totalFee = Math.max(0, order.amount - order.discount - credit) + order.otherFee;
  const gross = order.family !== undefined && FAMILY[order.family].payable === 'gross';
  return { totalFee, totalAmount: gross ? order.amount + order.otherFee : totalFee };
}

/** Discounts may be edited only while the order is unpaid and not confirmed (specification §4). */
export const discountsEditable = (family: Family, status: string): boolean =>
  MODULES[family].payable === 'gross' ? status === 'WAIT_PAY' : isUnconfirmed(status);
