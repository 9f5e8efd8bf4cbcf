import type { GatewayCode, Order, PayScene, WalletGrant } from '#domain/contract/order.ts';
import { totalsOf } from '#domain/rules/amounts.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { isLive } from '#domain/rules/hold.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import { isUnderWay } from '#domain/rules/payment.ts';
import { say } from '#domain/text.ts';
import { toFen } from '#lib/money.ts';
import { saleContext, subjectOf } from '../catalogue/family.ts';
import type { Deps } from '../deps.ts';
import { freeDiscounts } from '../discounts/claims.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { wrongStatus } from '../http/refusals.ts';
import type { PaymentStart } from '../pay/gateway.ts';
import type { SessionRow } from '../store/ports/accounts.ts';
import type { OrderRow, PaymentRow } from '../store/ports/sales.ts';
import { amountRefusal, lockOwn, requireLive } from './change.ts';
import { closeOpen, markClosed } from './closing.ts';
import { closeStarted } from './ending.ts';
import { claimPlaces } from './places.ts';
import { showRow } from './read.ts';
import { noGateway, unconfirmed, underWay } from './refusals.ts';
import { applyPaymentEvent } from './settle.ts';
import { withStatus } from './status.ts';

const PAY_BYTES = 18;
/** How soon an order that is read asks the gateway again about a payment that has not ended. Milliseconds. */
const ASK_AGAIN = 5_000;

export interface PayInput {
  readonly tradeNo: string;
  readonly gatewayCode: GatewayCode;
  /** Yuan, as the page showed it. */
  readonly totalAmount: number;
  readonly scene?: PayScene | undefined;
  readonly grant?: WalletGrant | undefined;
}

/** Whose order it is: of the caller, or of whom a link stands for. */
export type Paying = Omit<MemberCtx, 'session'> & {
  readonly session: Pick<SessionRow, 'memberId' | 'sessionHash'>;
};

/**
 * Starts a payment of a confirmed order, or gives the one that is under way (idempotent by order). Another gateway,
 * or a scene that it does not fit, closes the payment before; while a result is unknown there is no other payment, so
 * that nobody pays twice.
 */
export async function startPayment(
  ctx: Paying,
  input: PayInput,
  returnTo?: string,
): Promise<PaymentStart & { payNo: string }> {
  const { deps, now, locale } = ctx;
  const gateway = deps.gateways[input.gatewayCode];
  if (!gateway) throw noGateway();
  await askAbout(deps, input.tradeNo, now);
  const { scene = 'screen' } = input;
  const goesOn = (payment: PaymentRow): boolean =>
    payment.gateway === input.gatewayCode && (gateway.fits?.(payment, scene) ?? true);
  await closeOpen(deps, input.tradeNo, goesOn);
  const season = await saleContext(deps);
  const { payment, order, closed } = await deps.store.transaction(async tx => {
    const order = await lockOwn(tx, ctx, input.tradeNo);
    requireLive(order, now);
    if (order.realStatus !== 'new_confirm') throw unconfirmed();
    const amount = totalsOf(order).totalFee;
    if (toFen(input.totalAmount) !== amount) throw await amountRefusal(tx, ctx, season, order);
    const payments = await tx.sales.paymentsOf(order.tradeNo);
    if (payments.some(p => p.state === 'unknown')) throw underWay();
    const same = payments.find(p => p.state === 'started' && goesOn(p) && p.amount === amount);
    const closed = await closeStarted(
      tx,
      payments.filter(p => p !== same),
    );
    const payment = same ?? newPayment(deps, order, input.gatewayCode, now);
    if (!same) await tx.sales.savePayment(payment);
    return { payment, order, closed };
  });
  // Those that began in this very moment.
  for (const other of closed) await deps.gateways[other.gateway]?.close(other);
  if (payment.amount === 0) return settleFree(deps, order, payment);
  const subject = subjectOf(season, order);
  const { kind, url, bridge, reference, holdUntil } = await gateway.start({
    payNo: payment.payNo,
    tradeNo: order.tradeNo,
    gateway: input.gatewayCode,
    amount: payment.amount,
    title: say(subject.title, locale) || order.tradeNo,
    scene,
    payer: deps.host.address(ctx.request),
    session: ctx.session.sessionHash,
    grant: input.grant,
    reference: payment.reference,
    returnTo: returnTo ?? orderPath(order),
    expiresAt: order.expiresAt,
    startsAt: subject.occasion?.startsAt ?? subject.evenings[0]?.startsAt ?? null,
  });
  if (reference !== payment.reference || holdUntil)
    await keepStart(deps, payment, { reference, holdUntil }, now);
  return { payNo: payment.payNo, kind, url, ...(bridge && { bridge }) };
}

/** A payment of an order as it begins. */
export const newPayment = (
  { random }: Pick<Deps, 'random'>,
  order: OrderRow,
  gateway: GatewayCode,
  now: number,
): PaymentRow => ({
  // Letters, figures and the underscore are what every gateway takes.
  payNo: `P${random.token(PAY_BYTES).replaceAll('-', '0')}`,
  tradeNo: order.tradeNo,
  gateway,
  amount: totalsOf(order).totalFee,
  state: 'started',
  createdAt: now,
  received: 0,
  receivedAt: null,
  askedAt: now,
  refund: 0,
  refundState: 'none',
  refundAt: 0,
});

/** What the gateway calls the payment, and the longer hold of who pays later. */
const keepStart = (
  deps: Deps,
  { payNo, tradeNo }: PaymentRow,
  { reference, holdUntil }: { reference: string | undefined; holdUntil: number | undefined },
  now: number,
): Promise<void> =>
  deps.store.transaction(async tx => {
    const order = await tx.sales.lockOrder(tradeNo);
    const payment = await tx.sales.payment(payNo);
    if (!order || !payment) return;
    const longer = holdUntil && holdUntil > order.expiresAt && isLive(order, now);
    if (longer && (await claimPlaces(tx, order, holdUntil, now)).length === 0) {
      await tx.discounts.extend(tradeNo, holdUntil);
      await tx.sales.saveOrder({ ...order, expiresAt: holdUntil });
      await deps.notify?.(tx, { kind: 'held-for-desk', tradeNo });
    }
    if (reference) await tx.sales.savePayment({ ...payment, reference });
  });

/** The page of an order, without its tree. */
export const orderPath = ({ tradeNo, family }: Pick<OrderRow, 'tradeNo' | 'family'>): string =>
  `confirmOrder?${new URLSearchParams({ tradeNo, ...FAMILY[family].query })}`;

/**
 * Gives up the payment that was begun, so that the order can be paid in another way. With `edit` the order goes back to
 * before its confirmation, and what its discounts had claimed is free again. Never while a result is unknown.
 */
export async function closePayment(ctx: MemberCtx, tradeNo: string, edit: boolean): Promise<Order> {
  const { deps, now } = ctx;
  await closeOpen(deps, tradeNo);
  const row = await deps.store.transaction(async tx => {
    const order = await lockOwn(tx, ctx, tradeNo);
    // The money was there: that is what the page shows.
    if (!isUnpaid(order.realStatus)) return order;
    requireLive(order, now);
    const payments = await tx.sales.paymentsOf(tradeNo);
    if (payments.some(p => p.state === 'unknown')) throw underWay();
    if (payments.some(p => p.state === 'started')) throw wrongStatus();
    if (!edit || order.realStatus !== 'new_confirm') return order;
    await freeDiscounts(tx, order);
    const { points = 0, revision = 0 } = order.discounting ?? {};
    const next: OrderRow = {
      ...withStatus(order, 'new_locked', now, {
        zh: '订单重新打开，可以修改',
        en: 'The order was opened again for changes',
      }),
      discounting: { points, revision: revision + 1, settled: false },
      // The way of delivery is chosen again with the confirmation.
      otherFee: 0,
    };
    await tx.sales.saveOrder(next);
    return next;
  });
  return showRow(ctx, row);
}

/** Discounts have left nothing to pay: no gateway is troubled, the order is settled at once as by its webhook. */
async function settleFree(
  deps: Deps,
  order: OrderRow,
  { payNo, gateway }: PaymentRow,
): Promise<PaymentStart & { payNo: string }> {
  await applyPaymentEvent(deps, gateway, { payNo, tradeNo: order.tradeNo, amount: 0, result: 'paid' });
  return { payNo, kind: 'page', url: orderPath(order) };
}

/**
 * Asks the gateways about payments of an order that have not ended: a webhook that got lost is made good when the order
 * is read (quality.md R14). Asks at most every few seconds; a gateway that fails leaves everything as it is.
 */
export async function askAbout(deps: Deps, tradeNo: string, now: number): Promise<void> {
  for (const payment of await deps.store.direct.sales.paymentsOf(tradeNo))
    if (isUnderWay(payment) && now - payment.askedAt >= ASK_AGAIN) await ask(deps, payment, now);
}

/**
 * Notes that the gateway was asked, asks it, and takes its answer as if it were a webhook. A payment whose order has run
 * out is closed at its gateway, and stays open here until the gateway has said so.
 */
export async function ask(deps: Deps, { payNo, tradeNo, gateway }: PaymentRow, now: number): Promise<void> {
  const asked = await deps.store.transaction(async ({ sales }) => {
    const order = await sales.lockOrder(tradeNo);
    const payment = await sales.payment(payNo);
    if (!order || !payment || !isUnderWay(payment)) return null;
    await sales.savePayment({ ...payment, askedAt: now });
    return { payment, over: payment.state === 'started' && !isLive(order, now) };
  });
  if (!asked) return;
  const { payment, over } = asked;
  try {
    const way = deps.gateways[gateway];
    const answer = (await way?.query(payment)) ?? (over ? await way?.close(payment) : null);
    if (answer) await applyPaymentEvent(deps, gateway, answer);
    else if (over) await markClosed(deps, tradeNo, payNo);
  } catch (error) {
    deps.log('payment could not be asked about', { payNo, gateway, error });
  }
}
