import type { DiscountEntry, DiscountRepository } from '#domain/contract/discount.ts';
import type { DiscountGroup } from '#domain/contract/discount-groups.ts';

/** Groups that are chosen from a list; points are a number. */
export type ListGroup = Exclude<DiscountGroup, 'points'>;

interface Group {
  readonly list: (repo: DiscountRepository) => readonly DiscountEntry[];
  /** Yuan that the group takes. */
  readonly total: (repo: DiscountRepository) => number;
}

/** Where each group stands in the repository (specification §3). */
export const GROUPS: Readonly<Record<ListGroup, Group>> = {
  promotion: { list: r => r.promotions, total: r => r.promotionsTotal },
  voucher: { list: r => r.couponsA, total: r => r.couponsATotal },
  coupon: { list: r => r.coupons, total: r => r.couponsTotal },
  times: { list: r => r.couponsM, total: r => r.couponsMTotal },
  pack: { list: r => r.packList, total: r => r.packTotal },
  member: { list: r => (r.membership ? [r.membership] : []), total: r => r.memberTotal },
};
export const LIST_GROUPS = Object.keys(GROUPS) as readonly ListGroup[];

/** What an applied entry is cancelled by. */
export const cancelId = (entry: DiscountEntry): string => entry.cancelTmpId || entry.tmpId;

/**
 * The applied entry that must be cancelled before this one is applied (specification §4): of coupons but for cardtype B,
 * and of promotions, an order has one at a time.
 */
export function toCancelFirst(
  repo: DiscountRepository,
  group: ListGroup,
  entry: DiscountEntry,
): DiscountEntry | undefined {
  const alone = (e: DiscountEntry): boolean =>
    group === 'promotion' || (group === 'coupon' && e.cardtype !== 'B');
  if (!alone(entry)) return undefined;
  return GROUPS[group].list(repo).find(e => e.applied && e.tmpId !== entry.tmpId && alone(e));
}

/** Every entry of the groups that are chosen from a list. */
export const entriesOf = (repo: DiscountRepository): { group: ListGroup; entry: DiscountEntry }[] =>
  LIST_GROUPS.flatMap(group => GROUPS[group].list(repo).map(entry => ({ group, entry })));

/**
 * Edits that lead from what is chosen to the best set that the server stated, cancellations first. The promotion of a
 * package is a fixed line.
 */
export function waysToBest(
  repo: DiscountRepository,
  packed = false,
): { cancel: readonly string[]; use: readonly string[] } {
  if (!repo.best) return { cancel: [], use: [] };
  const free: readonly ListGroup[] = [
    ...(packed ? [] : (['promotion'] as const)),
    'pack',
    'member',
    'coupon',
  ];
  const wanted = new Set(repo.best.tmpIds);
  const all = entriesOf(repo).filter(e => free.includes(e.group));
  return {
    cancel: all.flatMap(({ entry }) => (entry.applied && !wanted.has(entry.tmpId) ? [cancelId(entry)] : [])),
    use: all.flatMap(({ entry }) => (!entry.applied && wanted.has(entry.tmpId) ? [entry.tmpId] : [])),
  };
}
