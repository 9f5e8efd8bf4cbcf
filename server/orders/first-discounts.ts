import { isLive } from '#domain/rules/hold.ts';
import type { SaleContext } from '../catalogue/family.ts';
import { withOpeningDiscounts } from '../discounts/opening.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { closeOpen } from './closing.ts';
import type { Buying } from './place.ts';
import { oldOnePaid, underWay } from './refusals.ts';

/**
 * The new order with the discounts that it begins with, those of the one that it replaces among them; what of these
 * does not fit any more is named. A payment of the old order is closed first; if its money has come, the old order
 * stays. Nothing is claimed here: the order is placed with all of it in one step, and its confirmation claims.
 */
export async function withFirstDiscounts(
  ctx: Buying,
  season: SaleContext,
  order: OrderRow,
  replace: string | undefined,
): Promise<OrderRow> {
  if (replace === undefined) return withOpeningDiscounts(ctx, season, order, null);
  const { deps, session, now } = ctx;
  const { sales } = deps.store.direct;
  const before = await sales.order(replace);
  // Foreign and ended orders are for `placeOrder` to judge: a repeated request finds its own order replaced.
  if (before?.memberId !== session.memberId) return withOpeningDiscounts(ctx, season, order, null);
  if (!isLive(before, now)) return withOpeningDiscounts(ctx, season, order, before);
  await closeOpen(deps, replace);
  const old = (await sales.order(replace)) ?? before;
  if (old.realStatus === 'paid_success') throw oldOnePaid();
  if ((await sales.paymentsOf(replace)).some(p => p.state === 'unknown')) throw underWay();
  const opened = await withOpeningDiscounts(ctx, season, order, old);
  const kept = new Set(opened.discounts.map(d => d.tmpId));
  const dropped = old.discounts.filter(d => !kept.has(d.tmpId)).map(d => d.title);
  return { ...opened, replaces: { tradeNo: replace, dropped } };
}
