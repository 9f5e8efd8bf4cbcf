import { appliedOf } from '#domain/rules/discount.ts';
import { NOTHING } from '#domain/rules/discount-offer.ts';
import type { SaleContext } from '../catalogue/family.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { caseOf, caseOfNew, choiceOf, fixedLines, withMember } from './case.ts';
import { storedLine } from './claims.ts';

/**
 * A new order with what is applied without being asked: the member discount. An order that replaces another of the
 * member's keeps what was chosen there, as far as it still holds, and that the member discount was refused. Nothing is claimed by it.
 */
export async function withOpeningDiscounts(
  ctx: Pick<MemberCtx, 'deps' | 'now'> & { readonly session: Pick<MemberCtx['session'], 'ledger'> },
  season: SaleContext,
  order: OrderRow,
  replaced: OrderRow | null,
): Promise<OrderRow> {
  const { direct } = ctx.deps.store;
  const old = replaced?.family === order.family ? replaced : null;
  const refused = old?.discounting?.memberRefused === true;
  const before = old ? choiceOf(old) : NOTHING;
  // What the old order had claimed is free for the one in its place.
  const asked = old
    ? await caseOf(direct, season, { ...order, tradeNo: old.tradeNo }, ctx.now)
    : await caseOfNew(direct, season, order, ctx.now, ctx.session.ledger);
  const tmpIds = refused ? before.tmpIds : withMember(before.tmpIds);
  const { applied, discount, choice } = appliedOf({ ...asked, choice: { ...before, tmpIds } });
  return {
    ...order,
    discount,
    discounts: [...fixedLines(order), ...applied.map(storedLine)],
    discounting: {
      points: choice.points,
      revision: 0,
      settled: false,
      memberRefused: refused,
    },
  };
}
