import { POINTS_ID } from '#domain/rules/discount-offer.ts';
import { growthOf, type Level, levelFor } from '#domain/rules/level.ts';
import {
  type PointsBalance,
  pointsBalance,
  pointsFor,
  pointsLapse,
  spendable,
} from '#domain/rules/points-ledger.ts';
import { type PointsOfReturn, paidRef, spendRef } from '#domain/rules/points-return.ts';
import type { Tx } from '../store/port.ts';
import type { LedgerRow } from '../store/ports/accounts.ts';
import type { DiscountClaim } from '../store/ports/discounts.ts';

/** A member's ledger, and what confirmed orders keep of it for their payment. */
export interface Account {
  readonly entries: readonly LedgerRow[];
  readonly reserved: number;
}

export interface Standing extends Omit<PointsBalance, 'points'> {
  /** What the ledger sums up to: credited, not lapsed. */
  readonly balance: number;
  /** Of these, what confirmed orders keep for their payment. */
  readonly reserved: number;
  /** What can be spent now. */
  readonly points: number;
  readonly level: Level;
  /** Fen spent in the last twelve months that count towards the level, refunds taken off. */
  readonly spent: number;
  /** Fen spent since the member joined, what does not count yet included. */
  readonly spentEver: number;
}

/** The account of a member whose claims are known. */
export async function accountWith(
  tx: Tx,
  memberId: string,
  claims: readonly DiscountClaim[],
): Promise<Account> {
  const entries = await tx.accounts.ledger(memberId);
  return { entries, reserved: claims.reduce((sum, c) => sum + (c.ref === POINTS_ID ? c.uses : 0), 0) };
}

/** For a decision that is written down, lock the member first. */
export const accountOf = async (tx: Tx, memberId: string, now: number): Promise<Account> =>
  accountWith(tx, memberId, await tx.discounts.claims(memberId, now));

/** Where a ledger puts its member. */
export const levelIn = (entries: readonly LedgerRow[], now: number): Level =>
  levelFor(growthOf(entries, now).spent);

export function standingIn({ entries, reserved }: Account, now: number): Standing {
  const { points: balance, expiring, pending } = pointsBalance(entries, now);
  const { spent, ever } = growthOf(entries, now);
  return {
    balance,
    reserved,
    points: spendable(balance, reserved),
    expiring,
    pending,
    level: levelFor(spent),
    spent,
    spentEver: ever,
  };
}

/** Where a member stands, from the ledger. */
export const standingOf = async (tx: Tx, memberId: string, now: number): Promise<Standing> =>
  standingIn(await accountOf(tx, memberId, now), now);

/**
 * Grants the points of a paid order and counts its amount (fen) towards the level, from `creditAt` on; once per trade
 * number, however often it is called (R6). Call it in the transaction that makes the order succeed.
 */
export async function rewardOrder(
  tx: Tx,
  order: { memberId: string; tradeNo: string; fen: number; creditAt: number },
  now: number,
): Promise<void> {
  const { level } = await standingOf(tx, order.memberId, now);
  await tx.accounts.addLedger({
    memberId: order.memberId,
    ref: paidRef(order.tradeNo),
    reason: 'order',
    points: pointsFor(order.fen, level.pointsPerYuan),
    fen: order.fen,
    at: now,
    expiresAt: pointsLapse(Math.max(now, order.creditAt)),
    ...(order.creditAt > now && { creditAt: order.creditAt }),
  });
}

/** An order that cannot be given back any more earns at once. */
export const creditOrder = (
  tx: Tx,
  { memberId, tradeNo }: { memberId: string; tradeNo: string },
  now: number,
): Promise<void> => tx.accounts.creditLedger(memberId, paidRef(tradeNo), now);

/** Writes what a return does to the points, as it was reckoned from the same account under the member's lock. */
export async function writeReturn(
  tx: Tx,
  {
    memberId,
    tradeNo,
    fen,
    entries,
    points: { back, taken },
  }: {
    memberId: string;
    tradeNo: string;
    fen: number;
    entries: readonly LedgerRow[];
    points: PointsOfReturn;
  },
  now: number,
): Promise<void> {
  const base = { memberId, at: now, expiresAt: null };
  const nth = (against: string): number => entries.filter(e => e.against === against).length + 1;
  let n = nth(spendRef(tradeNo));
  for (const { points, expiresAt } of back)
    await tx.accounts.addLedger({
      ...base,
      ref: `unspend:${tradeNo}:${n++}`,
      reason: 'unspend',
      points,
      fen: 0,
      expiresAt,
      against: spendRef(tradeNo),
    });
  const gain = paidRef(tradeNo);
  if (!entries.some(e => e.ref === gain)) return;
  await tx.accounts.addLedger({
    ...base,
    ref: `refund:${tradeNo}:${nth(gain)}`,
    reason: 'refund',
    points: -taken,
    fen: -fen,
    against: gain,
  });
}
