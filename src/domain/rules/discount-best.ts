import { isAlone, isFree, type OfferKind } from './discount-kinds.ts';
import type { Candidate, DiscountOrder } from './discount-offer.ts';
import { priceOf } from './discount-price.ts';
import { rivalOf } from './discount-terms.ts';

interface Best {
  readonly tmpIds: readonly string[];
  readonly fen: number;
}

/**
 * The set of promotion, pack, member discount and coupons that takes most, beside the vouchers and cards that are
 * chosen; null when what is chosen takes as much. `usable`: candidates that nothing but one another is against.
 */
export function bestOf(
  order: DiscountOrder,
  chosen: readonly Candidate[],
  usable: readonly Candidate[],
): Best | null {
  const kept = chosen.filter(c => !isFree(c.offer.kind));
  const free = usable.filter(c => isFree(c.offer.kind));
  const left = priceOf(order, kept).left;
  const alone = new Map(free.map(c => [c, takes(order, kept, c)]));
  const worth = (c: Candidate): number => alone.get(c) ?? 0;
  const options = (kind: OfferKind): (Candidate | null)[] => [
    null,
    ...free.filter(c => c.offer.kind === kind && isAlone(c.offer)),
  ];
  const coupons = free.filter(c => c.offer.kind === 'coupon').sort((a, b) => worth(b) - worth(a));
  let best: { set: Candidate[]; fen: number } = { set: [], fen: 0 };
  for (const pack of options('pack'))
    for (const promotion of options('promotion'))
      for (const member of options('member')) {
        const set: Candidate[] = [];
        for (const c of [pack, promotion, member]) if (c) set.push(c);
        if (set.some(c => rivalOf(c, [...kept, ...set]))) continue;
        // Amounts of one base add up until nothing is left, so the dearest coupon that fits is the best one.
        for (const c of coupons) {
          if (isAlone(c.offer) && set.some(o => o.offer.kind === 'coupon' && isAlone(o.offer))) continue;
          if (!rivalOf(c, [...kept, ...set])) set.push(c);
        }
        const fen = Math.min(
          left,
          set.reduce((sum, c) => sum + worth(c), 0),
        );
        if (fen > best.fen) best = { set, fen };
      }
  const now = chosen.filter(c => isFree(c.offer.kind));
  const current = left - priceOf(order, [...kept, ...now]).left;
  if (best.fen <= current) return null;
  // What takes nothing because others took all is not used up for it.
  const needed = priceOf(order, [...kept, ...best.set]).taken.filter(
    t => t.fen > 0 && best.set.includes(t.candidate),
  );
  return { tmpIds: needed.map(t => t.candidate.tmpId), fen: best.fen };
}

const takes = (order: DiscountOrder, kept: readonly Candidate[], c: Candidate): number =>
  priceOf(order, [...kept, c]).taken.find(t => t.candidate === c)?.fen ?? 0;
