import type { ClubLevel } from '#domain/contract/club.ts';
import { pointsFor } from '#domain/rules/points-ledger.ts';
import { inUnits } from '#lib/price.ts';

/** The level of somebody who spends so much in a year; yuan. */
export const levelOf = (levels: readonly ClubLevel[], yuan: number): ClubLevel | undefined =>
  levels.findLast(level => yuan >= level.from) ?? levels[0];

/** Points for an amount at a level, and what they are worth; yuan. */
export function pointsOf(level: ClubLevel, yuan: number): { points: number; worth: number } {
  const points = pointsFor(Math.round(yuan / inUnits(1)), level.pointsPerYuan);
  return { points, worth: inUnits(points) };
}
