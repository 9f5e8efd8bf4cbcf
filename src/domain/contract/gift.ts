import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/gift.ts';

/** What became of an offer of a ticket to a friend. */
export const GIFT_STATES = [
  'offered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'handed_back',
  'ended',
] as const;
export type GiftState = (typeof GIFT_STATES)[number];

export type Gift = z.infer<typeof shapes.gift>;
export type GivenTicket = z.infer<typeof shapes.givenTicket>;
export type GiftOffer = z.infer<typeof shapes.giftOffer>;

const base = '/thvendor/member/ticket/gift';
/** A ticket to a friend: a project's own call, as decision 31 says. */
export const gift = calls(() => import('./shapes/gift.ts').then(s => s.giftCalls), {
  /**
   * Offers one ticket of an order by link, or to the owner of a number alone. With a proof that the owner is there
   * (2107 asks for it): the password, or a code of sendOwnCode; it serves for ten minutes.
   */
  offer: post(`${base}/offer`),
  withdraw: post(`${base}/withdraw`),
  /** What a link is of, for whoever has it. */
  look: post(`${base}/look`),
  accept: post(`${base}/accept`),
  decline: post(`${base}/decline`),
  /** The friend gives the ticket back to the giver. */
  handBack: post(`${base}/handBack`),
  /** What was given, what was received, and what waits for an answer, newest first; or what was given of one order. */
  mine: post(`${base}/mine`),
});
