/** A ticket to a friend: what may be given, for how long an offer stands, and what it is at an instant. Milliseconds. */
import type { GiftState } from '../contract/gift.ts';

/** How long a friend has to answer; an offer never outlives the start. */
export const GIFT_FOR = 72 * 3_600_000;

export const giftUntil = (startsAt: number, now: number): number => Math.min(startsAt, now + GIFT_FOR);

/** An offer ends by the clock, whether anybody has noted it or not. */
export const giftStateAt = (
  { state, expiresAt }: { readonly state: GiftState; readonly expiresAt: number },
  now: number,
): GiftState => (state === 'offered' && now >= expiresAt ? 'expired' : state);

export interface GiftFacts {
  /** The order is paid and stands. */
  readonly paid: boolean;
  /** It admits to an evening with a ticket that somebody can hand on. */
  readonly evening: {
    readonly startsAt: number;
    readonly cancelled: boolean;
    readonly realName: boolean;
  } | null;
  readonly used: boolean;
  /** A friend has it already. */
  readonly given: boolean;
}

export type GiftObstacle = 'noTicket' | 'byName' | 'cancelled' | 'begun' | 'used' | 'given';

/** Why a ticket cannot be given away now; null when it can. */
export function giftObstacle({ paid, evening, used, given }: GiftFacts, now: number): GiftObstacle | null {
  if (!paid || !evening) return 'noTicket';
  if (evening.realName) return 'byName';
  if (evening.cancelled) return 'cancelled';
  if (now >= evening.startsAt) return 'begun';
  if (used) return 'used';
  return given ? 'given' : null;
}
