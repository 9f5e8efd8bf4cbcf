import type { RealStatus } from '../contract/order.ts';
import { isOwned, isUnpaid } from './order-status.ts';
import { HOLD_MINUTES, RENEW_MINUTES } from './terms.ts';

/** How long an order holds its seats, and how much one renewal adds. Milliseconds (rulings.md, “Hold”). */
export const HOLD = HOLD_MINUTES * 60_000;
/** How long seats that came free are held for who waited for them. Milliseconds. */
export const OFFER = 60 * 60_000;
/** The renewal is offered from so long before the end of the hold. Milliseconds (rulings.md, “Hold”). */
export const RENEW_FROM = RENEW_MINUTES * 60_000;
/** How long the permission to buy seats of one performance lasts (rulings.md, “Wire”). Milliseconds. */
export const ADMISSION = 30 * 60_000;
/** Unpaid live orders of one member, against hoarding (quality.md S12). */
export const MAX_LIVE_ORDERS = 8;
/** Orders of one member in a minute, paid and cancelled ones too: nobody chooses seats faster. */
export const MAX_ORDERS_A_MINUTE = 30;
/** How long an order counts towards that. Milliseconds. */
export const PACE_WINDOW = 60_000;

export interface Hold {
  readonly realStatus: string;
  readonly createdAt: number;
  /** Milliseconds of the server's clock. */
  readonly expiresAt: number;
  readonly renewed: boolean;
}

/** The hold runs while the order is unpaid and its end lies ahead; at the very instant it is over (R5). */
export const isLive = (hold: Hold, now: number): boolean => isUnpaid(hold.realStatus) && now < hold.expiresAt;

/** Counts towards what one member may have: the order is on its way, or has been paid and not given back. */
export const counts = (hold: Hold, now: number): boolean => isOwned(hold.realStatus) || isLive(hold, now);

/** The one renewal is still to be had; an order that is held to a later date needs none. */
export const canRenew = (hold: Hold, now: number): boolean =>
  isLive(hold, now) && !hold.renewed && hold.expiresAt - hold.createdAt <= HOLD;

/** The renewal may be taken now. */
export const isRenewable = (hold: Hold, now: number): boolean =>
  canRenew(hold, now) && hold.expiresAt - now <= RENEW_FROM;

/** The end after a renewal: nothing of what is left is lost. */
export const renewedUntil = (hold: Pick<Hold, 'expiresAt'>): number => hold.expiresAt + HOLD;

/** An unpaid order whose hold is over has timed out, whether the sweeper was there or not (R5). */
export function statusAt(order: Hold & { readonly realStatus: RealStatus }, now: number): RealStatus {
  return isUnpaid(order.realStatus) && !isLive(order, now) ? 'cancel_timeout' : order.realStatus;
}
