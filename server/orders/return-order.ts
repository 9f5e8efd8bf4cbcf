import { brand } from '#brand';
import type { Order } from '#domain/contract/order.ts';
import { FAMILY } from '#domain/rules/families.ts';
import type { Bilingual } from '#domain/text.ts';
import { toFen } from '#lib/money.ts';
import { type Proof, proveSession } from '../accounts/owner.ts';
import { type Account, accountOf, writeReturn } from '../accounts/standing.ts';
import { type SaleContext, type Subject, saleContext, subjectOf } from '../catalogue/family.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { wrongStatus } from '../http/refusals.ts';
import type { Tx } from '../store/port.ts';
import type { DonationRow } from '../store/ports/gifts.ts';
import type { Fund, OrderRow } from '../store/ports/sales.ts';
import { amountRefusal, lockOwn } from './change.ts';
import { fundsOf, lockFunds, payBack, takeFunds } from './funds.ts';
import { offerFor } from './offer.ts';
import { numberOf } from './place.ts';
import { ownOrder, showRow } from './read.ts';
import { refundView } from './refund-view.ts';
import { sendRefunds } from './refunds.ts';
import { nothingToGive, notReturned } from './refusals.ts';
import { returnPieces } from './return-pieces.ts';
import type { ReturnOffer } from './returns.ts';

export interface RefundInput extends Proof {
  readonly tradeNo: string;
  /** Yuan, as the page showed it. */
  readonly fee: number;
  /** Yuan that go back, as the page showed it. */
  readonly amount?: number | undefined;
  /** Seats or tickets; all that are left when absent. */
  readonly pieces?: readonly string[] | undefined;
  /** The foundation gets what would have gone back, in this name; the member's own where it is empty. */
  readonly donor?: string | undefined;
}

/** The exact figures before anything is given back; reads only. */
export async function previewRefund(
  ctx: MemberCtx,
  tradeNo: string,
  pieces?: readonly string[],
): Promise<NonNullable<Order['refund']>> {
  const { deps, now, locale } = ctx;
  const season = await saleContext(deps);
  const tx = deps.store.direct;
  const row = await ownOrder(ctx, tradeNo);
  if (row.realStatus !== 'paid_success') throw wrongStatus();
  const subject = subjectOf(season, row);
  const tickets = await tx.sales.tickets(tradeNo);
  const account = await accountOf(tx, row.memberId, now);
  const offer = offerFor({ catalogue: season.catalogue, row, subject, now }, { tickets, account }, pieces);
  return refundView({ season, locale, now, row }, { tickets, account }, offer);
}

/** Gives an order back by the ladder, or some of its seats or tickets: paid_success until nothing is left of it. */
export async function refundOrder(ctx: MemberCtx, input: RefundInput): Promise<Order> {
  const { deps, now } = ctx;
  const { tradeNo } = input;
  if (input.donor !== undefined) {
    await ownOrder(ctx, tradeNo);
    await proveSession(ctx, input);
  }
  const season = await saleContext(deps);
  let dues: readonly string[] = [];
  const row = await deps.store.transaction(async tx => {
    const order = await lockOwn(tx, ctx, tradeNo);
    if (order.realStatus === 'paid_return_succ') return order;
    if (order.realStatus !== 'paid_success') throw wrongStatus();
    await lockFunds(tx, order);
    await tx.accounts.lockMember(order.memberId);
    const tickets = await tx.sales.tickets(tradeNo);
    const subject = subjectOf(season, order);
    const account = await accountOf(tx, order.memberId, now);
    const offer = offerFor(
      { catalogue: season.catalogue, row: order, subject, now },
      { tickets, account },
      input.pieces,
    );
    if (offer.reason) throw notReturned(offer.reason);
    const asShown =
      toFen(input.fee) === offer.fee && (input.amount === undefined || toFen(input.amount) === offer.amount);
    if (!asShown) throw await amountRefusal(tx, ctx, season, order);
    const { next, due } = await writeDown(
      ctx,
      tx,
      { order, offer, subject, season },
      { donor: input.donor },
      account,
    );
    if (input.donor === undefined) await deps.notify?.(tx, { kind: 'refunded', tradeNo, fen: offer.amount });
    dues = due;
    return next;
  });
  for (const due of dues) await sendRefunds(deps, due);
  return showRow(ctx, (await deps.store.direct.sales.order(tradeNo)) ?? row);
}

interface Decided {
  readonly order: OrderRow;
  readonly offer: ReturnOffer;
  readonly subject: Subject;
  readonly season: SaleContext;
}

/** The return in the books: places, tickets, points, and the money to its payer or to the foundation. */
export async function writeDown(
  { deps, now }: Pick<MemberCtx, 'deps' | 'now'>,
  tx: Tx,
  { order, offer, subject, season }: Decided,
  { donor, why }: { readonly donor?: string | undefined; readonly why?: Bilingual },
  account: Account,
): Promise<{ next: OrderRow; due: string[]; taken: readonly Fund[] }> {
  const { tradeNo, memberId } = order;
  const family = season.families[order.family];
  const donation =
    donor === undefined ? null : await donationOf(tx, deps, { order, fen: offer.amount, name: donor }, now);
  const { taken, left } = takeFunds(await fundsOf(tx, order), offer.amount);
  const to = donation ? { donated: donation.receiptNo } : {};
  const funded = order.funds || donation ? { ...order, funds: left } : order;
  const next = await returnPieces({ deps, tx, now }, { order: funded, offer, subject, family, to, why });
  await writeReturn(
    tx,
    { memberId, tradeNo, fen: offer.goods, entries: account.entries, points: offer.points },
    now,
  );
  const due = donation ? [] : await payBack(tx, taken, now);
  if (donation) {
    await tx.gifts.addDonation(donation);
    await deps.notify?.(tx, { kind: 'donated', donation });
  }
  return { next, due, taken };
}

/** The receipt of what a return gives to the foundation. */
async function donationOf(
  tx: Tx,
  { random }: Pick<MemberCtx['deps'], 'random'>,
  { order, fen, name }: { order: OrderRow; fen: number; name: string },
  now: number,
): Promise<DonationRow> {
  if (fen <= 0 || !FAMILY[order.family].occasion) throw nothingToGive();
  const member = await tx.accounts.member(order.memberId);
  return {
    receiptNo: numberOf(random, now, `${brand.orderPrefix}F`),
    tradeNo: order.tradeNo,
    memberId: order.memberId,
    fen,
    name: name.trim() || order.contact?.linkman || member?.nickname || '',
    at: now,
  };
}
