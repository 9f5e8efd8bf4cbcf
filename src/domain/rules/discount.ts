import { DISCOUNT, type DiscountKind, isHeld } from '../contract/discount-kinds.ts';
import type { Bilingual } from '../text.ts';
import { bestOf } from './discount-best.ts';
import { type Candidate, type Choice, type DiscountCase, POINTS, POINTS_ID } from './discount-offer.ts';
import { mostPoints, pointsProblem, pointsTaken } from './discount-points.ts';
import { type Priced, priceOf } from './discount-price.ts';
import type { DiscountReason } from './discount-reason.ts';
import { barred, hindrances, rivalOf, sameSlot } from './discount-terms.ts';

export interface Entry {
  readonly candidate: Candidate;
  /** disabled: something is against it; excluded: only what else is chosen is. */
  readonly state: 'applied' | 'usable' | 'excluded' | 'disabled';
  /** Fen that it takes, or would take in place of its rival of the same kind; 0 when it cannot be chosen. */
  readonly fen: number;
  /** Why not; empty when it is applied or usable. */
  readonly why: readonly DiscountReason[];
}

export interface PointsState {
  readonly available: boolean;
  /** Points that pay now; as many fen. */
  readonly applied: number;
  readonly min: number;
  readonly max: number;
  readonly balance: number;
}

/** A discount in force, with the uses that it needs: what is written to the order and claimed at its confirmation. */
export interface AppliedLine {
  readonly tmpId: string;
  readonly kind: DiscountKind;
  /** As its offer has it; points have none. */
  readonly title: Bilingual | null;
  readonly fen: number;
  readonly uses: number;
  /** Its uses are limited, and claimed when the order is confirmed. */
  readonly counted: boolean;
}

export interface BestSet {
  readonly tmpIds: readonly string[];
  readonly fen: number;
  /** What there is less to pay than now, points included. */
  readonly saves: number;
}

export interface Repository {
  /** The choice as far as it still holds. */
  readonly choice: Choice;
  readonly entries: readonly Entry[];
  readonly points: PointsState;
  readonly applied: readonly AppliedLine[];
  /** The sum of `applied`; fen, never above the goods. */
  readonly discount: number;
  /** The set of coupons, promotions, packs and member discount that saves most, when it saves more than the one chosen. */
  readonly best: BestSet | null;
}

/** A choice that may be made, or why it may not; null when there is no such discount for this member. */
export type Edit =
  | { readonly ok: true; readonly choice: Choice }
  | { readonly ok: false; readonly why: DiscountReason | null };

const refuse = (why: DiscountReason | null): Edit => ({ ok: false, why });

/** Candidates of a choice that still hold: no longer valid ones, and those that take nothing any more, are left out. */
function chosenOf(c: DiscountCase): Candidate[] {
  const byId = new Map(c.candidates.map(x => [x.tmpId, x]));
  const chosen: Candidate[] = [];
  for (const tmpId of new Set(c.choice.tmpIds)) {
    const candidate = byId.get(tmpId);
    if (!candidate || hindrances(candidate, c).length > 0) continue;
    if (barred(candidate, c) || rivalOf(candidate, chosen) || chosen.some(o => sameSlot(o, candidate)))
      continue;
    chosen.push(candidate);
  }
  return priceOf(c.order, chosen).taken.flatMap(t => (t.fen > 0 ? [t.candidate] : []));
}

/** Nobody asked for the discount of a level, so that it stands back. */
const standsBack = ({ offer }: Candidate): boolean => DISCOUNT[offer.kind].source === 'level';

/** The member discount once chosen stays so: it stands back where others leave it nothing, and is there again after them. */
function standingBack(c: DiscountCase, chosen: readonly Candidate[]): string[] {
  if (chosen.some(standsBack)) return [];
  const own = c.candidates.find(x => standsBack(x) && c.choice.tmpIds.includes(x.tmpId));
  return own ? [own.tmpId] : [];
}

/** Everything that can be said of the discounts of an order. Pure: the same case gives the same answer. */
export function repositoryOf(c: DiscountCase): Repository {
  const chosen = chosenOf(c);
  const priced = priceOf(c.order, chosen);
  const points = pointsTaken(c.choice.points, c.buyer.points, priced.left);
  const entries = c.candidates.map(candidate => entryOf(candidate, c, chosen, priced));
  const applied = linesOf(priced, points);
  const max = mostPoints(priced.left);
  const discount = c.order.fixed + applied.reduce((sum, line) => sum + line.fen, 0);
  return {
    choice: choiceOf(chosen, c),
    entries,
    points: {
      available: c.buyer.points >= POINTS.min && max >= POINTS.min,
      applied: points,
      min: POINTS.min,
      max,
      balance: c.buyer.points,
    },
    applied,
    discount,
    best: bestSet(c, chosen, entries, discount),
  };
}

/** The best set, when less is to be paid with it: points pay a share of what is left, which it makes smaller. */
function bestSet(
  c: DiscountCase,
  chosen: readonly Candidate[],
  entries: readonly Entry[],
  discount: number,
): BestSet | null {
  const usable = entries.flatMap(e =>
    e.state === 'disabled' || barred(e.candidate, c) ? [] : [e.candidate],
  );
  const best = bestOf(c.order, chosen, usable);
  if (!best) return null;
  const kept = chosen.filter(x => !DISCOUNT[x.offer.kind].free).map(x => x.tmpId);
  const choice = { tmpIds: [...kept, ...best.tmpIds], points: c.choice.points };
  const saves = appliedOf({ ...c, choice }).discount - discount;
  return saves > 0 ? { ...best, saves } : null;
}

/** Only what is in force, without the words for the rest: for the confirmation. */
export function appliedOf(c: DiscountCase): { choice: Choice; applied: AppliedLine[]; discount: number } {
  const chosen = chosenOf(c);
  const priced = priceOf(c.order, chosen);
  const applied = linesOf(priced, pointsTaken(c.choice.points, c.buyer.points, priced.left));
  return {
    choice: choiceOf(chosen, c),
    applied,
    discount: c.order.fixed + applied.reduce((sum, line) => sum + line.fen, 0),
  };
}

function linesOf({ taken }: Priced, points: number): AppliedLine[] {
  const lines = taken.map(
    ({ candidate: { tmpId, offer }, fen, uses }): AppliedLine => ({
      tmpId,
      kind: offer.kind,
      title: offer.title,
      fen,
      uses,
      counted: isHeld(offer.kind) || offer.perMember !== undefined,
    }),
  );
  if (points > 0)
    lines.push({
      tmpId: POINTS_ID,
      kind: 'points',
      title: null,
      fen: points,
      uses: points,
      counted: true,
    });
  return lines;
}

function entryOf(candidate: Candidate, c: DiscountCase, chosen: readonly Candidate[], now: Priced): Entry {
  const own = now.taken.find(t => t.candidate.tmpId === candidate.tmpId);
  if (own) return { candidate, state: 'applied', fen: own.fen, why: [] };
  const why = hindrances(candidate, c);
  if (why.length > 0) return { candidate, state: 'disabled', fen: 0, why };
  if (barred(candidate, c)) return { candidate, state: 'excluded', fen: 0, why: [{ code: 'packaged' }] };
  const beside = chosen.filter(o => !sameSlot(o, candidate));
  // Nobody takes a pack back for the member: another one waits until it is (specification §4).
  const { kind } = candidate.offer;
  if (!DISCOUNT[kind].yields && chosen.some(o => sameSlot(o, candidate)))
    return { candidate, state: 'excluded', fen: 0, why: [{ code: 'cancelFirst', kind }] };
  const rival = rivalOf(candidate, beside);
  if (rival)
    return { candidate, state: 'excluded', fen: 0, why: [{ code: 'notBeside', kind: rival.offer.kind }] };
  const with_ = priceOf(c.order, [...beside, candidate]);
  const fen = with_.taken.find(t => t.candidate.tmpId === candidate.tmpId)?.fen ?? 0;
  if (fen === 0) return { candidate, state: 'disabled', fen, why: [{ code: 'nothingLeft' }] };
  // Nothing is pushed out in silence: what would take nothing any more is to be cancelled first. The member discount
  // was not asked for and stands back.
  const pushed = with_.taken.find(t => t.fen === 0 && !standsBack(t.candidate))?.candidate.offer.kind;
  if (pushed) return { candidate, state: 'excluded', fen: 0, why: [{ code: 'cancelFirst', kind: pushed }] };
  return { candidate, state: 'usable', fen, why: [] };
}

/** Adds a discount. The one of the same kind must have been cancelled before (specification §4). */
export function apply(c: DiscountCase, tmpId: string): Edit {
  const candidate = c.candidates.find(x => x.tmpId === tmpId);
  if (!candidate) return refuse(null);
  const chosen = chosenOf(c);
  if (chosen.includes(candidate)) return { ok: true, choice: choiceOf(chosen, c) };
  const { why } = entryOf(candidate, c, chosen, priceOf(c.order, chosen));
  if (why[0]) return refuse(why[0]);
  const slot = chosen.find(o => sameSlot(o, candidate));
  if (slot) return refuse({ code: 'cancelFirst', kind: slot.offer.kind });
  return { ok: true, choice: choiceOf([...chosen, candidate], c) };
}

/** Takes a discount back; one that is not applied stays so. */
export function cancel(c: DiscountCase, tmpId: string): Edit {
  if (tmpId === POINTS_ID) return { ok: true, choice: { ...c.choice, points: 0 } };
  if (!c.candidates.some(x => x.tmpId === tmpId) && !c.choice.tmpIds.includes(tmpId)) return refuse(null);
  const chosen = chosenOf(c);
  const { tmpIds, points } = choiceOf(chosen, c);
  return { ok: true, choice: { tmpIds: tmpIds.filter(id => id !== tmpId), points } };
}

/** Sets the points to use; 0 cancels them. The three messages are the specification's (§5). */
export function setPoints(c: DiscountCase, value: number): Edit {
  if (value === 0) return { ok: true, choice: { ...c.choice, points: 0 } };
  if (!Number.isSafeInteger(value) || value < 0 || value % POINTS.step !== 0)
    return refuse({ code: 'points', problem: { code: 'uneven', step: POINTS.step } });
  const problem = pointsProblem(value, {
    availablePoint: c.buyer.points,
    minAllow: POINTS.min,
    maxAllow: mostPoints(priceOf(c.order, chosenOf(c)).left),
  });
  return problem ? refuse({ code: 'points', problem }) : { ok: true, choice: { ...c.choice, points: value } };
}

const choiceOf = (chosen: readonly Candidate[], c: DiscountCase): Choice => ({
  tmpIds: [...chosen.map(x => x.tmpId), ...standingBack(c, chosen)],
  points: c.choice.points,
});
