import type { Bilingual } from '#domain/text.ts';
import { POINTS } from './discount-offer.ts';

/** How points pay, for the stepper and the server alike (specification §5). */

const tooFewPoints: Bilingual = { zh: '您的积分不足。', en: 'Your points are insufficient' };
const pointsBelow = (min: number): Bilingual => ({
  zh: `至少使用${min}积分。`,
  en: `At least ${min} points must be used.`,
});
const pointsAbove = (max: number): Bilingual => ({
  zh: `最多使用${max}积分。`,
  en: `At most ${max} points can be used.`,
});
export const pointsStep: Bilingual = {
  zh: '积分须为 100 的整数倍。',
  en: 'Points must be a multiple of 100.',
};

/** What is wrong with a number of points when it is confirmed (specification §5), or null. */
export function pointsProblem(
  value: number,
  item: { readonly availablePoint: number; readonly minAllow: number; readonly maxAllow: number },
): Bilingual | null {
  if (value > item.availablePoint) return tooFewPoints;
  if (value < item.minAllow) return pointsBelow(item.minAllow);
  if (value > item.maxAllow) return pointsAbove(item.maxAllow);
  return null;
}

const hundreds = (points: number): number => Math.floor(points / POINTS.step) * POINTS.step;

/** The most points that an order with `left` fen to pay may use, whatever the member has. */
export const mostPoints = (left: number): number =>
  Math.max(0, hundreds(Math.min(POINTS.max, Math.floor((left * POINTS.share) / 100))));

/** The cap of the stepper (specification §5): balance and maximum, down to a multiple of 100. */
export const pointsCap = (item: { readonly availablePoint: number; readonly maxAllow: number }): number =>
  Math.max(0, hundreds(Math.min(item.availablePoint, item.maxAllow)));

/** What is taken of the points that were asked for: as many as fit, and none below the minimum. */
export function pointsTaken(asked: number, balance: number, left: number): number {
  const fit = hundreds(Math.min(asked, balance, mostPoints(left)));
  return fit >= POINTS.min ? fit : 0;
}
