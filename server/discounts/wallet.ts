import type { PayloadOf, ReplyOf } from '#domain/contract/call.ts';
import type { WalletCoupon, wallet } from '#domain/contract/discount.ts';
import { isHeld } from '#domain/contract/discount-kinds.ts';
import { say } from '#domain/text.ts';
import { amountWords, conditionWords, discountWords } from '#domain/words/discount.ts';
import { standingOf } from '../accounts/standing.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { usesOf } from './case.ts';

type Coupons = typeof wallet.coupons;

/** The member's coupons, vouchers and cards, those that end first in front; to come counts as usable. */
export async function listCoupons(
  { deps, session, locale, now }: MemberCtx,
  { status = 'usable' }: PayloadOf<Coupons>,
): Promise<ReplyOf<Coupons>> {
  const { discounts } = deps.store.direct;
  const [catalogue, holdings, claims, { level }] = await Promise.all([
    getCatalogue(deps),
    discounts.holdings(session.memberId),
    discounts.claims(session.memberId, now),
    standingOf(deps.store.direct, session.memberId, now),
  ]);
  const all = holdings.flatMap((h): WalletCoupon[] => {
    const offer = catalogue.offers.get(h.offerId);
    if (!offer || !isHeld(offer.kind)) return [];
    const used = usesOf(claims, h.id, '');
    const until = Math.min(h.until, offer.until);
    const from = Math.max(h.from, offer.from);
    return [
      {
        id: h.id,
        kind: offer.kind,
        title: say(offer.title, locale),
        description: say(offer.description, locale),
        status: used >= h.total ? 'used' : now >= until ? 'expired' : now < from ? 'upcoming' : 'usable',
        discountDesc: say(amountWords(offer), locale),
        condition: say(conditionWords(offer), locale),
        ...(offer.terms.minLevel !== undefined &&
          level.level < offer.terms.minLevel && {
            needs: say(discountWords({ code: 'lowLevel', level: offer.terms.minLevel }), locale),
          }),
        starttime: new Date(from).toISOString(),
        endtime: new Date(Math.min(until, LAST)).toISOString(),
        totalnum: h.total,
        usednum: Math.min(used, h.total),
      },
    ];
  });
  const group = (c: WalletCoupon): string => (c.status === 'upcoming' ? 'usable' : c.status);
  const counts: Record<string, number> = { usable: 0, used: 0, expired: 0 };
  // What begins later, or is for a higher level, is listed among them and not counted yet.
  for (const { status, needs } of all)
    if (status in counts && !(needs && status === 'usable')) counts[status] = (counts[status] ?? 0) + 1;
  const list = all.filter(c => group(c) === status).sort((a, b) => (a.endtime < b.endtime ? -1 : 1));
  return { counts, list };
}

/** The last instant that ISO dates write with four digits. */
const LAST = Date.UTC(9999, 11, 31);
