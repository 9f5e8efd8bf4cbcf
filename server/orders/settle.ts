import type { GatewayCode } from '#domain/contract/order.ts';
import { totalsOf } from '#domain/rules/amounts.ts';
import { isLive } from '#domain/rules/hold.ts';
import { isUnconfirmed } from '#domain/rules/order-status.ts';
import { ALL_FREE, decidePayment, type PaymentFacts } from '#domain/rules/payment.ts';
import { saleContext, subjectOf } from '../catalogue/family.ts';
import type { Deps } from '../deps.ts';
import { lockSpender, stillFree } from '../discounts/claims.ts';
import type { PaymentEvent } from '../pay/gateway.ts';
import type { Tx } from '../store/port.ts';
import { FOREVER, type OrderRow, type PaymentRow } from '../store/ports/sales.ts';
import { applyEffects, type Settling } from './effects.ts';
import { type ExchangeTerms, readyToExchange } from './exchange.ts';
import { canDeliver } from './fulfilment.ts';
import { claimPlaces } from './places.ts';
import { sendRefunds } from './refunds.ts';
import { withStatus } from './status.ts';

const NUMBER = /^[\w-]{1,64}$/;

/**
 * Takes what a gateway says of a payment, in a webhook or when asked. Any number of times, in any order, from any
 * process: one transition, one set of tickets, one grant of points (quality.md R6 to R9). False: no such payment.
 * `first` runs in the same transaction, and may end it by what it throws.
 */
export async function applyPaymentEvent(
  deps: Deps,
  gateway: GatewayCode,
  event: PaymentEvent,
  first?: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<boolean> {
  // What no number of ours looks like is not even looked up: some of it a database cannot take.
  if (!NUMBER.test(event.tradeNo) || !NUMBER.test(event.payNo)) return false;
  const now = deps.clock.now();
  const season = await saleContext(deps);
  let dues: readonly string[] = [];
  const known = await deps.store.transaction(async tx => {
    const order = await tx.sales.lockOrder(event.tradeNo);
    const payment = await tx.sales.payment(event.payNo);
    if (!order || !payment || payment.tradeNo !== order.tradeNo || payment.gateway !== gateway) return false;
    await first?.(tx, order);
    dues = await settle({ deps, tx, now, season }, order, payment, event);
    return true;
  });
  if (known && event.result === 'paid')
    for (const due of new Set([event.tradeNo, ...dues])) await sendRefunds(deps, due);
  return known;
}

type StillThere = Omit<PaymentFacts, 'now' | 'playable'>;
type Moment = Pick<Settling, 'deps' | 'tx' | 'now' | 'season'>;

/** Decides, looks first whether what would be had for the money is still there, and does it. */
async function settle(
  on: Moment,
  order: OrderRow,
  payment: PaymentRow,
  event: PaymentEvent,
): Promise<readonly string[]> {
  const { now, season } = on;
  const playable = canDeliver(order, subjectOf(season, order), now);
  const wanted = { ...order, due: totalsOf(order).totalFee, confirmed: lastConfirmed(order) };
  const decide = (found: StillThere) => decidePayment(wanted, payment, event, { now, playable, ...found });
  const hoped = decide(ALL_FREE);
  const claimed = hoped.outcome === 'paid' ? await claimAgain(on, order) : null;
  const decision = claimed ? decide(claimed.found) : hoped;
  return applyEffects({
    ...on,
    decision,
    order: decision.through.reduce((row, { to, at }) => withStatus(row, to, at), order),
    payment:
      event.result === 'paid'
        ? {
            ...payment,
            received: event.amount,
            receivedAt: now,
            ...(event.reference && { reference: event.reference }),
          }
        : payment,
    terms: claimed?.terms,
    claimedAt: isLive(order, now) ? (order.discounting?.settledAt ?? now) : now,
    dues: [],
  });
}

/** Whether an order is confirmed, or was when it ended: it may have been opened again for changes. */
const lastConfirmed = ({ events, realStatus }: OrderRow): boolean => {
  const last = events.findLast(e => e.status === 'new_locked' || e.status === 'new_confirm');
  return !isUnconfirmed(last?.status ?? realStatus);
};

/** What a paid order needs, looked for in the order of the locks and claimed for good as far as it is there. */
async function claimAgain(
  { tx, now, season }: Moment,
  order: OrderRow,
): Promise<{ found: StillThere; terms?: ExchangeTerms | undefined }> {
  const inTime = isLive(order, now);
  const terms = order.exchange
    ? await readyToExchange(tx, season, order, now, inTime ? order.createdAt : now)
    : undefined;
  await lockSpender(tx, order);
  const discounts = inTime || (await stillFree(tx, order, now));
  const wanted = terms !== null && discounts;
  const lost = wanted ? await claimPlaces(tx, order, FOREVER, now, terms?.row) : [];
  const found = { exchange: terms !== null, discounts, places: wanted && lost.length === 0 };
  return { found, terms: terms ?? undefined };
}
