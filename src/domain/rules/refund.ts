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

/** As an order keeps it from its purchase on. */
export type Ladder = readonly Step[];

/** What the house keeps at `now` in percent; null when nothing goes back any more. */
export const percentAt = (ladder: Ladder, startsAt: number, now: number): number | null =>
  ladder.find(s => now <= startsAt - s.hours * HOUR)?.percent ?? null;

/** The ladder of tickets that were exchanged: no step gives back more than the exchange itself would have. */
export const ladderFrom = (ladder: Ladder, percent: number): Ladder =>
  ladder.map(step => ({ ...step, percent: Math.max(step.percent, percent) }));

export interface RefundInput {
  /** Paid for seats, discounts taken off; fen. */
  readonly goods: number;
  /** Freight; goes back as long as nothing is kept, since nothing has been posted by then; fen. */
  readonly freight: number;
  readonly startsAt: number;
  /** A cancelled concert gives everything back at any time. */
  readonly cancelled: boolean;
  /** As it was when the tickets were bought. */
  readonly ladder?: Ladder | undefined;
  /** For other tickets nothing of the price is kept, as long as a return is possible at all. */
  readonly whole?: boolean;
}

export interface RefundQuote {
  readonly allowed: boolean;
  /** What the house keeps, and what goes back; fen. Their sum is what was paid. */
  readonly fee: number;
  readonly amount: number;
}

/** What a refund at `now` would give. Fees are rounded to the fen, in favour of the payer. */
export function quoteRefund(
  { goods, freight, startsAt, cancelled, ladder = REFUND_LADDER, whole = false }: RefundInput,
  now: number,
): RefundQuote {
  const paid = goods + freight;
  if (cancelled) return { allowed: true, fee: 0, amount: paid };
  const percent = percentAt(ladder, startsAt, now);
  if (percent === null) return { allowed: false, fee: paid, amount: 0 };
  const kept = whole ? 0 : Math.floor((goods * percent) / 100);
  const fee = kept + (percent === 0 ? 0 : freight);
  return { allowed: true, fee, amount: paid - fee };
}

/** From when a return is not free of charge any more. */
export const freeUntil = (startsAt: number, ladder: Ladder = REFUND_LADDER): number => {
  const free = ladder.findLast(s => s.percent === 0);
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
export const ladderOf = (
  startsAt: number,
  ladder: Ladder = REFUND_LADDER,
): { until: number; percent: number }[] =>
  ladder.map(s => ({ until: startsAt - s.hours * HOUR, percent: s.percent }));
