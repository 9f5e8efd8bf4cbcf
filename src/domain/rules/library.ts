/** How long what is digital can be heard. Milliseconds. */
const DAY = 86_400_000;

export interface Term {
  readonly boughtAt: number;
  readonly openedAt: number | null;
  /** Days for which it opens something; 0 for what one keeps. */
  readonly days: number;
}

/** A recording is kept; a pass runs from the moment that it is opened. Null: without an end, or not begun. */
export const heardUntil = ({ openedAt, days }: Term): number | null =>
  days === 0 || openedAt === null ? null : openedAt + days * DAY;

/** Memberships follow one another: each begins with its payment, or when the one before ends. Null without any. */
export function membershipUntil(terms: readonly Pick<Term, 'boughtAt' | 'days'>[]): number | null {
  let until: number | null = null;
  for (const { boughtAt, days } of [...terms].sort((a, b) => a.boughtAt - b.boughtAt))
    until = Math.max(until ?? 0, boughtAt) + days * DAY;
  return until;
}
