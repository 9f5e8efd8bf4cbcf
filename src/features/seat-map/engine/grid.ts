import type { Box, Geometry } from './geometry.ts';

/** Seats by square cell: `items` from start[cell] to start[cell + 1] are the seats of a cell. */
export interface Grid {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly box: Box;
  readonly start: Uint32Array;
  readonly items: Uint32Array;
}

/** Linear in the number of seats: a counting sort into cells of about four seats. */
export function makeGrid({ count, x, y, bounds: box }: Geometry): Grid {
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  // A plan that is one long row must not make a million cells.
  const cell = Math.max(Math.sqrt((4 * width * height) / Math.max(1, count)), Math.max(width, height) / 512);
  const columns = Math.max(1, Math.ceil(width / cell));
  const rows = Math.max(1, Math.ceil(height / cell));
  const start = new Uint32Array(columns * rows + 1);
  const cellOf = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const c = Math.min(columns - 1, Math.floor((x[i]! - box.x0) / cell));
    const r = Math.min(rows - 1, Math.floor((y[i]! - box.y0) / cell));
    cellOf[i] = r * columns + c;
    start[cellOf[i]! + 1]!++;
  }
  for (let c = 0; c < columns * rows; c++) start[c + 1]! += start[c]!;
  const next = start.slice(0, -1);
  const items = new Uint32Array(count);
  for (let i = 0; i < count; i++) items[next[cellOf[i]!]!++] = i;
  return { cell, columns, rows, box, start, items };
}

function cells(grid: Grid, area: Box, visit: (from: number, to: number) => void): void {
  const { cell, columns, rows, box, start } = grid;
  const c0 = Math.max(0, Math.floor((area.x0 - box.x0) / cell));
  const c1 = Math.min(columns - 1, Math.floor((area.x1 - box.x0) / cell));
  const r0 = Math.max(0, Math.floor((area.y0 - box.y0) / cell));
  const r1 = Math.min(rows - 1, Math.floor((area.y1 - box.y0) / cell));
  if (c0 > c1) return;
  for (let r = r0; r <= r1; r++) visit(start[r * columns + c0]!, start[r * columns + c1 + 1]!);
}

/** The seats in the cells that touch `area`. */
export function query(grid: Grid, area: Box): number[] {
  const out: number[] = [];
  cells(grid, area, (from, to) => {
    for (let k = from; k < to; k++) out.push(grid.items[k]!);
  });
  return out;
}

/** The seat nearest to a point within `radius` that `accept` takes, or −1. */
export function nearest(
  grid: Grid,
  g: Geometry,
  px: number,
  py: number,
  radius: number,
  accept: (i: number) => boolean,
): number {
  let best = -1;
  let limit = radius * radius;
  cells(grid, { x0: px - radius, y0: py - radius, x1: px + radius, y1: py + radius }, (from, to) => {
    for (let k = from; k < to; k++) {
      const i = grid.items[k]!;
      const d = (g.x[i]! - px) ** 2 + (g.y[i]! - py) ** 2;
      if ((d < limit || (best < 0 && d === limit)) && accept(i)) {
        best = i;
        limit = d;
      }
    }
  });
  return best;
}
