import { FAMILIES, type Family } from '#domain/contract/family.ts';
import {
  ORDER_TABS,
  type Order,
  type OrderRow as OrderListRow,
  REAL_STATUSES,
} from '#domain/contract/order.ts';
import { FAMILY, type OrderFamily } from '#domain/rules/families.ts';
import { type OrderTab, tabOf } from '#domain/rules/order-status.ts';
import { saleContext } from '../catalogue/family.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { calendarKey } from '../http/keys.ts';
import { noOrder } from '../http/refusals.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { ledgersOf } from './ledger.ts';
import { booksOf, listRow, orderView } from './order-view.ts';

/** Throws unless the order is the caller's and of the family whose call it is: else it is absent (S10). */
export async function requireFamily(ctx: MemberCtx, tradeNo: string, family: Family): Promise<void> {
  const row = await ctx.deps.store.direct.sales.order(tradeNo);
  if (row?.memberId !== ctx.session.memberId || FAMILY[row.family].module !== family) throw noOrder();
}

/** An order of the caller's; a foreign one is absent (S10). */
export async function ownOrder({ deps, session }: MemberCtx, tradeNo: string): Promise<OrderRow> {
  const row = await deps.store.direct.sales.order(tradeNo);
  if (row?.memberId !== session.memberId) throw noOrder();
  return row;
}

/** It as it is now. */
export const showOrder = async (ctx: MemberCtx, tradeNo: string): Promise<Order> =>
  showRow(ctx, await ownOrder(ctx, tradeNo));

/** A row as its owner sees it, with its payments and tickets. */
export async function showRow(ctx: MemberCtx, row: OrderRow): Promise<Order> {
  const { deps, locale, now } = ctx;
  const [season, books] = await Promise.all([saleContext(deps), booksOf(deps.store.direct, row, now)]);
  const order = orderView({ season, locale, now, row }, books);
  const dated = order.realStatus === 'paid_success' && (order.occasion ?? order.evenings) !== undefined;
  return dated ? { ...order, calendar: await calendarKey(deps, row.tradeNo) } : order;
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
  const { memberId } = ctx.session;
  const own = (Object.keys(FAMILY) as OrderFamily[]).filter(f => families.includes(FAMILY[f].module));
  const [all, page] = await Promise.all([
    sales.orderCounts(memberId, ctx.now),
    sales.ordersOf(memberId, {
      families: own,
      statuses: REAL_STATUSES.filter(status => tab === 'all' || tab === tabOf(status)),
      now: ctx.now,
      from: (pageNo - 1) * pageSize,
      most: pageSize,
    }),
  ]);
  const counts = Object.fromEntries(ORDER_TABS.map(t => [t, 0])) as Record<OrderTab, number>;
  for (const { family, status, count } of all) {
    if (!own.includes(family)) continue;
    counts[tabOf(status)] += count;
    counts.all += count;
  }
  const [tickets, ledgers, season] = await Promise.all([
    sales.ticketsIn(page.map(r => r.tradeNo)),
    ledgersOf(ctx.deps.store.direct, page),
    saleContext(ctx.deps),
  ]);
  const list = page.map(row =>
    listRow(
      { season, locale: ctx.locale, now: ctx.now, row },
      {
        tickets: tickets.filter(ticket => ticket.tradeNo === row.tradeNo),
        ledger: ledgers.get(row.tradeNo) ?? [],
      },
    ),
  );
  return { total: counts[tab], pageNo, pageSize, counts, now: new Date(ctx.now).toISOString(), list };
}
