import type { Owned, ProductChannel } from '#domain/contract/mall.ts';
import { heardUntil } from '#domain/rules/library.ts';
import { say } from '#domain/text.ts';
import { creditOrder } from '../../accounts/standing.ts';
import { getCatalogue } from '../../catalogue/catalogue.ts';
import { liveSchedule } from '../../catalogue/live.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import type { ProductDoc } from '../../catalogue/types-shop.ts';
import { iso } from '../../catalogue/view.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { noOrder, wrongStatus } from '../../http/refusals.ts';
import { lockOwn } from '../../orders/change.ts';
import type { Tx } from '../../store/port.ts';
import { paidAt } from '../../store/ports/order-times.ts';
import type { OrderRow } from '../../store/ports/sales.ts';
import { givenAway, notYet } from './refusals.ts';

interface Bought {
  readonly row: OrderRow;
  readonly product: ProductDoc;
  readonly days: number;
  readonly quantity: number;
  /** Of what is sent live, ms. */
  readonly opensAt: number | null;
}

/** The digital product of an order; null for goods and for other families. */
function boughtOf(catalogue: Catalogue, row: OrderRow): Bought | null {
  const product = catalogue.kind<ProductDoc>('product').get(row.programId);
  if (product?.delivery !== 'digital') return null;
  const [item] = row.items;
  const days = product.variants.find(v => v.code === item?.itemId)?.days ?? 0;
  const opensAt = liveSchedule(catalogue, product, paidAt(row))?.startsAt ?? null;
  return { row, product, days, quantity: item?.quantity ?? 1, opensAt };
}

function ownedView({ row, product, days, opensAt }: Bought, locale: MemberCtx['locale']): Owned {
  const boughtAt = paidAt(row);
  const until = heardUntil({ boughtAt, openedAt: row.openedAt ?? null, days });
  return {
    tradeNo: row.tradeNo,
    family: row.family as ProductChannel,
    productId: product.id,
    kind: product.kind,
    title: say(product.title, locale),
    note: row.items[0] ? say(row.items[0].name, locale) : '',
    art: product.art,
    works: product.works.map(w => ({ title: say(w.title, locale), minutes: w.minutes })),
    boughtAt: iso(boughtAt),
    ...(opensAt !== null && { opensAt: iso(opensAt) }),
    ...(row.openedAt !== undefined && { openedAt: iso(row.openedAt) }),
    ...(!(product.kind === 'vip' || until === null) && { until: iso(until) }),
  };
}

/** What the member has bought and may hear, newest first. */
export async function library(ctx: MemberCtx): Promise<{ list: Owned[]; now: string }> {
  const catalogue = await getCatalogue(ctx.deps);
  const rows = await ctx.deps.store.direct.sales.standingOrders(ctx.session.memberId);
  const bought = rows
    .filter(row => row.realStatus === 'paid_success')
    .flatMap(row => boughtOf(catalogue, row) ?? []);
  return { list: bought.map(b => ownedView(b, ctx.locale)), now: iso(ctx.now) };
}

/** The order, opened: the moment is written once, and what it earns is earned. */
export async function openedRow(tx: Tx, order: OrderRow, now: number): Promise<OrderRow> {
  const next: OrderRow = {
    ...order,
    openedAt: now,
    events: [...order.events, { status: 'opened', at: now, note: { zh: '内容已打开', en: 'Opened' } }],
  };
  await tx.sales.saveOrder(next);
  await creditOrder(tx, next, now);
  return next;
}

/** Opens what was bought: the moment is written once, and from then on the order is not taken back. */
export async function openOwned(ctx: MemberCtx, tradeNo: string): Promise<Owned> {
  const catalogue = await getCatalogue(ctx.deps);
  const row = await ctx.deps.store.transaction(async tx => {
    const order = await lockOwn(tx, ctx, tradeNo);
    const found = boughtOf(catalogue, order);
    if (!found) throw noOrder();
    if (order.realStatus !== 'paid_success') throw wrongStatus();
    if (order.openedAt !== undefined) return order;
    // The days of replay begin when it is opened: before the stream there is nothing to see yet.
    if (found.opensAt !== null && ctx.now < found.opensAt) throw notYet(found.opensAt);
    if (await tx.digital.giftOf(tradeNo)) throw givenAway();
    return openedRow(tx, order, ctx.now);
  });
  const bought = boughtOf(catalogue, row);
  if (!bought) throw noOrder();
  return ownedView(bought, ctx.locale);
}
