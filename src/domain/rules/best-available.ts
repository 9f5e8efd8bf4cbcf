import {
  centreOf,
  distance,
  fromIdeal,
  type Hall,
  lowest,
  measure,
  type Point,
  placeOf,
} from './hall-measure.ts';
import {
  type Candidate,
  chairsInOneRow,
  chairsInTwoRows,
  type Group,
  type House,
  inOneRow,
  inTwoRows,
  scattered,
} from './party-groups.ts';

export type { Candidate };

export interface BestInput extends House {
  readonly stage: Point;
  /** Fen for all seats together; none means no limit. */
  readonly budget?: number | undefined;
  /** Fen: only seats at one of these prices; none means any. */
  readonly prices?: readonly number[] | undefined;
  /** How many of the party sit in a wheelchair. */
  readonly chairs?: number | undefined;
  /** Seats that were lost: the nearest substitutes come first. */
  readonly near?: readonly string[] | undefined;
  /** In a crowd: choose among so many of the best choices that share no seat and cost no more; 1 is the best itself. */
  readonly spread?: number | undefined;
  /** From 0 to below 1, for `spread`. */
  readonly random?: (() => number) | undefined;
}

/**
 * Why a proposal is made, read off its measures; the caller has the words.
 * near, nearest: close to lost seats, or only closer than the rest · sound: central, at a good distance · centre: central ·
 * place: good among what is left · price: the lowest at which the party stays together · cheaper: lower than those before ·
 * aisle: at the end of a row · wheelchair: with company beside it · chair: a wheelchair place alone ·
 * split: not together, but on one level · apart: not even that
 */
export type Reason =
  | 'near'
  | 'nearest'
  | 'sound'
  | 'centre'
  | 'place'
  | 'price'
  | 'cheaper'
  | 'aisle'
  | 'wheelchair'
  | 'chair'
  | 'split'
  | 'apart';
/** How the party sits: beside each other in one row, in two rows right behind one another, or neither. */
export type Sitting = 'row' | 'rows' | 'split';
export interface Choice {
  readonly seats: readonly string[];
  /** The same, one list for each run of neighbours in a row. */
  readonly parts: readonly (readonly string[])[];
  /** Fen. */
  readonly total: number;
  readonly reason: Reason;
  readonly sitting: Sitting;
  /** True when all sit beside each other in one row. */
  readonly together: boolean;
}

const MAX_OFFERS = 3;
/** A substitute is near the lost seats within this share of the hall's width, on their level. */
const NEARBY_SHARE = 0.15;

/** What the proposals of one question have in common. */
interface Field {
  readonly input: BestInput;
  readonly hall: Hall;
  /** Of the lost seats, if there are some. */
  readonly lost: Candidate | null;
  readonly sitting: Sitting;
  /** What the party can have, and the lowest price for which anybody could sit so. */
  readonly groups: readonly Group[];
  readonly least: number;
}

/**
 * At most three proposals, each with another reason: nearest to lost seats, best sound, lowest price, on an aisle.
 * All of them keep the party beside each other: in one row, or else in two right behind one another; a chair has its
 * companion's place beside it. Where the house has no such seats, there is one proposal that says so.
 * In one row linear in the number of seats times the party's size, but for sorting.
 */
export function bestAvailable(input: BestInput): Choice[] {
  const { quantity, rows, chairs = 0, near = [], budget = Number.POSITIVE_INFINITY } = input;
  if (quantity < Math.max(1, chairs)) return [];
  const hall = measure(rows, input.stage);
  const lost = rows.flat().filter(s => near.includes(s.id));
  const at = lost[0] ? { ...lost[0], ...centreOf(lost.filter(s => s.level === lost[0]?.level)) } : null;
  const affordable = (g: Group): boolean => g.total <= budget && g.seats.every(s => atPrice(input, s));
  const ways: readonly (readonly [Sitting, (house: House) => Group[]])[] = chairs
    ? [
        ['row', house => chairsInOneRow(house, chairs)],
        ['rows', house => chairsInTwoRows(house, chairs)],
      ]
    : [
        ['row', inOneRow],
        ['rows', inTwoRows],
      ];
  let least = Number.POSITIVE_INFINITY;
  for (const [sitting, find] of ways) {
    const all = find(input);
    least = Math.min(least, lowestTotal(all));
    const groups = all.filter(affordable);
    if (groups.length === 0) continue;
    // A free seat left alone is hardly ever sold: only when every choice leaves one is it allowed.
    const clean = groups.filter(g => !g.orphan);
    return proposals({ input, hall, lost: at, sitting, least, groups: clean.length ? clean : groups });
  }
  return apart(input, hall, at);
}

function proposals({ input, hall, lost, sitting, groups, least }: Field): Choice[] {
  const { quantity, chairs = 0 } = input;
  const found: Choice[] = [];
  const add = (reasonOf: (g: Group) => Reason, score: (g: Group) => number): void => {
    const open = groups.filter(g => !found.some(f => overlaps(f, g)));
    const best = choose(open, score, input);
    if (best) found.push(asChoice(best, reasonOf(best), sitting));
  };
  const sound = (g: Group): number => fromIdeal(g, hall);
  if (lost)
    add(
      g => (isOn(g, lost) && distance(g, lost) <= NEARBY_SHARE * hall.width ? 'near' : 'nearest'),
      g => fromLost(g, lost, hall),
    );
  const chair = (): Reason => (quantity > chairs ? 'wheelchair' : 'chair');
  if (chairs) add(chair, sound);
  else add(g => placeOf(g, hall), sound);
  // A lower price is a reason only when it is lower than what was proposed so far.
  const cheaper = groups.filter(g => found.every(f => g.total < f.total));
  const cheapest = lowestTotal(cheaper);
  if (cheaper.length)
    add(
      // Two rows are tried as evenly as can be, so that a lower price may be left out there.
      g => (sitting === 'row' && g.total === least ? 'price' : 'cheaper'),
      g => (g.total === cheapest ? sound(g) : Number.POSITIVE_INFINITY),
    );
  if (!chairs)
    add(
      () => 'aisle',
      g => (g.aisle ? sound(g) : Number.POSITIVE_INFINITY),
    );
  if (chairs)
    while (found.length < MAX_OFFERS && groups.some(g => !found.some(f => overlaps(f, g)))) add(chair, sound);
  return found.slice(0, MAX_OFFERS);
}

/** The house has no seats together: one way to sit on one level, or else anywhere, in as few parts as can be. */
function apart(input: BestInput, hall: Hall, lost: Candidate | null): Choice[] {
  const { budget = Number.POSITIVE_INFINITY, chairs = 0 } = input;
  const allows = (s: Candidate): boolean => atPrice(input, s);
  const start = (p: Group | Point, seat: Candidate | undefined): number =>
    lost ? fromLost({ ...p, seats: seat ? [seat] : [] }, lost, hall) : fromIdeal(p, hall);
  for (const [within, reason] of [
    ['level', 'split'],
    ['house', 'apart'],
  ] as const)
    for (const cheap of [false, true]) {
      const score = (seats: readonly Candidate[]): number => start(centreOf(seats), seats[0]);
      const groups = scattered(input, { chairs, within, cheap, allows, score });
      const [best] = groups
        .filter(g => g.total <= budget)
        .map(g => ({ g, parts: g.parts.length, spread: spreadOf(g), start: start(g, g.seats[0]) }))
        .sort((a, b) => a.parts - b.parts || a.spread - b.spread || a.start - b.start);
      if (best) return [asChoice(best.g, reason, 'split')];
    }
  return [];
}

/** How far the parts of a party are from the first of them. */
const spreadOf = ({ parts: [first = [], ...rest] }: Group): number =>
  rest.reduce((sum, part) => sum + distance(centreOf(part), centreOf(first)), 0);

type Placed = Point & Pick<Group, 'seats'>;
const isOn = ({ seats }: Placed, { level }: Candidate): boolean => seats[0]?.level === level;
/** On the plan one level lies over the other: what is on another level is farther than all of this one. */
const fromLost = (g: Placed, lost: Candidate, hall: Hall): number =>
  distance(g, lost) + (isOn(g, lost) ? 0 : hall.width + hall.depth);

/** How many choices to choose among when so many visitors have just asked for the same house: nobody else, the best. */
export const spreadFor = (visitors: number): number => (visitors <= 1 ? 1 : Math.min(96, visitors * 2));

const atPrice = ({ prices }: BestInput, seat: Candidate): boolean => !prices || prices.includes(seat.price);

/** The best choice, or in a crowd one of the best, so that not everybody is sent to the same seats. */
function choose(
  groups: readonly Group[],
  score: (g: Group) => number,
  { spread = 1, random }: BestInput,
): Group | null {
  const best = lowest(groups, score);
  if (!best || spread <= 1 || !random) return best;
  const alike = groups
    .filter(g => g.total <= best.total)
    .map(g => ({ g, score: score(g) }))
    .filter(a => Number.isFinite(a.score))
    .sort((a, b) => b.g.total - a.g.total || a.score - b.score);
  const used = new Set<string>();
  const equals: Group[] = [];
  for (const { g } of alike) {
    if (equals.length >= spread) break;
    if (g.seats.some(s => used.has(s.id))) continue;
    for (const s of g.seats) used.add(s.id);
    equals.push(g);
  }
  return equals[Math.floor(random() * equals.length)] ?? best;
}

const lowestTotal = (groups: readonly Group[]): number =>
  groups.reduce((least, g) => Math.min(least, g.total), Number.POSITIVE_INFINITY);

const overlaps = (choice: Choice, g: Group): boolean => g.seats.some(s => choice.seats.includes(s.id));
const asChoice = (g: Group, reason: Reason, sitting: Sitting): Choice => ({
  seats: g.seats.map(s => s.id),
  parts: g.parts.map(part => part.map(s => s.id)),
  total: g.total,
  reason,
  sitting,
  together: sitting === 'row',
});
