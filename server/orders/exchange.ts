import { FAMILY } from '#domain/rules/families.ts';
import { ladderFrom, REFUND_LADDER } from '#domain/rules/refund.ts';
import { accountOf, writeReturn } from '../accounts/standing.ts';
import { type SaleContext, saleContext, subjectOf } from '../catalogue/family.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import type { Deps } from '../deps.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { noOrder, wrongStatus } from '../http/refusals.ts';
import type { Tx } from '../store/port.ts';
import type { Exchange, Fund, OrderRow, PaymentRow } from '../store/ports/sales.ts';
import { fundsOf, lockFunds, payBack, takeFunds } from './funds.ts';
import { offerFor } from './offer.ts';
import { notReturned, otherProgramme, worthless } from './refusals.ts';
import { returnPieces } from './return-pieces.ts';
import { type ReturnOffer, returnPercent, tooLate, wireId } from './returns.ts';

interface Wanted {
  readonly memberId: string;
  readonly tradeNo: string;
  readonly pieces?: readonly string[] | undefined;
  /** Null when it is not known yet for which evening. */
  readonly to: Pick<ScheduleDoc, 'id' | 'programId'> | null;
}

export interface ExchangeTerms {
  readonly row: OrderRow;
  readonly offer: ReturnOffer;
  readonly exchange: Exchange;
}

/** What tickets of a paid order bring for another evening of the programme; refuses what cannot be exchanged. */
export async function exchangeTerms(
  tx: Tx,
  season: SaleContext,
  { memberId, tradeNo, pieces, to }: Wanted,
  now: number,
  exchangedAt: number = now,
): Promise<ExchangeTerms> {
  const row = await tx.sales.order(tradeNo);
  if (row?.memberId !== memberId) throw noOrder();
  if (row.realStatus !== 'paid_success') throw wrongStatus();
  if (
    !FAMILY[row.family].exchangeable ||
    (to && (to.programId !== row.programId || to.id === row.scheduleId))
  )
    throw otherProgramme();
  const subject = subjectOf(season, row);
  const tickets = await tx.sales.tickets(tradeNo);
  const account = await accountOf(tx, memberId, now);
  const { catalogue } = season;
  const offer = offerFor({ catalogue, row, subject, now }, { tickets, account }, pieces, { exchangedAt });
  const percent = returnPercent(row, subject, exchangedAt);
  if (offer.reason || percent === null) throw notReturned(offer.reason ?? tooLate(row, subject));
  if (offer.amount <= 0) throw worthless();
  const ids = offer.pieces.map(p => wireId(p.id));
  return { row, offer, exchange: { tradeNo, pieces: ids, credit: offer.amount, percent } };
}

interface ExchangeInput {
  readonly replace?: string | undefined;
  readonly exchangeNo?: string | undefined;
  readonly exchangePieces?: readonly string[] | undefined;
}

/** What a new order of seats has of an exchange; one in whose place it stands hands its own on. */
export async function exchangeFor(
  { deps, session, now }: MemberCtx,
  schedule: ScheduleDoc,
  { replace, exchangeNo, exchangePieces }: ExchangeInput,
): Promise<Pick<OrderRow, 'exchange' | 'ladder'>> {
  const { memberId } = session;
  const tx = deps.store.direct;
  const before = exchangeNo === undefined && replace !== undefined ? await tx.sales.order(replace) : null;
  const handed = before?.memberId === memberId ? before.exchange : undefined;
  const tradeNo = exchangeNo ?? handed?.tradeNo;
  if (tradeNo === undefined) return {};
  const pieces = exchangePieces ?? handed?.pieces;
  const { exchange } = await exchangeTerms(
    tx,
    await saleContext(deps),
    { memberId, tradeNo, pieces, to: schedule },
    now,
  );
  return { exchange, ladder: ladderFrom(REFUND_LADDER, exchange.percent) };
}

const wantedBy = ({ memberId, exchange }: OrderRow & { readonly exchange: Exchange }): Wanted => ({
  memberId,
  tradeNo: exchange.tradeNo,
  pieces: exchange.pieces,
  to: null,
});

/** An unpaid order with what its exchange brings by now: points that were spent since shorten it. */
export async function withExchange(
  tx: Tx,
  season: SaleContext,
  row: OrderRow,
  now: number,
): Promise<OrderRow> {
  const { exchange } = row;
  if (!exchange) return row;
  const terms = await exchangeTerms(tx, season, wantedBy({ ...row, exchange }), now);
  return { ...row, exchange: { ...exchange, credit: terms.exchange.credit } };
}

/**
 * The exchange of an order whose money has come, its first order locked; null when it is not what was promised any
 * more: those tickets were used, given away or returned, or bring another sum.
 */
export async function readyToExchange(
  tx: Tx,
  season: SaleContext,
  row: OrderRow,
  now: number,
  exchangedAt: number,
): Promise<ExchangeTerms | null> {
  const { exchange } = row;
  if (!exchange) return null;
  const first = await tx.sales.lockOrder(exchange.tradeNo);
  if (!first) return null;
  await lockFunds(tx, first);
  await tx.accounts.lockMember(row.memberId);
  try {
    const terms = await exchangeTerms(tx, season, wantedBy({ ...row, exchange }), now, exchangedAt);
    return terms.exchange.credit === exchange.credit ? { ...terms, exchange } : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** What of the credit goes back in money, and what is kept of that; fen. */
export function surplusOf({
  amount,
  discount,
  exchange,
}: Pick<OrderRow, 'amount' | 'discount' | 'exchange'>): { used: number; fee: number; back: number } {
  const { credit = 0, percent = 0 } = exchange ?? {};
  const used = Math.min(credit, Math.max(0, amount - discount));
  const fee = Math.floor(((credit - used) * percent) / 100);
  return { used, fee, back: credit - used - fee };
}

/**
 * Gives up the tickets that an order stands in place of, in the step that makes it succeed. What of their payments pays
 * for the new ones belongs to the new order from now on; the rest goes back.
 */
export async function exchange(
  { deps, tx, now, season }: { deps: Deps; tx: Tx; now: number; season: SaleContext },
  order: OrderRow,
  { row: first, offer }: ExchangeTerms,
  payment: PaymentRow,
): Promise<{ funds: Fund[]; dues: string[] }> {
  const { used, fee, back } = surplusOf(order);
  const { memberId, tradeNo } = first;
  const account = await accountOf(tx, memberId, now);
  const carried = takeFunds(await fundsOf(tx, first), used);
  const returned = takeFunds(carried.left, back);
  await returnPieces(
    { deps, tx, now },
    {
      order: { ...first, funds: returned.left },
      offer: { ...offer, fee: offer.fee + fee, amount: offer.amount - fee },
      subject: subjectOf(season, first),
      family: season.families[first.family],
      to: { exchanged: { tradeNo: order.tradeNo, back } },
    },
  );
  const { goods: fen, points } = offer;
  await writeReturn(tx, { memberId, tradeNo, fen, entries: account.entries, points }, now);
  await deps.notify?.(tx, { kind: 'exchanged', tradeNo: order.tradeNo, from: tradeNo });
  const dues = await payBack(tx, returned.taken, now);
  const own = payment.received > 0 ? [{ payNo: payment.payNo, fen: payment.received }] : [];
  return { funds: [...own, ...carried.taken], dues };
}
