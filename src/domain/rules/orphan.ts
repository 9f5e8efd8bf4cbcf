/** What the orphan rules need of a seat. Neighbours are next to each other in the list of their row. */
export interface RowSeat {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** What it costs and is for, as one text: nobody is moved to a seat that differs in it. */
  readonly like?: string;
}

/** A gap wider than this many usual distances is an aisle: nobody sits across it. */
const AISLE = 1.7;

/** Cuts a row at its aisles: pieces in which each seat has its neighbour at the usual distance. Linear but for a sort. */
export function piecesOf<Seat extends RowSeat>(row: readonly Seat[]): Seat[][] {
  const gaps = row.slice(1).map((seat, i) => Math.hypot(seat.x - row[i]!.x, seat.y - row[i]!.y));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const pieces: Seat[][] = [];
  row.forEach((seat, i) => {
    const last = pieces.at(-1);
    if (last && gaps[i - 1]! <= usual * AISLE) last.push(seat);
    else pieces.push([seat]);
  });
  return pieces;
}

/** Runs of neighbours for which `free` holds, as index pairs from (included) and to (excluded). */
export function runsOf<Seat>(
  piece: readonly Seat[],
  free: (seat: Seat) => boolean,
): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (let i = 0; i < piece.length; i++) {
    if (!free(piece[i]!)) continue;
    const run = runs.at(-1);
    if (run && run[1] === i) run[1] = i + 1;
    else runs.push([i, i + 1]);
  }
  return runs;
}

const single = (piece: readonly RowSeat[], free: (seat: RowSeat) => boolean): Set<string> =>
  new Set(runsOf(piece, free).flatMap(([from, to]) => (to - from === 1 ? [piece[from]!.id] : [])));

/**
 * Free seats that the choice leaves alone between taken seats, aisles and row ends; seats that were alone before it
 * are not its doing. `row` is one row in order, `picked` and `taken` are seat ids.
 */
export function findOrphans(
  row: readonly RowSeat[],
  picked: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): string[] {
  return piecesOf(row).flatMap(piece => {
    if (!piece.some(seat => picked.has(seat.id))) return [];
    const before = single(piece, seat => !taken.has(seat.id));
    const after = single(piece, seat => !taken.has(seat.id) && !picked.has(seat.id));
    return [...after].filter(id => !before.has(id));
  });
}

/**
 * As many neighbouring seats of the same kind in the same row, moved as little as can be so that no orphan is left; null
 * when the choice leaves none, or no move helps.
 */
export function shiftFor(
  row: readonly RowSeat[],
  picked: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): string[] | null {
  const chosen = row.filter(seat => picked.has(seat.id));
  const [first] = chosen;
  if (!first || findOrphans(row, picked, taken).length === 0) return null;
  if (chosen.some(seat => seat.like !== first.like)) return null;
  const place = new Map(row.map((seat, i) => [seat.id, i]));
  const middle = (seats: readonly RowSeat[]): number =>
    seats.reduce((sum, seat) => sum + (place.get(seat.id) ?? 0), 0) / seats.length;
  const here = middle(chosen);
  const free = (seat: RowSeat): boolean => !taken.has(seat.id) && seat.like === first.like;
  const ways = piecesOf(row).flatMap(piece =>
    piece.flatMap((_, i) => {
      const seats = piece.slice(i, i + chosen.length);
      return seats.length === chosen.length && seats.every(free) ? [seats] : [];
    }),
  );
  for (const seats of ways.sort((a, b) => Math.abs(middle(a) - here) - Math.abs(middle(b) - here))) {
    const ids = seats.map(seat => seat.id);
    if (findOrphans(row, new Set(ids), taken).length === 0) return ids;
  }
  return null;
}
