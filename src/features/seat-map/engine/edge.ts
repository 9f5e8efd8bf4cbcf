import type { Geometry } from './geometry.ts';
import type { Size, View } from './view.ts';

export interface EdgeSign {
  readonly row: number;
  readonly x: number;
  readonly y: number;
}
/** Seats smaller than this need no numbers at the edge, css px. */
const NUMBERS_FROM = 20;
/** From the edge of the screen to a number's middle, css px. */
const MARGIN = 14;

/**
 * Where rows leave the screen whose numbers cannot be seen, css px: so that one knows the row while the plan is moved.
 * `keep`: what floats over the map hides nothing there. Linear in the seats of rows that are in sight.
 */
export function edgeSigns(
  g: Geometry,
  view: View,
  size: Size,
  keep: (x: number, y: number) => boolean,
): EdgeSign[] {
  if (2 * g.maxHalf * view.k < NUMBERS_FROM) return [];
  const sx = (i: number) => g.x[i]! * view.k + view.x;
  const sy = (i: number) => g.y[i]! * view.k + view.y;
  const inside = (i: number) => sx(i) > 0 && sx(i) < size.width && sy(i) > 0 && sy(i) < size.height;
  const signs: EdgeSign[] = [];
  for (let row = 0; row < g.rowName.length; row++) {
    const mark = g.rowMark[row]!;
    const from = g.rowStart[row]!;
    const to = g.rowStart[row + 1]! - 1;
    if (!mark || to < from) continue;
    let first = from;
    while (first <= to && !inside(first)) first++;
    if (first > to) continue;
    let last = to;
    while (!inside(last)) last--;
    if ((mark & 1 && first === from) || (mark & 2 && last === to)) continue;
    const exits = [
      first > from ? exit(first, first - 1) : null,
      last < to ? exit(last, last + 1) : null,
    ].filter(at => at !== null && keep(at.x, at.y));
    const [at] = exits.sort((a, b) => a!.x - b!.x);
    if (at) signs.push({ row, ...at });
  }
  return signs;

  /** Where the way from a seat in sight to its neighbour out of sight crosses the screen's edge. */
  function exit(seen: number, hidden: number): { x: number; y: number } {
    const [x, y, dx, dy] = [sx(seen), sy(seen), sx(hidden) - sx(seen), sy(hidden) - sy(seen)];
    const t = Math.min(reach(x, dx, size.width), reach(y, dy, size.height), 1);
    const cut = (v: number, most: number) => Math.max(MARGIN, Math.min(most - MARGIN, v));
    return { x: cut(x + dx * t, size.width), y: cut(y + dy * t, size.height) };
  }
}

const reach = (at: number, by: number, most: number): number =>
  by > 0 ? (most - at) / by : by < 0 ? at / -by : 1;
