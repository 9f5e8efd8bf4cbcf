import type { DiscountEntry, DiscountRepository } from '#domain/contract/discount.ts';
import {
  DISCOUNT,
  isAlone,
  OFFER_KINDS,
  type OfferKind,
  PACKAGE_KIND,
} from '#domain/contract/discount-kinds.ts';

/** Groups that are chosen from a list; points are a number. */
export type ListGroup = OfferKind;

/** The entries of a group, as the repository has them (specification §3). */
export function listOf(repo: DiscountRepository, group: ListGroup): readonly DiscountEntry[] {
  const list = repo[DISCOUNT[group].list];
  return Array.isArray(list) ? list : list ? [list as DiscountEntry] : [];
}
/** Yuan that the group takes. */
export const totalOf = (repo: DiscountRepository, group: ListGroup): number => repo[DISCOUNT[group].total];
export const LIST_GROUPS: readonly ListGroup[] = OFFER_KINDS;

/** What an applied entry is cancelled by. */
export const cancelId = (entry: DiscountEntry): string => entry.cancelTmpId || entry.tmpId;

/**
 * The applied entry that must be cancelled before this one is applied: of some kinds an order has one at a time
 * (specification §4), and it gives way. A pack nobody takes back for the member.
 */
export function toCancelFirst(
  repo: DiscountRepository,
  group: ListGroup,
  entry: DiscountEntry,
): DiscountEntry | undefined {
  const alone = ({ cardtype }: DiscountEntry): boolean =>
    DISCOUNT[group].yields && isAlone({ kind: group, cardtype });
  if (!alone(entry)) return undefined;
  return listOf(repo, group).find(e => e.applied && e.tmpId !== entry.tmpId && alone(e));
}

/** Every entry of the groups that are chosen from a list. */
export const entriesOf = (repo: DiscountRepository): { group: ListGroup; entry: DiscountEntry }[] =>
  LIST_GROUPS.flatMap(group => listOf(repo, group).map(entry => ({ group, entry })));

/**
 * Edits that lead from what is chosen to the best set that the server stated, cancellations first. The promotion of a
 * package is a fixed line.
 */
export function waysToBest(
  repo: DiscountRepository,
  packed = false,
): { cancel: readonly string[]; use: readonly string[] } {
  if (!repo.best) return { cancel: [], use: [] };
  const free = (group: ListGroup): boolean => DISCOUNT[group].free && !(packed && group === PACKAGE_KIND);
  const wanted = new Set(repo.best.tmpIds);
  const all = entriesOf(repo).filter(e => free(e.group));
  return {
    cancel: all.flatMap(({ entry }) => (entry.applied && !wanted.has(entry.tmpId) ? [cancelId(entry)] : [])),
    use: all.flatMap(({ entry }) => (!entry.applied && wanted.has(entry.tmpId) ? [entry.tmpId] : [])),
  };
}
