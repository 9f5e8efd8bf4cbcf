import type { RealStatus } from '../contract/order.ts';
import { type Hold, isLive } from './hold.ts';
import { isCancelled, isUnpaid } from './order-status.ts';

/** How long an order with a wrong amount waits before its money goes back. Milliseconds. */
export const WRONG_AMOUNT_WAIT = 10 * 60_000;

/**
 * started: the payer is at the gateway; unknown: the gateway says so; closed: another payment took its place;
 * paid: its money made the order; wrong, extra: money of another sum, and money that the order did not need, to be
 * given back.
 */
export type PaymentState = 'started' | 'unknown' | 'declined' | 'closed' | 'paid' | 'wrong' | 'extra';

/** It has not ended: money may still come of it. */
export const isUnderWay = ({ state }: { readonly state: PaymentState }): boolean =>
  state === 'started' || state === 'unknown';

/** What is done for a payment, each in a step of its own (`server/orders/effects.ts`). */
export type Effect =
  /** The payment’s row; money that goes back is due with it. */
  | 'payment'
  /** The order has ended, and what it had is free. */
  | 'end'
  | 'tickets'
  /** What its family hands over: membership cards. */
  | 'cards'
  /** The points that it is paid with leave the ledger. */
  | 'points'
  /** Coupons and the like are used for good. */
  | 'claims'
  /** The tickets that it stands in place of are given up. */
  | 'exchange'
  | 'order'
  /** It counts towards the level and earns its points. */
  | 'growth'
  | 'letters';

/** What may come of a payment event, and what is done then, in this order. */
const EFFECTS = {
  /** A notice that came before, or says nothing new. */
  nothing: [],
  /** No money: declined, or nobody knows yet. */
  unpaid: ['payment'],
  /** The order needs no money, or not this one: all of it goes back (quality.md R8). */
  again: ['payment', 'letters'],
  /** Another sum than the order costs. */
  wrong: ['end', 'payment', 'letters'],
  /** What it was to pay cannot be had any more. */
  late: ['end', 'payment', 'letters'],
  paid: ['tickets', 'cards', 'points', 'claims', 'payment', 'exchange', 'order', 'growth', 'letters'],
} as const satisfies Record<string, readonly Effect[]>;
export type PaymentOutcome = keyof typeof EFFECTS;

export interface PaymentDecision {
  readonly outcome: PaymentOutcome;
  /** Statuses that the order passes, each with its instant, before the one that it has then. */
  readonly through: readonly { readonly to: RealStatus; readonly at: number }[];
  /** Null: it stays as it is. */
  readonly status: RealStatus | null;
  /** What the payment is then, and from when its money may be sent back. */
  readonly payment: { readonly state: PaymentState; readonly refundAt: number | null } | null;
  readonly effects: readonly Effect[];
}

interface PaidOrder extends Hold {
  readonly realStatus: RealStatus;
  /** What there is to pay, fen. */
  readonly due: number;
  /** It is, or was when it ended, confirmed as it stands; payments begin then alone. */
  readonly confirmed: boolean;
}
interface KnownPayment {
  readonly state: PaymentState;
  readonly receivedAt: number | null;
}
export interface PaymentSaid {
  readonly result: 'paid' | 'declined' | 'processing';
  /** Fen; of what is paid alone. */
  readonly amount: number | null;
}
export interface PaymentFacts {
  readonly now: number;
  /** Its evening lies ahead and takes place. */
  readonly playable: boolean;
  /** What the order was to have and can still have: places, discounts, and what its old tickets bring. */
  readonly places: boolean;
  readonly discounts: boolean;
  readonly exchange: boolean;
}
/** Nothing is lost. Whoever would not get the order even so need not be looked after. */
export const ALL_FREE = { places: true, discounts: true, exchange: true } as const;

/**
 * What a payment event makes of an order and its payment. Events come any number of times, in any order, also after the
 * hold: whoever was late gets what is still free, whoever cancelled gets the money back.
 */
export function decidePayment(
  order: PaidOrder,
  payment: KnownPayment,
  said: PaymentSaid,
  facts: PaymentFacts,
): PaymentDecision {
  const { now } = facts;
  const decide = (
    outcome: PaymentOutcome,
    state: PaymentState | null,
    { refundAt = null, statuses = [] }: { refundAt?: number | null; statuses?: readonly RealStatus[] } = {},
  ): PaymentDecision => {
    const timedOut = statuses.length > 0 && isUnpaid(order.realStatus) && !isLive(order, now);
    return {
      outcome,
      through: [
        ...(timedOut ? [{ to: 'cancel_timeout' as const, at: order.expiresAt }] : []),
        ...statuses.slice(0, -1).map(to => ({ to, at: now })),
      ],
      status: statuses.at(-1) ?? null,
      payment: state && { state, refundAt },
      effects: EFFECTS[outcome],
    };
  };
  if (payment.receivedAt !== null) return decide('nothing', null);
  if (said.result !== 'paid') {
    const state = said.result === 'declined' ? 'declined' : 'unknown';
    return isUnderWay(payment) && payment.state !== state ? decide('unpaid', state) : decide('nothing', null);
  }
  const settled = !isUnpaid(order.realStatus) && !isCancelled(order.realStatus);
  // What was opened again for changes is not what the money was asked for.
  if (settled || !order.confirmed) return decide('again', 'extra', { refundAt: now });
  if (said.amount !== order.due)
    return decide('wrong', 'wrong', {
      refundAt: now + WRONG_AMOUNT_WAIT,
      statuses: ['paid_uncheck', 'paid_failure'],
    });
  const inTime = isLive(order, now);
  const ranOut = isUnpaid(order.realStatus) || order.realStatus === 'cancel_timeout';
  const there = facts.playable && facts.places && facts.exchange;
  return there && (inTime || (ranOut && facts.discounts))
    ? decide('paid', 'paid', { statuses: ['paid_uncheck', 'paid_certain', 'paid_success'] })
    : decide('late', 'extra', {
        refundAt: now,
        statuses: ['paid_uncheck', 'paid_certain', 'paid_return_cert'],
      });
}
