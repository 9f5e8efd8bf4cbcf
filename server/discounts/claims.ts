import { type AppliedLine, appliedOf } from '#domain/rules/discount.ts';
import { POINTS_ID } from '#domain/rules/discount-offer.ts';
import { spendRef } from '#domain/rules/points-return.ts';
import { POINTS_TITLE } from '#domain/words/discount.ts';
import { standingOf } from '../accounts/standing.ts';
import type { SaleContext } from '../catalogue/family.ts';
import type { Tx } from '../store/port.ts';
import type { DiscountClaim } from '../store/ports/discounts.ts';
import { type AppliedDiscount, FOREVER, type OrderRow } from '../store/ports/sales.ts';
import { caseOf, fixedLines, usesOf } from './case.ts';

/** How the rules' lines stand in an order. */
export const storedLine = ({ tmpId, kind, title, fen, uses, counted }: AppliedLine): AppliedDiscount => ({
  tmpId,
  kind,
  title: title ?? POINTS_TITLE,
  fen,
  ...(counted && { uses }),
});

const claimsOf = ({ discounts, tradeNo, memberId, expiresAt }: OrderRow): DiscountClaim[] =>
  discounts.flatMap(d =>
    d.uses === undefined ? [] : [{ ref: d.tmpId, tradeNo, memberId, uses: d.uses, expiresAt }],
  );

/**
 * The order with its discounts as they are now, and everything that is limited claimed until the hold ends: under the
 * member's lock, so that a coupon or a point counts once however many orders are confirmed at a time (quality.md R23).
 * Compare the total with what was shown and throw when it differs: the claims go with the transaction.
 */
export async function settleDiscounts(
  tx: Tx,
  season: SaleContext,
  row: OrderRow,
  now: number,
): Promise<OrderRow> {
  if (row.discounting?.settled) return row;
  const revision = (row.discounting?.revision ?? 0) + 1;
  if (row.discounts.length === 0 && !row.discounting?.points)
    return {
      ...row,
      discounting: { ...row.discounting, points: 0, revision, settled: true, settledAt: now },
    };
  await tx.accounts.lockMember(row.memberId);
  const { applied, discount, choice } = appliedOf(await caseOf(tx, season, row, now));
  const next: OrderRow = {
    ...row,
    discount,
    discounts: [...fixedLines(row), ...applied.map(storedLine)],
    discounting: { ...row.discounting, points: choice.points, revision, settled: true, settledAt: now },
  };
  await tx.discounts.claim(row.tradeNo, claimsOf(next));
  return next;
}

/** What an order's discounts claimed is free. The order's lock is enough. */
export async function freeDiscounts(
  tx: Tx,
  { tradeNo, discounts }: Pick<OrderRow, 'tradeNo' | 'discounts'>,
): Promise<void> {
  if (discounts.length > 0) await tx.discounts.release(tradeNo);
}

/** Locks the member whose points and holdings the order takes, before its places. */
export async function lockSpender(tx: Tx, row: OrderRow): Promise<void> {
  if (claimsOf(row).length > 0) await tx.accounts.lockMember(row.memberId);
}

/**
 * Takes the points that an order is paid with from the ledger as it was at `since`, when they were claimed: what lapses
 * while somebody pays is spent; once. Call it under the member's lock.
 */
export async function spendPoints(tx: Tx, row: OrderRow, since: number): Promise<void> {
  const points = claimsOf(row).find(c => c.ref === POINTS_ID);
  if (points)
    await tx.accounts.addLedger({
      memberId: row.memberId,
      ref: spendRef(row.tradeNo),
      reason: 'spend',
      points: -points.uses,
      fen: 0,
      at: since,
      expiresAt: null,
    });
}

/** Makes the claims of an order that is paid final; its points have left the ledger and are claimed no more. */
export async function keepClaims(tx: Tx, row: OrderRow): Promise<void> {
  const claims = claimsOf({ ...row, expiresAt: FOREVER });
  if (claims.length === 0) return;
  await tx.discounts.claim(
    row.tradeNo,
    claims.filter(c => c.ref !== POINTS_ID),
  );
}

/**
 * Whether an order whose hold had ended before its money came can still have its discounts (quality.md R7). False when
 * one of them has been used elsewhere: then it cannot be what it was. Call it under the member's lock.
 */
export async function stillFree(tx: Tx, row: OrderRow, now: number): Promise<boolean> {
  const wanted = claimsOf(row);
  if (wanted.length === 0) return true;
  const claims = await tx.discounts.claims(row.memberId, now);
  const holdings = new Map((await tx.discounts.holdings(row.memberId)).map(h => [h.id, h.total]));
  const { balance } = await standingOf(tx, row.memberId, now);
  return wanted.every(c => {
    const total = c.ref === POINTS_ID ? balance : (holdings.get(c.ref) ?? c.uses);
    return total - usesOf(claims, c.ref, row.tradeNo) >= c.uses;
  });
}
