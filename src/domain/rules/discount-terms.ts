import type { Bilingual } from '#domain/text.ts';
import type { Candidate, DiscountCase } from './discount-offer.ts';
import { goodsOf } from './discount-offer.ts';
import * as say from './discount-words.ts';

/** Why this member cannot use it for this order, whatever else is chosen; empty when nothing is against it. */
export function hindrances({ offer, ...c }: Candidate, { order, buyer, now }: DiscountCase): Bilingual[] {
  const { terms, value } = offer;
  const why: Bilingual[] = [];
  if (c.used >= c.total) why.push(offer.perMember === undefined ? say.usedUp : say.usedByMember);
  else if (now >= c.until) why.push(say.expired(c.until));
  else if (now < c.from) why.push(say.notYet(c.from));
  if (!terms.families.includes(order.family)) why.push(say.otherFamily(terms.families));
  if (terms.types && !(order.programType !== null && terms.types.includes(order.programType)))
    why.push(say.otherType(terms.types));
  if (terms.weekdays && !(order.weekday !== null && terms.weekdays.includes(order.weekday)))
    why.push(say.otherDay(terms.weekdays));
  if (terms.minLevel !== undefined && buyer.level < terms.minLevel) why.push(say.lowLevel(terms.minLevel));
  if (terms.floor !== undefined && goodsOf(order) < terms.floor) why.push(say.belowFloor(terms.floor));
  if (terms.places !== undefined && order.units.length < terms.places) why.push(say.fewPlaces(terms.places));
  if (terms.firstOrder && !buyer.first) why.push(say.notFirst);
  if (value.by === 'times' && order.units.every(fen => fen > value.worth)) why.push(say.tooDear(value.worth));
  return why;
}

/** The first of `others` that it does not stand beside, or null. */
export function rivalOf(candidate: Candidate, others: readonly Candidate[]): Candidate | null {
  const bars = ({ offer }: Candidate, { offer: other }: Candidate): boolean =>
    offer.terms.excludes?.includes(other.kind) ?? false;
  return others.find(o => o.tmpId !== candidate.tmpId && (bars(candidate, o) || bars(o, candidate))) ?? null;
}
