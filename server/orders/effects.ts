import type { Effect, PaymentDecision } from '#domain/rules/payment.ts';
import { rewardOrder } from '../accounts/standing.ts';
import { type SaleContext, subjectOf } from '../catalogue/family.ts';
import type { Deps } from '../deps.ts';
import { keepClaims, spendPoints } from '../discounts/claims.ts';
import type { Tx } from '../store/port.ts';
import { NO_MEMBER, type OrderRow, type PaymentRow } from '../store/ports/sales.ts';
import { endOrder } from './ending.ts';
import { type ExchangeTerms, exchange } from './exchange.ts';
import { freeReturnUntil } from './returns.ts';
import { withStatus } from './status.ts';
import { ticketsFor } from './tickets.ts';

/** A payment event with what was decided of it, in the transaction that writes it down. */
export interface Settling {
  readonly deps: Deps;
  readonly tx: Tx;
  readonly now: number;
  readonly season: SaleContext;
  readonly decision: PaymentDecision;
  /** As it has become so far. */
  readonly order: OrderRow;
  /** With the money that has come. */
  readonly payment: PaymentRow;
  /** What the order stands in place of. */
  readonly terms?: ExchangeTerms | undefined;
  /** From when on its points were claimed. */
  readonly claimedAt: number;
  /** Orders from which money goes back to its payer. */
  readonly dues: readonly string[];
}
type Change = Partial<Pick<Settling, 'order' | 'dues'>>;

/** What is done for a payment, by its name. Which of them are, and in which order, the rules say. */
const STEP: Readonly<Record<Effect, (settling: Settling) => Promise<Change | undefined>>> = {
  payment: async ({ tx, payment, decision }) => {
    if (!decision.payment) return;
    const { state, refundAt } = decision.payment;
    const fen = payment.received;
    const back = { refund: fen, refundState: fen > 0 ? 'due' : 'done' } as const;
    await tx.sales.savePayment({ ...payment, state, ...(refundAt !== null && { ...back, refundAt }) });
  },
  end: async ({ tx, order, decision: { status }, now }) => {
    if (status === 'paid_failure' || status === 'paid_return_cert') await endOrder(tx, order, status, now);
  },
  tickets: async ({ deps, tx, order }) => {
    await tx.sales.addTickets(await ticketsFor(order, deps));
  },
  cards: async ({ deps: { random }, tx, order, season: { catalogue, families }, now }) => {
    await families[order.family].paid?.(tx, order, { catalogue, random }, now);
  },
  points: async ({ tx, order, claimedAt }) => {
    await spendPoints(tx, order, claimedAt);
  },
  claims: async ({ tx, order }) => {
    await keepClaims(tx, order);
  },
  exchange: async ({ order, payment, terms, dues, ...on }) => {
    if (!terms) return;
    const { funds, dues: more } = await exchange(on, order, terms, payment);
    return { order: { ...order, funds }, dues: [...dues, ...more] };
  },
  order: async ({ tx, order, decision: { status }, now }) => {
    if (!status) return;
    const next = withStatus(order, status, now);
    await tx.sales.saveOrder(next);
    return { order: next };
  },
  growth: async ({ tx, order, season, now }) => {
    const { memberId, tradeNo, amount, discount } = order;
    if (memberId === NO_MEMBER) return;
    const creditAt = freeReturnUntil(order, subjectOf(season, order));
    await rewardOrder(tx, { memberId, tradeNo, fen: Math.max(0, amount - discount), creditAt }, now);
  },
  letters: async ({ deps, tx, order: { tradeNo }, payment: { payNo, received: fen }, terms, decision }) => {
    const { outcome } = decision;
    if (outcome === 'paid') {
      // Of an exchange its own letter tells.
      if (!terms) await deps.notify?.(tx, { kind: 'paid', tradeNo });
    } else if (fen > 0 && (outcome === 'again' || outcome === 'wrong' || outcome === 'late')) {
      const because = outcome === 'wrong' ? 'amount' : outcome;
      await deps.notify?.(tx, { kind: 'payment-returned', tradeNo, payNo, fen, because });
    }
  },
};

/** Does what was decided, step by step; returns the orders from which money goes back. */
export async function applyEffects(settling: Settling): Promise<readonly string[]> {
  let done = settling;
  for (const effect of settling.decision.effects) done = { ...done, ...(await STEP[effect](done)) };
  return done.dues;
}
