import { DISCOUNT, OFFER_KINDS } from '../contract/discount-kinds.ts';
import type { Candidate, DiscountOrder } from './discount-offer.ts';
import { priceOf } from './discount-price.ts';
import { rivalOf, sameSlot } from './discount-terms.ts';

interface Best {
  readonly tmpIds: readonly string[];
  readonly fen: number;
}

const isFree = ({ offer }: Candidate): boolean => DISCOUNT[offer.kind].free;
/** Kinds that cost nothing to use and of which there is one at a time, whatever the entry: each is tried with each. */
const SINGLE = OFFER_KINDS.filter(kind => DISCOUNT[kind].free && DISCOUNT[kind].alone === 'always').sort(
  (a, b) => DISCOUNT[a].stack - DISCOUNT[b].stack,
);

/**
 * The set of what costs nothing to use (promotion, pack, member discount, coupons) that takes most, beside the vouchers
 * and cards that are chosen; null when what is chosen takes as much. `usable`: candidates that nothing but one another
 * is against.
 */
export function bestOf(
  order: DiscountOrder,
  chosen: readonly Candidate[],
  usable: readonly Candidate[],
): Best | null {
  const kept = chosen.filter(c => !isFree(c));
  const free = usable.filter(isFree);
  const left = priceOf(order, kept).left;
  const alone = new Map(free.map(c => [c, takes(order, kept, c)]));
  const worth = (c: Candidate): number => alone.get(c) ?? 0;
  const several = free.filter(c => !SINGLE.includes(c.offer.kind)).sort((a, b) => worth(b) - worth(a));
  let best: { set: Candidate[]; fen: number } = { set: [], fen: 0 };
  for (const set of setsOf(free)) {
    if (set.some(c => rivalOf(c, [...kept, ...set]))) continue;
    // Amounts of one base add up until nothing is left, so the dearest of a kind that fits is the best one.
    for (const c of several)
      if (!set.some(o => sameSlot(o, c)) && !rivalOf(c, [...kept, ...set])) set.push(c);
    const fen = Math.min(
      left,
      set.reduce((sum, c) => sum + worth(c), 0),
    );
    if (fen > best.fen) best = { set, fen };
  }
  const now = chosen.filter(isFree);
  const current = left - priceOf(order, [...kept, ...now]).left;
  if (best.fen <= current) return null;
  // What takes nothing because others took all is not used up for it.
  const needed = priceOf(order, [...kept, ...best.set]).taken.filter(
    t => t.fen > 0 && best.set.includes(t.candidate),
  );
  return { tmpIds: needed.map(t => t.candidate.tmpId), fen: best.fen };
}

/** Every set with one or none of each single kind; the last kind changes first. */
const setsOf = (free: readonly Candidate[]): Candidate[][] =>
  SINGLE.reduce<Candidate[][]>(
    (sets, kind) => {
      const own = free.filter(c => c.offer.kind === kind);
      return sets.flatMap(set => [set, ...own.map(c => [...set, c])]);
    },
    [[]],
  );

const takes = (order: DiscountOrder, kept: readonly Candidate[], c: Candidate): number =>
  priceOf(order, [...kept, c]).taken.find(t => t.candidate === c)?.fen ?? 0;
