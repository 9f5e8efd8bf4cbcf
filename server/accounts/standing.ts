import { LEVEL_WINDOW, type Level, levelFor } from '../../src/domain/rules/level.ts';
import {
  type PointsBalance,
  pointsBalance,
  pointsFor,
  pointsLapse,
} from '../../src/domain/rules/points-ledger.ts';
import type { Tx } from '../store/port.ts';

export interface Standing extends PointsBalance {
  readonly level: Level;
  /** Fen spent in the last twelve months, refunds taken off. */
  readonly spent: number;
  /** Fen spent since the member joined. */
  readonly spentEver: number;
}

/** Where a member stands, from the ledger. One read. */
export async function standingOf(tx: Tx, memberId: string, now: number): Promise<Standing> {
  const entries = await tx.accounts.ledger(memberId);
  const sum = (from: number) =>
    Math.max(
      0,
      entries.reduce((total, e) => total + (e.at > from ? e.fen : 0), 0),
    );
  const spent = sum(now - LEVEL_WINDOW);
  return {
    ...pointsBalance(entries, now),
    level: levelFor(spent),
    spent,
    spentEver: sum(Number.NEGATIVE_INFINITY),
  };
}

/**
 * Grants the points of a paid order and counts its amount (fen) towards the level; once per trade number, however
 * often it is called (R6). Call it in the transaction that makes the order succeed.
 */
export async function rewardOrder(
  tx: Tx,
  order: { memberId: string; tradeNo: string; fen: number },
  now: number,
): Promise<void> {
  const { level } = await standingOf(tx, order.memberId, now);
  await tx.accounts.addLedger({
    memberId: order.memberId,
    ref: `paid:${order.tradeNo}`,
    reason: 'order',
    points: pointsFor(order.fen, level.pointsPerYuan),
    fen: order.fen,
    at: now,
    expiresAt: pointsLapse(now),
  });
}

/** Takes back what `rewardOrder` gave, once; points that are already spent are not asked for. */
export async function takeBackReward(
  tx: Tx,
  order: { memberId: string; tradeNo: string; fen: number },
  now: number,
): Promise<void> {
  await tx.accounts.lockMember(order.memberId);
  const entries = await tx.accounts.ledger(order.memberId);
  const gain = entries.find(e => e.ref === `paid:${order.tradeNo}`);
  if (!gain) return;
  const share = gain.fen > 0 ? Math.min(1, order.fen / gain.fen) : 1;
  const points = Math.min(Math.floor(gain.points * share), pointsBalance(entries, now).points);
  await tx.accounts.addLedger({
    memberId: order.memberId,
    ref: `refund:${order.tradeNo}`,
    reason: 'refund',
    points: -points,
    fen: -order.fen,
    at: now,
    expiresAt: null,
  });
}
