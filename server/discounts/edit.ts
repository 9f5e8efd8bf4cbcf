import type { DiscountRepository } from '#domain/contract/discount.ts';
import type { Family } from '#domain/contract/family.ts';
import { discountsEditable, totalsOf } from '#domain/rules/amounts.ts';
import { type Edit, type Repository, repositoryOf } from '#domain/rules/discount.ts';
import type { DiscountCase } from '#domain/rules/discount-offer.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { isLive, statusAt } from '#domain/rules/hold.ts';
import { orderStatusOf } from '#domain/rules/order-status.ts';
import { toFen } from '#lib/money.ts';
import { saleContext } from '../catalogue/family.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { amountChanged, noOrder, orderExpired, wrongStatus } from '../http/refusals.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { caseOf, fixedLines } from './case.ts';
import { settleDiscounts, storedLine } from './claims.ts';
import { cannotApply, discountsSettled, noDiscount } from './refusals.ts';
import { repositoryView, settledView } from './view.ts';

/** The caller's order of this family; a foreign one, and one of another family, is absent (quality.md S9). */
export function own(row: OrderRow | null, ctx: MemberCtx, family: Family): OrderRow {
  if (row?.memberId !== ctx.session.memberId || FAMILY[row.family].module !== family) throw noOrder();
  return row;
}

/** Discounts are edited while the order is unpaid, its hold runs, and they are not settled (specification §4). */
const isEditable = (row: OrderRow, now: number): boolean =>
  isLive(row, now) &&
  !row.discounting?.settled &&
  discountsEditable(
    FAMILY[row.family].module,
    FAMILY[row.family].statuses === 'order' ? orderStatusOf(row.realStatus) : row.realStatus,
  );

export function requireEditable(row: OrderRow, now: number): void {
  if (isEditable(row, now)) return;
  if (statusAt(row, now) === 'cancel_timeout') throw orderExpired();
  throw row.discounting?.settled && isLive(row, now) ? discountsSettled() : wrongStatus();
}

/** new_confirm hides the arrows: the discounts are settled, or the whole order is confirmed. */
const payStatusOf = (row: OrderRow, now: number): string =>
  row.discounting?.settled && isLive(row, now) ? 'new_confirm' : statusAt(row, now);

/** The row with the discounts that a repository states. */
const withLines = (
  row: OrderRow,
  r: Repository,
  revision: number,
  refused = row.discounting?.memberRefused,
): OrderRow => ({
  ...row,
  discount: r.discount,
  discounts: [...fixedLines(row), ...r.applied.map(storedLine)],
  discounting: {
    points: r.choice.points,
    revision,
    settled: false,
    ...(refused !== undefined && { memberRefused: refused }),
  },
});

const revisionOf = (row: OrderRow): number => row.discounting?.revision ?? 0;

export async function readRepository(
  ctx: MemberCtx,
  family: Family,
  tradeNo: string,
): Promise<DiscountRepository> {
  const { store } = ctx.deps;
  const row = own(await store.direct.sales.order(tradeNo), ctx, family);
  if (!isEditable(row, ctx.now)) return settledView(row, payStatusOf(row, ctx.now), ctx.locale);
  const season = await saleContext(ctx.deps);
  const repository = repositoryOf(await caseOf(store.direct, season, row, ctx.now));
  return viewOf(ctx, row, repository);
}

/**
 * One edit of an order's discounts, under the order's lock. `decide` gives the new choice or refuses; nothing is
 * claimed by it: that is the confirmation's. `memberOff`: the edit takes back the member discount, or applies it.
 */
export async function editDiscounts(
  ctx: MemberCtx,
  family: Family,
  tradeNo: string,
  decide: (before: DiscountCase) => Edit,
  memberOff?: boolean,
): Promise<DiscountRepository> {
  const season = await saleContext(ctx.deps);
  return ctx.deps.store.transaction(async tx => {
    const row = own(await tx.sales.lockOrder(tradeNo), ctx, family);
    requireEditable(row, ctx.now);
    const before = await caseOf(tx, season, row, ctx.now);
    const edit = decide(before);
    if (!edit.ok) throw edit.why ? cannotApply(edit.why) : noDiscount();
    const repository = repositoryOf({ ...before, choice: edit.choice });
    const next = withLines(row, repository, revisionOf(row) + 1, memberOff);
    await tx.sales.saveOrder(next);
    return repositoryView(next, repository, ctx.locale, ctx.now);
  });
}

/** An order that is edited now, with what its repository states. */
export const viewOf = (ctx: MemberCtx, row: OrderRow, repository: Repository): DiscountRepository =>
  repositoryView(withLines(row, repository, revisionOf(row)), repository, ctx.locale, ctx.now);

interface SettleInput {
  readonly tradeNo: string;
  /** Yuan, as the page showed it; the vendor's own payload has none. */
  readonly totalAmount?: number | undefined;
  /** The vendor's card module names one: it must be among the chosen ones. */
  readonly tmpId?: string | undefined;
}

/**
 * Settles the discounts, with the total that was shown: everything limited is claimed, and nothing is edited any
 * more. Another total is refused with the fresh repository, and nothing is claimed. Settled already: the same again.
 */
export async function confirmDiscounts(
  ctx: MemberCtx,
  family: Family,
  { tradeNo, totalAmount, tmpId }: SettleInput,
): Promise<DiscountRepository> {
  const season = await saleContext(ctx.deps);
  return ctx.deps.store.transaction(async tx => {
    const row = own(await tx.sales.lockOrder(tradeNo), ctx, family);
    if (!row.discounting?.settled || !isLive(row, ctx.now)) requireEditable(row, ctx.now);
    if (tmpId !== undefined && !row.discounts.some(d => d.tmpId === tmpId)) throw noDiscount();
    const next = await settleDiscounts(tx, season, row, ctx.now);
    if (totalAmount !== undefined && toFen(totalAmount) !== totalsOf(next).totalFee) {
      const fresh = repositoryOf(await caseOf(tx, season, row, ctx.now));
      throw row.discounting?.settled
        ? amountChanged(settledView(row, payStatusOf(row, ctx.now), ctx.locale))
        : amountChanged(viewOf(ctx, row, fresh));
    }
    await tx.sales.saveOrder(next);
    return settledView(next, payStatusOf(next, ctx.now), ctx.locale);
  });
}
