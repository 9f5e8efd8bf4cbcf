import type { DiscountRepository } from '#domain/contract/discount.ts';
import type { Family } from '#domain/contract/family.ts';
import { repositoryOf } from '#domain/rules/discount.ts';
import type { Candidate, Offer } from '#domain/rules/discount-offer.ts';
import { hindrances } from '#domain/rules/discount-terms.ts';
import { forgive, limit } from '../accounts/throttle.ts';
import { saleContext } from '../catalogue/family.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import type { HoldingRow } from '../store/ports/discounts.ts';
import { caseOf } from './case.ts';
import { own, requireEditable, viewOf } from './edit.ts';
import { allGone, cannotApply, hadAlready, unknownCode } from './refusals.ts';

/** Full-width letters and any dash are what a phone's keyboard makes of it. */
const plain = (word: string): string =>
  word
    .normalize('NFKC')
    .replace(/[\s‐-―]/g, m => (/\s/.test(m) ? '' : '-'))
    .toUpperCase();

/** A code as a coupon of this member, who may then choose it. Guesses are counted; refusals say exactly why. */
export async function redeemCode(
  ctx: MemberCtx,
  family: Family,
  tradeNo: string,
  code: string,
): Promise<DiscountRepository> {
  const { memberId } = ctx.session;
  await limit(ctx, 'discountCode', memberId);
  const season = await saleContext(ctx.deps);
  const { catalogue } = season;
  const word = plain(code);
  const reply = await ctx.deps.store.transaction(async tx => {
    const row = own(await tx.sales.lockOrder(tradeNo), ctx, family);
    requireEditable(row, ctx.now);
    const offer = [...catalogue.offers.values()].find(o => o.code?.word === word);
    if (!offer?.code) throw unknownCode();
    await tx.accounts.lockMember(memberId);
    const before = await caseOf(tx, season, row, ctx.now);
    const holding = holdingOf(offer, memberId, ctx.now);
    const [why] = hindrances(candidateOf(offer, holding), before);
    if (why) throw cannotApply(why);
    if ((await tx.discounts.holdings(memberId)).some(h => h.id === holding.id)) throw hadAlready();
    if (!(await tx.discounts.takeOne(offer.id, offer.code.limit))) throw allGone();
    await tx.discounts.addHolding(holding);
    const repository = repositoryOf(await caseOf(tx, season, row, ctx.now));
    return { ...viewOf(ctx, row, repository), redeemed: holding.id };
  });
  await forgive(ctx, 'discountCode', memberId);
  return reply;
}

/** One a member: the id says so. */
const holdingOf = (offer: Offer, memberId: string, now: number): HoldingRow => ({
  id: `h-${offer.id}-${memberId}`,
  memberId,
  offerId: offer.id,
  from: offer.from,
  until: offer.until,
  total: 1,
  grantedAt: now,
});

const candidateOf = (offer: Offer, { id, from, until, total }: HoldingRow): Candidate => ({
  tmpId: id,
  offer,
  from,
  until,
  total,
  used: 0,
});
