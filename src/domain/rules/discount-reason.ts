import type { DiscountKind } from '../contract/discount-kinds.ts';
import type { Family } from '../contract/family.ts';
import type { Reason } from '../reason.ts';
import type { PointsReason } from './discount-points.ts';

/** Why a discount cannot be used; in the order in which a member should hear of it. Fen and milliseconds. */
export type DiscountReason = Reason<{
  usedUp: unknown;
  usedByMember: unknown;
  expired: { until: number };
  notYet: { from: number };
  otherFamily: { families: readonly Family[] };
  otherType: { types: readonly string[] };
  otherDay: { weekdays: readonly number[] };
  lowLevel: { level: number };
  belowFloor: { floor: number };
  fewPlaces: { places: number };
  notFirst: unknown;
  tooDear: { worth: number };
  nothingLeft: unknown;
  /** Not beside one of this kind. */
  notBeside: { kind: DiscountKind };
  cancelFirst: { kind: DiscountKind };
  /** A package is a promotion already. */
  packaged: unknown;
  points: { problem: PointsReason };
}>;
