import { DISCOUNT } from '../contract/discount-kinds.ts';
import { type Candidate, type DiscountOrder, goodsOf } from './discount-offer.ts';

/**
 * In the stacking order. Places are exchanged first, then sums and percentages come off what is still to be paid in money,
 * each computed on the same base, and cut at what is left; points pay last. So the same set takes the same, in whatever
 * order it was chosen.
 */
const inStack = (a: Candidate, b: Candidate): number =>
  DISCOUNT[a.offer.kind].stack - DISCOUNT[b.offer.kind].stack ||
  Number(a.offer.cardtype === 'B') - Number(b.offer.cardtype === 'B') ||
  worthOf(b.offer) - worthOf(a.offer) ||
  (a.tmpId < b.tmpId ? -1 : 1);

export interface Taken {
  readonly candidate: Candidate;
  /** Fen; 0 when nothing is left to take. */
  readonly fen: number;
  /** How many of its uses it needs. */
  readonly uses: number;
}

export interface Priced {
  /** In the stacking order. */
  readonly taken: readonly Taken[];
  /** Fen left to pay before points. */
  readonly left: number;
}

const worthOf = ({ value }: Candidate['offer']): number =>
  value.by === 'place' || value.by === 'times' ? value.worth : 0;

/** What each of a set takes off the order; fen. Never more in sum than the goods. */
export function priceOf(order: DiscountOrder, chosen: readonly Candidate[]): Priced {
  /** Places that are not exchanged yet, dearest first. */
  const places = [...order.units].sort((a, b) => b - a);
  let left = Math.max(0, goodsOf(order) - order.fixed);
  let base = left;
  const taken: Taken[] = [];
  for (const candidate of [...chosen].sort(inStack)) {
    const { value } = candidate.offer;
    let wanted = 0;
    let uses = 1;
    switch (value.by) {
      case 'sum':
        wanted = value.off;
        break;
      case 'percent':
        wanted = Math.min(Math.floor((base * value.percent) / 100), value.cap ?? base);
        break;
      case 'place':
        wanted = Math.min(places.shift() ?? 0, value.worth);
        break;
      case 'times': {
        const most = Math.min(value.each, candidate.total - candidate.used);
        const got = takePlaces(places, value.worth, most);
        wanted = got.reduce((sum, fen) => sum + fen, 0);
        uses = got.length;
        break;
      }
    }
    const fen = Math.max(0, Math.min(wanted, left));
    left -= fen;
    if (value.by === 'place' || value.by === 'times') base = left;
    taken.push({ candidate, fen, uses: fen > 0 ? uses : 0 });
  }
  // Tickets that are exchanged pay before points do, which would otherwise come back as money.
  return { taken, left: Math.max(0, left - (order.credit ?? 0)) };
}

/** Takes out up to `most` places of a price that a card may exchange, dearest first. */
function takePlaces(places: number[], worth: number, most: number): number[] {
  const got: number[] = [];
  for (let i = 0; i < places.length && got.length < most; ) {
    if ((places[i] ?? 0) > worth) i++;
    else got.push(...places.splice(i, 1));
  }
  return got;
}
