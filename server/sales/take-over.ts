import { repositoryOf } from '../../src/domain/rules/discount.ts';
import { isLive } from '../../src/domain/rules/hold.ts';
import { caseOf, choiceOf } from '../discounts/case.ts';
import { storedLine } from '../discounts/claims.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { getCatalogue } from '../world/catalogue.ts';
import { closeOpen, underWay } from './closing.ts';
import { wrongStatus } from './refusals.ts';

/**
 * The new order with what the one that it replaces had chosen: discounts that still fit are taken over, the others are
 * named. A payment of the old order is closed first; if its money has come, the old order stays. Nothing is claimed
 * here: the order is placed with all of it in one step, and its confirmation claims.
 */
export async function takeOver(
  { deps, session, now }: MemberCtx,
  order: OrderRow,
  replace: string | undefined,
): Promise<OrderRow> {
  if (replace === undefined) return order;
  const { sales } = deps.store.direct;
  const before = await sales.order(replace);
  // Foreign and ended orders are for `placeOrder` to judge: a repeated request finds its own order replaced.
  if (before?.memberId !== session.memberId || !isLive(before, now)) return order;
  await closeOpen(deps, replace);
  const old = (await sales.order(replace)) ?? before;
  if (old.realStatus === 'paid_success')
    throw wrongStatus([
      '原订单刚刚付款成功，没有更换。',
      'Your first order has just been paid, so it was not changed.',
    ]);
  if ((await sales.paymentsOf(replace)).some(p => p.state === 'unknown')) throw underWay();
  const choice = choiceOf(old);
  if (choice.tmpIds.length === 0 && choice.points === 0)
    return { ...order, replaces: { tradeNo: replace, dropped: [] } };
  // Under the old number, so that what the old order has claimed does not stand in the way.
  const asked = { ...order, tradeNo: replace, discounts: old.discounts, discounting: old.discounting };
  const fits = repositoryOf(
    await caseOf(deps.store.direct, await getCatalogue(deps), asked as OrderRow, now),
  );
  const kept = new Set(fits.applied.map(line => line.tmpId));
  return {
    ...order,
    discount: fits.discount,
    discounts: fits.applied.map(storedLine),
    discounting: { points: fits.choice.points, revision: 1, settled: false },
    replaces: {
      tradeNo: replace,
      dropped: old.discounts.filter(d => !kept.has(d.tmpId)).map(d => d.title),
    },
  };
}
