/** Refunds by a ladder: the nearer the concert, the larger the share that the house keeps. Fen and milliseconds. */
const HOUR = 3_600_000;

export interface Step {
  /** Hours before the start until which the step holds; a refund asked for at that very instant still counts. */
  readonly hours: number;
  /** Percent of the goods that is kept. */
  readonly percent: number;
}

/** Seven days or more before: nothing is kept; then 10 %, in the last two days 30 %; in the last day none goes back. */
export const REFUND_LADDER: readonly Step[] = [
  { hours: 7 * 24, percent: 0 },
  { hours: 48, percent: 10 },
  { hours: 24, percent: 30 },
];

export interface RefundInput {
  /** Paid for seats, discounts taken off; fen. */
  readonly goods: number;
  /** Freight; goes back as long as nothing is kept, since nothing has been posted by then; fen. */
  readonly freight: number;
  readonly startsAt: number;
  /** A cancelled concert gives everything back at any time. */
  readonly cancelled: boolean;
}

export interface RefundQuote {
  readonly allowed: boolean;
  /** What the house keeps, and what goes back; fen. Their sum is what was paid. */
  readonly fee: number;
  readonly amount: number;
}

/** What a refund at `now` would give. Fees are rounded to the fen, in favour of the payer. */
export function quoteRefund({ goods, freight, startsAt, cancelled }: RefundInput, now: number): RefundQuote {
  const paid = goods + freight;
  if (cancelled) return { allowed: true, fee: 0, amount: paid };
  const step = REFUND_LADDER.find(s => now <= startsAt - s.hours * HOUR);
  if (!step) return { allowed: false, fee: paid, amount: 0 };
  const fee = Math.floor((goods * step.percent) / 100) + (step.percent === 0 ? 0 : freight);
  return { allowed: true, fee, amount: paid - fee };
}

/** From when a return is not free of charge any more. */
export const freeUntil = (startsAt: number): number => {
  const free = REFUND_LADDER.findLast(s => s.percent === 0);
  return free ? startsAt - free.hours * HOUR + 1 : Number.NEGATIVE_INFINITY;
};

/**
 * The share of a sum that falls to a part of the goods: what falls to everything up to this part, less what fell to
 * the parts before. So all parts add up to the sum, to the fen, and the last one gets the rest.
 */
export const shareOf = (
  sum: number,
  { whole, before, part }: { readonly whole: number; readonly before: number; readonly part: number },
): number =>
  whole <= 0 ? 0 : Math.floor((sum * (before + part)) / whole) - Math.floor((sum * before) / whole);

/** The ladder of one performance: until which instant which percentage is kept. */
export const ladderOf = (startsAt: number): { until: number; percent: number }[] =>
  REFUND_LADDER.map(s => ({ until: startsAt - s.hours * HOUR, percent: s.percent }));
