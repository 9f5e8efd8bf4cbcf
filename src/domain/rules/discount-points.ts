import type { Reason } from '../reason.ts';
import { POINTS } from './discount-offer.ts';

/** How points pay, for the stepper and the server alike (specification §5). */

export type PointsReason = Reason<{
  short: unknown;
  below: { min: number };
  above: { max: number };
  uneven: { step: number };
}>;

/** What is wrong with a number of points when it is confirmed (specification §5), or null. */
export function pointsProblem(
  value: number,
  item: { readonly availablePoint: number; readonly minAllow: number; readonly maxAllow: number },
): PointsReason | null {
  if (value > item.availablePoint) return { code: 'short' };
  if (value < item.minAllow) return { code: 'below', min: item.minAllow };
  if (value > item.maxAllow) return { code: 'above', max: item.maxAllow };
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
