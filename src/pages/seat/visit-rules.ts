import { companionsAlone } from '#domain/rules/companions.ts';
import type { SeatsWanted } from './model.ts';
import type { Mine, VisitState } from './visit-state.ts';

/** Of the seats that were lost, those that are free again; `news`: one of them was not before. */
export function freeAgain(
  { lost, again }: Pick<VisitState, 'lost' | 'again'>,
  isTaken: (seat: number) => boolean,
  picked: readonly number[],
): { readonly free: readonly number[]; readonly news: boolean } {
  const free = lost.filter(i => !isTaken(i) && !picked.includes(i));
  return { free, news: free.some(i => !again.includes(i)) };
}

/** Why seats of these kinds cannot be ordered. */
export function obstacleOf(kinds: readonly string[]): 'nothing' | 'companion' | null {
  if (kinds.length === 0) return 'nothing';
  return companionsAlone(kinds) ? 'companion' : null;
}

/** What is chosen in place of what: null when it is the same, or was nothing. */
export const replacedBy = (seats: readonly number[], before: readonly number[]): readonly number[] | null =>
  before.length > 0 && !sameOf(seats, before) ? before : null;

/** The number of the order that holds just these seats already; an exchange is always another one. */
export const orderOf = (
  seats: readonly string[],
  mine: Mine | null,
  exchange: SeatsWanted['exchange'],
): string | null => (mine && !exchange && sameOf(mine.seats, seats) ? mine.tradeNo : null);

/** What makes two attempts one intent: the seats in any order, and what they stand in place of. */
export const intentOf = (
  seats: readonly string[],
  replace: string | undefined,
  exchange: SeatsWanted['exchange'],
): string => [...[...seats].sort(), replace ?? '', ...(exchange ? [JSON.stringify(exchange)] : [])].join();

function sameOf<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every(one => b.includes(one));
}
