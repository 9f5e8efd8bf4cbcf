import { companionsOf } from './companions.ts';
import { centreOf, distance, lowest, type Point } from './hall-measure.ts';
import { piecesOf, runsOf } from './orphan.ts';

/** What choosing seats needs of a seat; x and y are absolute, in the plan's units. */
export interface Candidate {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Fen. */
  readonly price: number;
  readonly kind: 'seat' | 'wheelchair' | 'companion';
  /** Which zone it is in, and on which level; a plan that says neither is one room. */
  readonly zone?: string | undefined;
  readonly level?: string | undefined;
}

export interface House {
  /** Rows in the order of the plan, each with its seats in order. */
  readonly rows: readonly (readonly Candidate[])[];
  /** Seats that cannot be chosen. */
  readonly taken: ReadonlySet<string>;
  readonly quantity: number;
}

/** Seats for a party. */
export interface Group {
  readonly seats: readonly Candidate[];
  /** The same, one list for each run of neighbours in a row. */
  readonly parts: readonly (readonly Candidate[])[];
  readonly total: number;
  /** Mean position. */
  readonly x: number;
  readonly y: number;
  readonly aisle: boolean;
  /** Leaves a free seat alone beside it. */
  readonly orphan: boolean;
}

type Facts = Pick<Group, 'aisle' | 'orphan'>;
const PLAIN: Facts = { aisle: false, orphan: false };

export function groupOf(parts: Group['parts'], facts = PLAIN): Group {
  const seats = parts.length === 1 ? parts[0]! : parts.flat();
  const total = seats.reduce((sum, s) => sum + s.price, 0);
  return { seats, parts, total, ...centreOf(seats), ...facts };
}

type Free = (seat: Candidate) => boolean;
/** Places for wheelchairs and their companions are kept for those who need them. */
const freeSeat =
  ({ taken }: House): Free =>
  s =>
    s.kind === 'seat' && !taken.has(s.id);

interface Stretch extends Facts {
  readonly seats: readonly Candidate[];
}

const known = new WeakMap<readonly Candidate[], Candidate[][]>();
/** A row is cut at its aisles once for all the ways that are tried. */
function cut(row: readonly Candidate[]): Candidate[][] {
  const before = known.get(row);
  if (before) return before;
  const pieces = piecesOf(row);
  known.set(row, pieces);
  return pieces;
}

/** Every stretch of `size` neighbours in a row for which `free` holds. */
function stretches(row: readonly Candidate[], free: Free, size: number): Stretch[] {
  return cut(row).flatMap(piece =>
    runsOf(piece, free).flatMap(([from, to]) =>
      Array.from({ length: Math.max(0, to - from - size + 1) }, (_, i): Stretch => {
        const start = from + i;
        const end = start + size;
        return {
          seats: piece.slice(start, end),
          aisle: start === 0 || end === piece.length,
          orphan: start - from === 1 || to - end === 1,
        };
      }),
    ),
  );
}

/** The whole party beside each other in one row. */
export const inOneRow = (house: House): Group[] =>
  house.rows.flatMap(row =>
    stretches(row, freeSeat(house), house.quantity).map(({ seats, ...facts }) => groupOf([seats], facts)),
  );

/** A gap between two rows that is wider than so many usual ones is a cross aisle. */
const CROSS_AISLE = 1.7;
/** People of two rows sit behind one another, or one seat aside: within so many gaps between the rows. */
const BEHIND = 1.25;

interface Pair {
  readonly rows: readonly [readonly Candidate[], readonly Candidate[]];
  readonly gap: number;
}

/** Rows of one zone of which one is right behind the other. */
function rowPairs(rows: House['rows']): Pair[] {
  const zoneOf = (row: readonly Candidate[] | undefined) => row?.[0]?.zone;
  const pairs = rows
    .slice(1)
    .map((back, i): Pair['rows'] => [rows[i]!, back])
    .filter(([front, back]) => zoneOf(front) === zoneOf(back))
    .map((pair): Pair => ({ rows: pair, gap: gapOf(...pair) }));
  return [...new Set(rows.map(zoneOf))].flatMap(zone => {
    const here = pairs.filter(p => zoneOf(p.rows[0]) === zone);
    const usual = here.map(p => p.gap).sort((a, b) => a - b)[Math.floor(here.length / 2)] ?? 0;
    return here.filter(p => p.gap <= usual * CROSS_AISLE);
  });
}

const gapOf = (a: readonly Point[], b: readonly Point[]): number =>
  a.reduce((least, p) => b.reduce((l, q) => Math.min(l, distance(p, q)), least), Number.POSITIVE_INFINITY);

/** The party in two rows, one part right behind the other, as evenly as can be. */
export function inTwoRows(house: House): Group[] {
  const { quantity, rows } = house;
  const pairs = quantity > 1 ? rowPairs(rows) : [];
  const free = freeSeat(house);
  for (let more = Math.ceil(quantity / 2); more < quantity; more++) {
    const sizes = [...new Set([more, quantity - more])];
    const groups = pairs.flatMap(({ rows: [front, back], gap }) =>
      sizes.flatMap(size => {
        const behind = stretches(back, free, quantity - size);
        return stretches(front, free, size).flatMap(before => touching(before, behind, gap));
      }),
    );
    if (groups.length > 0) return groups;
  }
  return [];
}

/** `first` with the part of the other row that is best in line with it; none where nobody would sit behind another. */
function touching(first: Stretch, others: readonly Stretch[], gap: number): Group[] {
  const here = centreOf(first.seats);
  const other = lowest(others, o => distance(here, centreOf(o.seats)) + (o.orphan ? gap : 0));
  if (!other || gapOf(first.seats, other.seats) > gap * BEHIND) return [];
  const facts = { aisle: first.aisle && other.aisle, orphan: first.orphan || other.orphan };
  return [groupOf([first.seats, other.seats], facts)];
}

/** A wheelchair place, and beside it who comes along; a chair's own companion place comes first. */
interface Chair {
  readonly chair: Candidate;
  readonly companion: Candidate | undefined;
  readonly row: readonly Candidate[];
}
function chairsOf({ rows, taken }: House): Chair[] {
  const own = companionsOf(rows);
  return rows.flatMap(row =>
    row
      .filter(s => s.kind === 'wheelchair' && !taken.has(s.id))
      .map((chair): Chair => {
        const companion = own.get(chair.id);
        return { chair, row, companion: companion && !taken.has(companion.id) ? companion : undefined };
      }),
  );
}

/** How many of a party have somebody beside them: each, or those for whom there are people enough. */
const companyOf = (size: number, chairs: number): number => Math.min(chairs, size - chairs);

/** Stretches of a row with so many chairs and, where they have one, their companions' places; chairs come first. */
function aroundChairs(
  house: House,
  all: readonly Chair[],
  row: readonly Candidate[],
  size: number,
  chairs: number,
): Stretch[] {
  const here = all.filter(c => c.row === row);
  if (here.length < chairs) return [];
  const seat = freeSeat(house);
  const places = new Set(here.flatMap(({ chair, companion }) => (companion ? [chair, companion] : [chair])));
  return stretches(row, s => places.has(s) || seat(s), size).flatMap(({ seats }) => {
    const within = here.filter(({ chair }) => seats.includes(chair));
    const own = within.flatMap(({ companion }) => companion ?? []);
    const beside = seats.filter(s => s.kind === 'companion');
    const whole =
      within.length === chairs &&
      beside.every(s => own.includes(s)) &&
      beside.length >= Math.min(own.length, companyOf(size, chairs));
    const first = within.map(({ chair }) => chair);
    return whole
      ? [{ seats: [...first, ...seats.filter(s => !first.includes(s))], aisle: true, orphan: false }]
      : [];
  });
}

export const chairsInOneRow = (house: House, chairs: number): Group[] => {
  const all = chairsOf(house);
  return [...new Set(all.map(c => c.row))].flatMap(row =>
    aroundChairs(house, all, row, house.quantity, chairs).map(({ seats, ...facts }) =>
      groupOf([seats], facts),
    ),
  );
};

/** The chairs with company beside them, the others right before or behind them. */
export function chairsInTwoRows(house: House, chairs: number): Group[] {
  const { quantity, rows } = house;
  if (quantity <= chairs * 2) return [];
  const pairs = rowPairs(rows);
  const free = freeSeat(house);
  const all = chairsOf(house);
  return [...new Set(all.map(c => c.row))].flatMap(row => {
    for (let here = quantity - 1; here >= chairs * 2; here--) {
      const groups = pairs.flatMap(({ rows: both, gap }) => {
        const other = both.find(one => one !== row);
        if (!other || !both.includes(row)) return [];
        const there = stretches(other, free, quantity - here);
        return aroundChairs(house, all, row, here, chairs).flatMap(first => touching(first, there, gap));
      });
      if (groups.length > 0) return groups;
    }
    return [];
  });
}

export interface Scatter {
  readonly chairs: number;
  /** On one level, or anywhere. */
  readonly within: 'level' | 'house';
  /** Only the cheapest seats, where the budget is small. */
  readonly cheap: boolean;
  readonly allows: Free;
  /** Where to begin: lower is better. */
  readonly score: (seats: readonly Candidate[]) => number;
}

/** Not all beside each other: in as few parts as can be, near one another; each chair keeps its companion. */
export function scattered(house: House, { chairs, within, cheap, allows, score }: Scatter): Group[] {
  const { rows, quantity } = house;
  const seat = freeSeat(house);
  const free = rows.map(row => row.filter(s => seat(s) && allows(s)));
  const bases: Candidate[][][] = chairs > 0 ? chairBases(house, chairs, within, allows) : [[]];
  return bases.flatMap(base => {
    const needed = quantity - base.flat().length;
    const levels = [...new Set(free.flatMap(row => row.slice(0, 1).map(s => s.level)))];
    const areas =
      needed === 0
        ? [[]]
        : within === 'house'
          ? [free.flat()]
          : levels
              .filter(level => base.length === 0 || base[0]?.[0]?.level === level)
              .map(level => free.flatMap(row => (row[0]?.level === level ? row : [])));
    return areas.flatMap(area => {
      const open = cheap ? [...area].sort((a, b) => a.price - b.price).slice(0, needed) : area;
      const parts = open.length < needed ? null : gather(base, runsIn(rows, new Set(open)), needed, score);
      return parts ? [groupOf(parts)] : [];
    });
  });
}

/** Each chair with those nearest to it, and beside each who comes along. */
function chairBases(house: House, chairs: number, within: Scatter['within'], allows: Free): Candidate[][][] {
  const open = chairsOf(house).filter(({ chair }) => allows(chair));
  const company = companyOf(house.quantity, chairs);
  return open.flatMap(({ chair: from }) => {
    const near = open
      .filter(({ chair }) => within === 'house' || chair.level === from.level)
      .sort((a, b) => distance(a.chair, from) - distance(b.chair, from))
      .slice(0, chairs);
    if (near.length < chairs) return [];
    return [
      near.map(({ chair, companion }, i) =>
        companion && i < company && allows(companion) ? [chair, companion] : [chair],
      ),
    ];
  });
}

const runsIn = (rows: House['rows'], open: ReadonlySet<Candidate>): Candidate[][] =>
  rows.flatMap(row =>
    cut(row).flatMap(piece => runsOf(piece, s => open.has(s)).map(([from, to]) => piece.slice(from, to))),
  );

/** The longest run that is still needed and nearest, until the party sits; nobody is left alone where two could be left. */
function gather(
  base: readonly (readonly Candidate[])[],
  runs: readonly (readonly Candidate[])[],
  quantity: number,
  score: Scatter['score'],
): Candidate[][] | null {
  const parts: (readonly Candidate[])[] = [...base];
  const left = new Set(runs);
  let needed = quantity;
  while (needed > 0) {
    const longest = [...left].reduce((most, run) => Math.max(most, run.length), 0);
    const size = Math.min(needed, longest);
    if (size === 0) return null;
    const pairs = [...left].filter(run => run.length > 1).length;
    const take = needed - size === 1 && size > 2 && pairs > 1 ? size - 1 : size;
    const from = parts[0] ? centreOf(parts[0]) : null;
    const ways = [...left].flatMap(run =>
      Array.from({ length: Math.max(0, run.length - take + 1) }, (_, i) => ({
        run,
        seats: run.slice(i, i + take),
      })),
    );
    const best = lowest(ways, ({ seats }) => (from ? distance(centreOf(seats), from) : score(seats)));
    if (!best) return null;
    parts.push(best.seats);
    left.delete(best.run);
    needed -= take;
  }
  return parts.map(part => [...part]);
}
