import { FAMILIES, type Family } from '#domain/contract/family.ts';
import { ORDER_TABS, type Order, type OrderRow as OrderListRow } from '#domain/contract/order.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { statusAt } from '#domain/rules/hold.ts';
import { type OrderTab, tabOf } from '#domain/rules/order-status.ts';
import { seasonOf } from '../family.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { noOrder } from '../http/refusals.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { booksOf, listRow, orderView } from './order-view.ts';

/** Throws unless the order is the caller's and of the family whose call it is: else it is absent (S10). */
export async function requireFamily(ctx: MemberCtx, tradeNo: string, family: Family): Promise<void> {
  const row = await ctx.deps.store.direct.sales.order(tradeNo);
  if (row?.memberId !== ctx.session.memberId || FAMILY[row.family].module !== family) throw noOrder();
}

/** The caller's order as it is now; a foreign one is absent (S10). */
export async function showOrder(ctx: MemberCtx, tradeNo: string): Promise<Order> {
  const row = await ctx.deps.store.direct.sales.order(tradeNo);
  if (row?.memberId !== ctx.session.memberId) throw noOrder();
  return showRow(ctx, row);
}

/** A row as its owner sees it, with its payments and tickets. */
export async function showRow(ctx: MemberCtx, row: OrderRow): Promise<Order> {
  const { deps, locale, now } = ctx;
  const [season, books] = await Promise.all([seasonOf(deps), booksOf(deps.store.direct, row, now)]);
  return orderView({ season, locale, now, row }, books);
}

export interface OrderPage {
  total: number;
  pageNo: number;
  pageSize: number;
  counts: Record<string, number>;
  now: string;
  list: OrderListRow[];
}

/** The caller's orders of one tab and some families, newest first, with the count of every tab. */
export async function listOrders(
  ctx: MemberCtx,
  tab: OrderTab,
  pageNo: number,
  pageSize: number,
  families: readonly Family[] = FAMILIES,
): Promise<OrderPage> {
  const { sales } = ctx.deps.store.direct;
  const all = await sales.ordersOf(ctx.session.memberId);
  const rows = all.filter(row => families.includes(FAMILY[row.family].module));
  const counts: Record<string, number> = Object.fromEntries(ORDER_TABS.map(t => [t, 0]));
  const inTab = rows.filter(row => {
    const own = tabOf(statusAt(row, ctx.now));
    counts[own] = (counts[own] ?? 0) + 1;
    return tab === 'all' || tab === own;
  });
  counts.all = rows.length;
  const page = inTab.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const tickets = await sales.ticketCounts(page.map(r => r.tradeNo));
  const season = await seasonOf(ctx.deps);
  const list = page.map(row =>
    listRow({ season, locale: ctx.locale, now: ctx.now, row }, tickets.get(row.tradeNo) ?? 0),
  );
  return { total: inTab.length, pageNo, pageSize, counts, now: new Date(ctx.now).toISOString(), list };
}
