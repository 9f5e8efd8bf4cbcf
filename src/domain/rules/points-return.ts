/** What becomes of the points when an order, or a part of it, is given back. Pure; fen and milliseconds. */
import { FEN_PER_POINT, type PointsEntry, takeBack, takenFrom } from './points-ledger.ts';

export interface AccountEntry extends PointsEntry {
  readonly ref: string;
  readonly fen: number;
}

export const paidRef = (tradeNo: string): string => `paid:${tradeNo}`;
export const spendRef = (tradeNo: string): string => `spend:${tradeNo}`;

/** What an order's gain comes to when `kept` fen of what was paid stay with the house. */
const rewardFor = (gain: AccountEntry, kept: number): number => {
  const yuan = Math.floor(gain.fen / 100);
  return yuan <= 0 ? 0 : Math.floor((gain.points * Math.floor(Math.max(0, kept) / 100)) / yuan);
};

/** The gain of an order with what is left of it after parts were given back; null when it earned nothing. */
export function rewardOf(
  entries: readonly AccountEntry[],
  tradeNo: string,
): { gain: AccountEntry; kept: number; points: number } | null {
  const ref = paidRef(tradeNo);
  const gain = entries.find(e => e.ref === ref);
  if (!gain) return null;
  const kept = entries.reduce((sum, e) => sum + (e.against === ref ? e.fen : 0), gain.fen);
  return { gain, kept, points: rewardFor(gain, kept) };
}

export interface PointsOfReturn {
  /** Points that the order was paid with and that come back, each with the lapse that it had. */
  readonly back: readonly { readonly points: number; readonly expiresAt: number | null }[];
  /** Points of its reward that are taken back. */
  readonly taken: number;
  /** Fen by which the refund is shorter, since so many points are no longer there. */
  readonly short: number;
}

/**
 * `fen`: what goes back of the goods' price; `spent`: how many of the points that it was paid with come back with this
 * part; `reserved`: points that confirmed orders keep.
 */
export function pointsOfReturn(
  entries: readonly AccountEntry[],
  {
    tradeNo,
    fen,
    spent,
    reserved,
  }: { readonly tradeNo: string; readonly fen: number; readonly spent: number; readonly reserved: number },
  now: number,
): PointsOfReturn {
  const back = givenBack(entries, tradeNo, spent);
  const after: AccountEntry[] = [...entries, ...back.map(part => ({ ...part, ref: '', fen: 0, at: now }))];
  const reward = rewardOf(entries, tradeNo);
  if (!reward) return { back, taken: 0, short: 0 };
  const due = reward.points - rewardFor(reward.gain, reward.kept - fen);
  const { points, short } = takeBack(after, { ref: reward.gain.ref, due, reserved }, now);
  return { back, taken: points, short: short * FEN_PER_POINT };
}

/** The next `spent` of the points that an order was paid with; those that lapse last come back first. */
function givenBack(
  entries: readonly AccountEntry[],
  tradeNo: string,
  spent: number,
): { points: number; expiresAt: number | null }[] {
  const index = entries.findIndex(e => e.ref === spendRef(tradeNo));
  if (index < 0) return [];
  let before = entries.reduce((sum, e) => sum + (e.against === spendRef(tradeNo) ? e.points : 0), 0);
  let left = spent;
  const parts = takenFrom(entries, index).reverse();
  return parts.flatMap(({ points, expiresAt }) => {
    const skipped = Math.min(before, points);
    before -= skipped;
    const now = Math.min(left, points - skipped);
    left -= now;
    return now > 0 ? [{ points: now, expiresAt }] : [];
  });
}
