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
  readonly wheelchair?: boolean | undefined;
  /** Seats that were lost: the nearest substitutes come first. */
  readonly near?: readonly string[] | undefined;
}

/** Why a proposal is made; the caller has the words. `split`: the party does not sit in one row. */
export type Reason = 'near' | 'sound' | 'price' | 'aisle' | 'wheelchair' | 'split';
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

/**
 * At most three proposals, each with another reason: nearest to lost seats, best sound, lowest price, on an aisle.
 * Neighbours in one row before anything else. Linear in the number of seats times the party's size, but for sorting.
 */
export function bestAvailable(input: BestInput): Choice[] {
  const { quantity, rows, budget = Number.POSITIVE_INFINITY } = input;
  if (quantity < 1) return [];
  const affordable = (g: Group): boolean => g.total <= budget;
  const all = (input.wheelchair ? wheelchairGroups(input) : neighbours(input)).filter(affordable);
  // A free seat left alone is hardly ever sold: only when every choice leaves one is it allowed.
  const clean = all.filter(g => !g.orphan);
  const groups = clean.length ? clean : all;
  const hall = measure(rows, input.stage);
  const sound = (g: Group): number => fromIdeal(g, hall);
  if (groups.length === 0) {
    const scattered = input.wheelchair ? null : scatter(input, hall, budget);
    return scattered ? [asChoice(scattered, 'split')] : [];
  }
  const found: Choice[] = [];
  const add = (reason: Reason, score: (g: Group) => number): void => {
    const open = groups.filter(g => !found.some(f => overlaps(f, g)));
    const best = lowest(open, score);
    if (best) found.push(asChoice(best, reason));
  };
  const lost = centre(rows.flat().filter(s => input.near?.includes(s.id)));
  if (lost) add('near', g => distance(g, lost));
  // Company beside the chair matters more than the best sound.
  const beside = (g: Group): number =>
    sound(g) + (COMPANY * Math.max(...g.seats.map(s => distance(s, g.seats[0] ?? s)))) / hall.width;
  if (input.wheelchair) add('wheelchair', beside);
  else add('sound', sound);
  // A lower price is a reason only when it is lower.
  const dearest = Math.max(...found.map(f => f.total));
  const cheaper = groups.filter(g => g.total < dearest);
  const cheapest = Math.min(...cheaper.map(g => g.total));
  if (cheaper.length) add('price', g => (g.total === cheapest ? sound(g) : Number.POSITIVE_INFINITY));
  if (!input.wheelchair) add('aisle', g => (g.aisle ? sound(g) : Number.POSITIVE_INFINITY));
  if (input.wheelchair)
    while (found.length < MOST && groups.some(g => !found.some(f => overlaps(f, g))))
      add('wheelchair', beside);
  return found.slice(0, MOST);
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
function scatter({ rows, taken, quantity }: BestInput, hall: Hall, budget: number): Group | null {
  const free = rows.flat().filter(s => s.kind === 'seat' && !taken.has(s.id));
  const seed = lowest(free, s => fromIdeal(s, hall));
  if (!seed || free.length < quantity) return null;
  for (const score of [(s: Candidate) => distance(s, seed), (s: Candidate) => s.price]) {
    const party = group(nearest(free, score, quantity), { aisle: false, orphan: false, together: false });
    if (party.total <= budget) return party;
  }
  return null;
}

type Point = { readonly x: number; readonly y: number };
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** Distance from the best place of the hall, in halls: 1 is a whole width or depth away. */
const fromIdeal = (p: Point, hall: Hall): number =>
  Math.hypot((p.x - hall.ideal.x) / hall.width, (p.y - hall.ideal.y) / hall.depth);

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
  readonly ideal: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly depth: number;
}

/** The best sound is in front of the stage in the middle, at about two fifths of the way to the last row. */
function measure(rows: BestInput['rows'], stage: BestInput['stage']): Hall {
  let [left, right, near, far] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, stage.y, stage.y];
  for (const row of rows)
    for (const { x, y } of row) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      near = Math.min(near, y);
      far = Math.max(far, y);
    }
  const width = Math.max(right - left, 1);
  // The front is the side with more depth: a hall with seats behind the stage still faces the larger part.
  const depth = far - stage.y >= stage.y - near ? far - stage.y : near - stage.y;
  return { ideal: { x: stage.x, y: stage.y + depth * 0.4 }, width, depth: Math.max(Math.abs(depth), 1) };
}

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
