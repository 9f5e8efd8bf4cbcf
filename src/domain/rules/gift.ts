/** A ticket to a friend: what may be given, for how long an offer stands, and what it is at an instant. Milliseconds. */
import type { GiftState } from '../contract/gift.ts';
import type { Bilingual } from '../text.ts';

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

/** Why a ticket cannot be given away now; null when it can. */
export function giftObstacle({ paid, evening, used, given }: GiftFacts, now: number): Bilingual | null {
  if (!paid || !evening) return { zh: '该订单没有可转赠的门票。', en: 'This order has no ticket to give.' };
  if (evening.realName)
    return {
      zh: '本场为实名制，门票只能由登记的观众使用，不能转赠。',
      en: 'This performance is by name: its tickets admit the people who were named, and cannot be given away.',
    };
  if (evening.cancelled)
    return { zh: '本场演出已取消，不能转赠。', en: 'This performance has been cancelled.' };
  if (now >= evening.startsAt)
    return {
      zh: '演出已经开始，不能转赠。',
      en: 'The performance has begun, so its tickets stay as they are.',
    };
  if (used) return { zh: '已使用的门票不能转赠。', en: 'A ticket that has been used cannot be given away.' };
  if (given) return { zh: '这张票已经在朋友那里。', en: 'This ticket is with a friend already.' };
  return null;
}
