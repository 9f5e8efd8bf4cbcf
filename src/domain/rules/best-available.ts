import { piecesOf, runsOf } from './orphan.ts';

/** What choosing seats needs of a seat; x and y are absolute, in the plan's units. */
export interface Candidate {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Fen. */
  readonly price: number;
  readonly kind: 'seat' | 'wheelchair' | 'companion';
}

export interface BestInput {
  /** Rows in the order of the plan, each with its seats in order. */
  readonly rows: readonly (readonly Candidate[])[];
  readonly stage: { readonly x: number; readonly y: number };
  /** Seats that cannot be chosen. */
  readonly taken: ReadonlySet<string>;
  readonly quantity: number;
  /** Fen for all seats together; none means no limit. */
  readonly budget?: number | undefined;
  /** Fen: only seats at one of these prices; none means any. */
  readonly prices?: readonly number[] | undefined;
  readonly wheelchair?: boolean | undefined;
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
 * place: good among what is left · price: the lowest there is · cheaper: lower than the first · aisle: at the end of a row ·
 * wheelchair: with company beside it · chair: a wheelchair place · split: not in one row, but close · apart: not even that
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
export interface Choice {
  readonly seats: readonly string[];
  /** Fen. */
  readonly total: number;
  readonly reason: Reason;
  /** True when every seat has a neighbour of the party in its row. */
  readonly together: boolean;
}

interface Group {
  readonly seats: readonly Candidate[];
  readonly total: number;
  /** Mean position. */
  readonly x: number;
  readonly y: number;
  readonly aisle: boolean;
  /** Leaves a free seat alone beside it. */
  readonly orphan: boolean;
  readonly together: boolean;
}

const MOST = 3;
/** How many times a step away from the chair counts against a step away from the best sound. */
const COMPANY = 4;
/** Company is beside the chair, and a substitute near the lost seats, within this share of the hall's width. */
const BESIDE = 0.1;
const NEAR = 0.15;
/** Degrees off the hall's axis within which a place is called central. */
const CENTRAL = 15;
/** Distances from the stage, in depths of the hall, at which the sound is balanced; the best of them. */
const SOUND_FROM = 0.2;
const SOUND_TO = 0.65;
const IDEAL = 0.4;
/** So many degrees aside weigh as much as a whole depth of the hall too near or too far. */
const ASIDE = 100;

/**
 * At most three proposals, each with another reason: nearest to lost seats, best sound, lowest price, on an aisle.
 * Neighbours in one row before anything else. Linear in the number of seats times the party's size, but for sorting.
 */
export function bestAvailable(input: BestInput): Choice[] {
  const { quantity, rows, budget = Number.POSITIVE_INFINITY } = input;
  if (quantity < 1) return [];
  const affordable = (g: Group): boolean => g.total <= budget && g.seats.every(s => atPrice(input, s));
  const all = (input.wheelchair ? wheelchairGroups(input) : neighbours(input)).filter(affordable);
  // A free seat left alone is hardly ever sold: only when every choice leaves one is it allowed.
  const clean = all.filter(g => !g.orphan);
  const groups = clean.length ? clean : all;
  const hall = measure(rows, input.stage);
  const sound = (g: Group): number => fromIdeal(g, hall);
  if (groups.length === 0) return input.wheelchair ? [] : scatter(input, hall, budget);
  const found: Choice[] = [];
  const add = (reasonOf: (g: Group) => Reason, score: (g: Group) => number): void => {
    const open = groups.filter(g => !found.some(f => overlaps(f, g)));
    const best = choose(open, score, input);
    if (best) found.push(asChoice(best, reasonOf(best)));
  };
  const lost = centre(rows.flat().filter(s => input.near?.includes(s.id)));
  if (lost)
    add(
      g => (distance(g, lost) <= NEAR * hall.width ? 'near' : 'nearest'),
      g => distance(g, lost),
    );
  // Company beside the chair matters more than the best sound.
  const company = (g: Group): number =>
    Math.max(...g.seats.map(s => distance(s, g.seats[0] ?? s))) / hall.width;
  const beside = (g: Group): number => sound(g) + COMPANY * company(g);
  const chair = (g: Group): Reason => (quantity > 1 && company(g) <= BESIDE ? 'wheelchair' : 'chair');
  if (input.wheelchair) add(chair, beside);
  else add(g => placeOf(g, hall), sound);
  // A lower price is a reason only when it is lower.
  const dearest = Math.max(...found.map(f => f.total));
  const least = lowestTotal(all);
  const cheaper = groups.filter(g => g.total < dearest);
  const cheapest = lowestTotal(cheaper);
  if (cheaper.length)
    add(
      g => (g.total === least ? 'price' : 'cheaper'),
      g => (g.total === cheapest ? sound(g) : Number.POSITIVE_INFINITY),
    );
  if (!input.wheelchair)
    add(
      () => 'aisle',
      g => (g.aisle ? sound(g) : Number.POSITIVE_INFINITY),
    );
  if (input.wheelchair)
    while (found.length < MOST && groups.some(g => !found.some(f => overlaps(f, g)))) add(chair, beside);
  return found.slice(0, MOST);
}

/** How many choices to choose among when so many visitors have just asked for the same house: nobody else, the best. */
export const spreadFor = (visitors: number): number => (visitors <= 1 ? 1 : Math.min(96, visitors * 2));

const atPrice = ({ prices }: BestInput, seat: Candidate): boolean => !prices || prices.includes(seat.price);

/** The best choice, or in a crowd one of the best: everybody sent to the same seats is nobody's help. */
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

/** What may be said of a place: only what its angle to the stage and its distance bear out. */
function placeOf(g: Group, hall: Hall): Reason {
  if (angleOf(g, hall) > CENTRAL) return 'place';
  const far = distance(g, hall.stage) / hall.depth;
  return far >= SOUND_FROM && far <= SOUND_TO ? 'sound' : 'centre';
}

/** Every row of `quantity` free neighbours. Places for wheelchairs and their companions are kept for those who need them. */
function neighbours({ rows, taken, quantity }: BestInput): Group[] {
  const free = (s: Candidate): boolean => s.kind === 'seat' && !taken.has(s.id);
  return rows.flatMap(row =>
    piecesOf(row).flatMap(piece =>
      runsOf(piece, free).flatMap(([from, to]) =>
        Array.from({ length: Math.max(0, to - from - quantity + 1) }, (_, i): Group => {
          const start = from + i;
          const end = start + quantity;
          return group(piece.slice(start, end), {
            aisle: start === 0 || end === piece.length,
            orphan: start - from === 1 || to - end === 1,
            together: true,
          });
        }),
      ),
    ),
  );
}

/** A wheelchair place with the nearest companion places and, for larger parties, the nearest seats. */
function wheelchairGroups({ rows, taken, quantity }: BestInput): Group[] {
  const free = rows.flat().filter(s => !taken.has(s.id));
  const chairs = free.filter(s => s.kind === 'wheelchair');
  const others = free.filter(s => s.kind !== 'wheelchair');
  // A companion place between two chairs belongs to the first of them; the second has its own on the other side.
  const owner = new Map(
    others.filter(s => s.kind === 'companion').map(s => [s.id, lowest(chairs, c => distance(c, s))?.id]),
  );
  return chairs.flatMap(chair => {
    const penalty = (s: Candidate): number =>
      s.kind !== 'companion' ? NOT_COMPANION : owner.get(s.id) === chair.id ? 0 : OTHERS_COMPANION;
    const near = nearest(others, s => distance(s, chair) + penalty(s), quantity);
    // Two ways to sit, since the nearest companion place may be another chair's as well.
    const ways = quantity === 1 ? [[]] : [near.slice(0, quantity - 1), near.slice(1)];
    return ways
      .filter(company => company.length === quantity - 1)
      .map(company => group([chair, ...company], { aisle: true, orphan: false, together: true }));
  });
}
/** Companion places come before ordinary seats that are as near; the plan's units. */
const NOT_COMPANION = 40;
const OTHERS_COMPANION = 1;

/** No row has enough neighbours left: the party as close together as can be, or else as cheap. */
function scatter(input: BestInput, hall: Hall, budget: number): Choice[] {
  const { rows, taken, quantity } = input;
  const free = rows.flat().filter(s => s.kind === 'seat' && !taken.has(s.id) && atPrice(input, s));
  const seed = lowest(free, s => fromIdeal(s, hall));
  if (!seed || free.length < quantity) return [];
  const scores = [
    ['split', (s: Candidate) => distance(s, seed)],
    ['apart', (s: Candidate) => s.price],
  ] as const;
  for (const [reason, score] of scores) {
    const party = group(nearest(free, score, quantity), { aisle: false, orphan: false, together: false });
    if (party.total <= budget) return [asChoice(party, reason)];
  }
  return [];
}

type Point = { readonly x: number; readonly y: number };
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** Degrees off the line from the stage into the house: 0 is straight in front, 180 behind the stage. */
const angleOf = (p: Point, { stage, front }: Hall): number =>
  (Math.atan2(Math.abs(p.x - stage.x), (p.y - stage.y) * front) * 180) / Math.PI;
/** How far a place is from the best one, by its angle to the stage and its distance from it. */
const fromIdeal = (p: Point, hall: Hall): number =>
  Math.hypot(angleOf(p, hall) / ASIDE, distance(p, hall.stage) / hall.depth - IDEAL);

/** The `count` seats with the lowest scores, lowest first. Linear for the small counts of a party. */
function nearest(seats: readonly Candidate[], score: (s: Candidate) => number, count: number): Candidate[] {
  const best: { s: Candidate; score: number }[] = [];
  for (const s of seats) {
    const value = score(s);
    if (best.length === count && value >= (best.at(-1)?.score ?? Number.NEGATIVE_INFINITY)) continue;
    const at = best.findIndex(b => value < b.score);
    best.splice(at < 0 ? best.length : at, 0, { s, score: value });
    if (best.length > count) best.pop();
  }
  return best.map(b => b.s);
}

interface Hall {
  readonly stage: Point;
  /** Where the house is: 1 below the stage on the plan, −1 above it. */
  readonly front: 1 | -1;
  readonly width: number;
  readonly depth: number;
}

/** The front is the side with more depth: a hall with seats behind the stage still faces the larger part. */
function measure(rows: BestInput['rows'], stage: Point): Hall {
  let [left, right, near, far] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, stage.y, stage.y];
  for (const row of rows)
    for (const { x, y } of row) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      near = Math.min(near, y);
      far = Math.max(far, y);
    }
  const front = far - stage.y >= stage.y - near ? 1 : -1;
  const depth = Math.max(far - stage.y, stage.y - near, 1);
  return { stage, front, width: Math.max(right - left, 1), depth };
}

const lowestTotal = (groups: readonly Group[]): number =>
  groups.reduce((least, g) => Math.min(least, g.total), Number.POSITIVE_INFINITY);

function group(seats: readonly Candidate[], facts: Pick<Group, 'aisle' | 'orphan' | 'together'>): Group {
  let [x, y, total] = [0, 0, 0];
  for (const s of seats) {
    x += s.x;
    y += s.y;
    total += s.price;
  }
  return { seats, total, x: x / seats.length, y: y / seats.length, ...facts };
}

function centre(seats: readonly Candidate[]): { x: number; y: number } | null {
  return seats.length ? group(seats, { aisle: false, orphan: false, together: true }) : null;
}

/** The item with the lowest finite score; the first of equals. */
function lowest<Item>(items: readonly Item[], score: (item: Item) => number): Item | null {
  let [best, least]: [Item | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const item of items) {
    const s = score(item);
    if (s < least) [best, least] = [item, s];
  }
  return best;
}

const overlaps = (choice: Choice, g: Group): boolean => g.seats.some(s => choice.seats.includes(s.id));
const asChoice = (g: Group, reason: Reason): Choice => ({
  seats: g.seats.map(s => s.id),
  total: g.total,
  reason,
  together: g.together,
});
