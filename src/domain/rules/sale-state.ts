import type { SaleState } from '../contract/program.ts';

/** What decides whether a performance can be bought. Instants in milliseconds. */
export interface SaleFacts {
  readonly startsAt: number;
  readonly saleFrom: number;
  readonly cancelled: boolean;
  readonly presaleOnly: boolean;
  /** Lowest member level that may buy; 0 for everyone. */
  readonly membersOnly: number;
  /** Seats that can still be chosen, and all seats of the house. */
  readonly free: number;
  readonly total: number;
}

/** Nobody buys it any more: it was cancelled, or has begun. */
export const isOver = (
  { cancelled, startsAt }: Pick<SaleFacts, 'cancelled' | 'startsAt'>,
  now: number,
): boolean => cancelled || now >= startsAt;

/** It is sold to whoever comes, whether or not there are seats: to everybody, or to members. */
export const isOnSale = (
  facts: Pick<SaleFacts, 'cancelled' | 'startsAt' | 'saleFrom' | 'presaleOnly'>,
  now: number,
): boolean => !isOver(facts, now) && !facts.presaleOnly && now >= facts.saleFrom;

/** “Few left” from a twelfth of the house downwards. */
const FEW_LEFT_ONE_IN = 12;

/**
 * The state of sale in words: the strongest reason first. A performance that has begun has ended for the box office; a
 * presale needs no opening day, since its code is the permission.
 */
export function saleState(facts: SaleFacts, now: number): SaleState {
  if (isOver(facts, now)) return facts.cancelled ? 'cancelled' : 'ended';
  if (now < facts.saleFrom && !facts.presaleOnly) return 'upcoming';
  if (facts.free <= 0) return 'out';
  if (facts.presaleOnly) return 'presale';
  if (facts.membersOnly > 0) return 'members';
  return facts.free * FEW_LEFT_ONE_IN <= facts.total ? 'few' : 'on';
}

/** States in which somebody can buy now, and the order in which a programme of several dates takes its own. */
const ORDER: readonly SaleState[] = [
  'on',
  'few',
  'members',
  'presale',
  'upcoming',
  'out',
  'cancelled',
  'ended',
];
/** Somebody can buy: everybody, members, or holders of a package. */
export const isOpen = (state: SaleState): boolean => ORDER.indexOf(state) <= ORDER.indexOf('presale');
/** Everybody can. */
export const isOpenToAll = (state: SaleState): boolean => state === 'on' || state === 'few';

/** Nobody buys it any more. */
export const isEndedOrCancelled = (state: SaleState): boolean => state === 'ended' || state === 'cancelled';

/** The state of a programme: the best that any of its performances offers; `ended` when it has none. */
export function bestState(states: readonly SaleState[]): SaleState {
  return ORDER.find(state => states.includes(state)) ?? 'ended';
}
