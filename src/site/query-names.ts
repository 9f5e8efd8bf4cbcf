/** Every name that a page reads from its query. What else is there (marks of campaigns, say) shows the same page. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'age airing availability by cardId code composer conductor date dateId exchange family for form ' +
    'free group hall id ind instrument keyword month navType order orderType packCode packId pageNo ' +
    'past payNo pieces priceMax priceMin productId programId q replace scheduleId season section ' +
    'showId soloist sort state step supportSeat tab topic tradeNo type url view work year'
  ).split(' '),
);

/** The part of a query that a page reads, in one order, with its question mark; empty without one. */
export function readBy(query: URLSearchParams): string {
  const read = [...query].filter(([name, value]) => NAMES.has(name) && value !== '');
  return read.length === 0
    ? ''
    : `?${new URLSearchParams(read.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))}`;
}
