import type { ReplyOf } from '#domain/contract/call.ts';
import type { CardOrder, membership } from '#domain/contract/membership.ts';
import type { Order } from '#domain/contract/order.ts';
import { totalsOf } from '#domain/rules/amounts.ts';
import { cardState } from '#domain/rules/card.ts';
import { isLive } from '#domain/rules/hold.ts';
import { say } from '#domain/text.ts';
import { listed } from '#lib/listed.ts';
import { toFen, toYuan } from '#lib/money.ts';
import { saleContext } from '../../catalogue/family.ts';
import { settleDiscounts } from '../../discounts/claims.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { noOrder } from '../../http/refusals.ts';
import { amountRefusal, cancelOrder, lockOwn, requireLive, withPlacesClaimed } from '../../orders/change.ts';
import { GATEWAY_NAMES } from '../../orders/order-view.ts';
import { askAbout, closePayment, type PayInput, startPayment } from '../../orders/payments.ts';
import { requireFamily, showOrder, showRow } from '../../orders/read.ts';
import { type RefundInput, refundOrder } from '../../orders/return-order.ts';
import { withStatus } from '../../orders/status.ts';

async function withCards({ deps, now }: MemberCtx, order: Order): Promise<CardOrder> {
  const cards = await deps.store.direct.memberships.membershipsOfOrder(order.tradeNo);
  return {
    ...order,
    memberships: cards.map(row => ({
      membershipId: row.membershipId,
      state: cardState({ ...row, times: 0, used: 0 }, now),
    })),
  };
}

/** The caller's order of cards; a payment that has not ended is asked about. */
export async function cardOrder(ctx: MemberCtx, tradeNo: string): Promise<CardOrder> {
  await requireFamily(ctx, tradeNo, 'card');
  const shown = await showOrder(ctx, tradeNo);
  if (shown.payment === undefined || shown.payment.state === 'declined') return withCards(ctx, shown);
  await askAbout(ctx.deps, tradeNo, ctx.now);
  return withCards(ctx, await showOrder(ctx, tradeNo));
}

/** The caller's orders of cards, newest first. */
export async function cardOrders(
  ctx: MemberCtx,
  pageNo: number,
  pageSize: number,
): Promise<ReplyOf<typeof membership.orders>> {
  const { sales } = ctx.deps.store.direct;
  const { memberId } = ctx.session;
  const [counts, page] = await Promise.all([
    sales.orderCounts(memberId, ctx.now),
    sales.ordersOf(memberId, { families: ['card'], from: (pageNo - 1) * pageSize, most: pageSize }),
  ]);
  const total = counts.reduce((sum, { family, count }) => sum + (family === 'card' ? count : 0), 0);
  const list = await Promise.all(page.map(async row => withCards(ctx, await showRow(ctx, row))));
  return { total, pageNo, pageSize, list };
}

export async function cancelCardOrder(ctx: MemberCtx, tradeNo: string): Promise<CardOrder> {
  await requireFamily(ctx, tradeNo, 'card');
  return withCards(ctx, await cancelOrder(ctx, tradeNo));
}

export async function closeCardPayment(ctx: MemberCtx, tradeNo: string, edit: boolean): Promise<CardOrder> {
  await requireFamily(ctx, tradeNo, 'card');
  return withCards(ctx, await closePayment(ctx, tradeNo, edit));
}

/** Before its first card is activated, by the rules of what is opened on a screen; its cards are void from then on. */
export async function refundCardOrder(ctx: MemberCtx, input: RefundInput): Promise<CardOrder> {
  await requireFamily(ctx, input.tradeNo, 'card');
  return withCards(ctx, await refundOrder(ctx, input));
}

/** What there is to pay and how; changes nothing. */
export async function gotoPay(ctx: MemberCtx, tradeNo: string): Promise<ReplyOf<typeof membership.gotoPay>> {
  const { deps, session, now, locale } = ctx;
  const row = await deps.store.direct.sales.order(tradeNo);
  if (row?.memberId !== session.memberId || row.family !== 'card') throw noOrder();
  const live = isLive(row, now);
  return {
    tradeNo,
    title: listed(
      row.items.map(item => say(item.name, locale)),
      locale,
    ),
    totalAmount: toYuan(totalsOf(row).totalFee),
    payable: live,
    ...(live && { expiresAt: new Date(row.expiresAt).toISOString() }),
    gateways: (await saleContext(deps)).gateways.map(code => ({
      code,
      name: say(GATEWAY_NAMES[code], locale),
    })),
  };
}

/** The module has no call to confirm: paying does it, with the amount that was shown. */
export async function payCardOrder(ctx: MemberCtx, input: PayInput): Promise<ReplyOf<typeof membership.pay>> {
  const { deps, now } = ctx;
  await requireFamily(ctx, input.tradeNo, 'card');
  const season = await saleContext(deps);
  await deps.store.transaction(async tx => {
    const found = await lockOwn(tx, ctx, input.tradeNo);
    requireLive(found, now);
    const order = await withPlacesClaimed(tx, found, now);
    const fresh = await settleDiscounts(tx, season, order, now);
    if (toFen(input.totalAmount) !== totalsOf(fresh).totalFee)
      throw await amountRefusal(tx, ctx, season, fresh);
    if (order.realStatus !== 'new_confirm') await tx.sales.saveOrder(withStatus(fresh, 'new_confirm', now));
  });
  return startPayment(ctx, input);
}
