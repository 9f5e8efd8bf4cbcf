import {
  POINTS_REASONS,
  type PointsLedger,
  type PointsLine,
  type POINTS_WAYS as WAYS,
} from '#domain/contract/account.ts';
import { POINTS_ID } from '#domain/rules/discount-offer.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { spendable } from '#domain/rules/points-ledger.ts';
import { pointsStatement, type StatementLine } from '#domain/rules/points-statement.ts';
import { say } from '#domain/text.ts';
import { saleContext, subjectOf } from '../catalogue/family.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import type { LedgerRow } from '../store/ports/accounts.ts';

const PAGE = 20;
type PointsOrder = NonNullable<PointsLine['order']>;

const reasonOf = (reason: string): PointsLine['reason'] =>
  POINTS_REASONS.find(known => known === reason) ?? 'other';
const instant = (at: number): string => new Date(at).toISOString();

/** The caller's ledger of points, a page of it, with sums that add up to the balance. */
export async function pointsLedgerOf(
  ctx: MemberCtx,
  { way, pageNo = 1 }: { way?: (typeof WAYS)[number] | undefined; pageNo?: number | undefined },
): Promise<PointsLedger> {
  const { deps, session, locale, now } = ctx;
  const { accounts, discounts, memberships, sales } = deps.store.direct;
  const [entries, claims, cards, season] = await Promise.all([
    accounts.ledger(session.memberId),
    discounts.claims(session.memberId, now),
    memberships.membershipsOf(session.memberId),
    saleContext(deps),
  ]);
  const cardOrders = new Map(cards.map(card => [card.membershipId, card.tradeNo]));
  const said = pointsStatement(entries, now);
  const lines = said.lines.filter(
    // An order that earned nothing says nothing about points.
    l => l.points !== 0 && (way === undefined || (way === 'in' ? l.points > 0 : l.points < 0)),
  );
  const page = lines.slice((pageNo - 1) * PAGE, pageNo * PAGE);
  const reserved = claims.filter(claim => claim.ref === POINTS_ID && claim.uses > 0);
  const causeOf = (line: StatementLine<LedgerRow>): string => {
    const [kind, name = ''] = ((line.entry ?? line.lapsed)?.ref ?? '').split(':');
    return kind === 'card' ? (cardOrders.get(name) ?? '') : name;
  };
  const orders = await sales.orders([...page.map(causeOf), ...reserved.map(claim => claim.tradeNo)]);
  const rows = new Map(orders.map(row => [row.tradeNo, row]));
  const orderOf = (tradeNo: string): { order?: PointsOrder } => {
    const row = rows.get(tradeNo);
    if (row?.memberId !== session.memberId) return {};
    const title = say(subjectOf(season, row).title, locale);
    return { order: { tradeNo: row.tradeNo, family: FAMILY[row.family].module, title } };
  };
  const lineOf = (line: StatementLine<LedgerRow>): PointsLine => {
    const row = line.entry ?? line.lapsed;
    const i = row ? entries.indexOf(row) : 0;
    const { creditAt, expiresAt } = line.entry ?? {};
    return {
      id: `${line.entry ? 'e' : 'l'}${i}`,
      at: instant(line.at),
      reason: line.entry ? reasonOf(line.entry.reason) : 'lapse',
      points: line.points,
      state: line.state,
      left: line.left,
      ...(line.state === 'pending' && creditAt !== undefined && { creditAt: instant(creditAt) }),
      ...(line.points > 0 && typeof expiresAt === 'number' && { expiresAt: instant(expiresAt) }),
      ...orderOf(causeOf(line)),
    };
  };

  const dated = (list: typeof said.pending) => list.map(({ points, at }) => ({ points, at: instant(at) }));
  return {
    gained: said.gained,
    given: said.given,
    lapsed: said.lapsed,
    balance: said.balance,
    points: spendable(
      said.balance,
      reserved.reduce((sum, claim) => sum + claim.uses, 0),
    ),
    reserved: reserved.map(claim => ({ points: claim.uses, ...orderOf(claim.tradeNo) })),
    pending: dated(said.pending),
    expiring: dated(said.expiring),
    lasting: said.lasting,
    total: lines.length,
    pageNo,
    pageSize: PAGE,
    list: page.map(lineOf),
  };
}
