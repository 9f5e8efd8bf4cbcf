import { DISCOUNT, isAlone } from '../contract/discount-kinds.ts';
import type { Candidate, DiscountCase } from './discount-offer.ts';
import { goodsOf } from './discount-offer.ts';
import type { DiscountReason } from './discount-reason.ts';

/** Why this member cannot use it for this order, whatever else is chosen; empty when nothing is against it. */
export function hindrances(
  { offer, ...c }: Candidate,
  { order, buyer, now }: DiscountCase,
): DiscountReason[] {
  const { terms, value } = offer;
  const why: DiscountReason[] = [];
  if (c.used >= c.total) why.push({ code: offer.perMember === undefined ? 'usedUp' : 'usedByMember' });
  else if (now >= c.until) why.push({ code: 'expired', until: c.until });
  else if (now < c.from) why.push({ code: 'notYet', from: c.from });
  if (!terms.families.includes(order.family)) why.push({ code: 'otherFamily', families: terms.families });
  if (terms.types && !(order.programType !== null && terms.types.includes(order.programType)))
    why.push({ code: 'otherType', types: terms.types });
  if (terms.weekdays && !(order.weekday !== null && terms.weekdays.includes(order.weekday)))
    why.push({ code: 'otherDay', weekdays: terms.weekdays });
  if (terms.minLevel !== undefined && buyer.level < terms.minLevel)
    why.push({ code: 'lowLevel', level: terms.minLevel });
  if (terms.floor !== undefined && goodsOf(order) < terms.floor)
    why.push({ code: 'belowFloor', floor: terms.floor });
  if (terms.places !== undefined && order.units.length < terms.places)
    why.push({ code: 'fewPlaces', places: terms.places });
  if (terms.firstOrder && !buyer.first) why.push({ code: 'notFirst' });
  if (value.by === 'times' && order.units.every(fen => fen > value.worth))
    why.push({ code: 'tooDear', worth: value.worth });
  return why;
}

/** A package is a promotion already, and some stand beside it. */
export const barred = ({ offer }: Candidate, { order }: DiscountCase): boolean =>
  order.fixed > 0 && !DISCOUNT[offer.kind].besidePackage;

/** Two of a kind of which an order has one at a time. */
export const sameSlot = (a: Candidate, b: Candidate): boolean =>
  a.tmpId !== b.tmpId && a.offer.kind === b.offer.kind && isAlone(a.offer) && isAlone(b.offer);

/** The first of `others` that it does not stand beside, or null. */
export function rivalOf(candidate: Candidate, others: readonly Candidate[]): Candidate | null {
  const bars = ({ offer }: Candidate, { offer: other }: Candidate): boolean =>
    offer.terms.excludes?.includes(other.kind) ?? false;
  return others.find(o => o.tmpId !== candidate.tmpId && (bars(candidate, o) || bars(o, candidate))) ?? null;
}
