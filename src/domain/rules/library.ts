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

/** Memberships follow one another: each begins with its payment, or when the one before ends. In their order. */
export function membershipTerms<T extends Pick<Term, 'boughtAt' | 'days'>>(
  terms: readonly T[],
): { readonly term: T; readonly from: number; readonly until: number }[] {
  let end = 0;
  return [...terms]
    .sort((a, b) => a.boughtAt - b.boughtAt)
    .map(term => {
      const from = Math.max(end, term.boughtAt);
      end = from + term.days * DAY;
      return { term, from, until: end };
    });
}
