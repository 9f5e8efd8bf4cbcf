import type { Holding } from '#domain/contract/membership.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import { say } from '#domain/text.ts';
import { grantId, type Held } from '../../accounts/holdings.ts';
import { saleContext, subjectOf } from '../../catalogue/family.ts';
import { iso } from '../../catalogue/view.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { paidAt, reachedAt } from '../../store/ports/order-times.ts';
import type { OrderRow } from '../../store/ports/sales.ts';

/** When an order took what it uses: when it was paid, or else confirmed. */
const usedAt = (row: OrderRow): number =>
  isUnpaid(row.realStatus) ? reachedAt(row, 'new_confirm') : paidAt(row);

/** What a card was used for, the newest first. What was given back or has run out is no use of it. */
export async function usesOf(
  { deps, session, locale, now }: MemberCtx,
  { row }: Held,
): Promise<NonNullable<Holding['uses']>> {
  if (row.activatedAt === null) return [];
  const { discounts, sales } = deps.store.direct;
  const [claims, season] = await Promise.all([discounts.claims(session.memberId, now), saleContext(deps)]);
  const own = claims.filter(claim => claim.ref === grantId(row) && claim.uses > 0);
  const orders = new Map((await sales.orders(own.map(c => c.tradeNo))).map(row => [row.tradeNo, row]));
  return own
    .map(claim => ({ claim, order: orders.get(claim.tradeNo) }))
    .flatMap(({ claim, order }) => (order?.memberId === session.memberId ? [{ claim, order }] : []))
    .sort((a, b) => usedAt(b.order) - usedAt(a.order))
    .map(({ claim, order }) => ({
      at: iso(usedAt(order)),
      times: claim.uses,
      waiting: isUnpaid(order.realStatus),
      tradeNo: order.tradeNo,
      family: FAMILY[order.family].module,
      title: say(subjectOf(season, order).title, locale),
    }));
}
