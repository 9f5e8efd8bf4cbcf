import type { Geometry } from './engine/geometry.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';
const STEP = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

/**
 * The next seat from `from` in a direction of the screen, among those that `accept` takes: inside a quarter circle,
 * near and straight ahead before far and aside. Gives `from` when there is none. Linear, one run a key press.
 */
export function nextSeat(
  g: Geometry,
  from: number,
  direction: Direction,
  accept: (i: number) => boolean,
): number {
  const [dx, dy] = STEP[direction];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < g.count; i++) {
    if (i === from) continue;
    const x = g.x[i]! - g.x[from]!;
    const y = g.y[i]! - g.y[from]!;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (along <= 0 || aside > along) continue;
    const cost = along + 1.5 * aside;
    if (cost < least && accept(i)) {
      least = cost;
      best = i;
    }
  }
  return best;
}

/** The first or last seat of a row that `accept` takes; `from` itself when there is no other. */
export function rowEnd(
  g: Geometry,
  from: number,
  end: 'first' | 'last',
  accept: (i: number) => boolean,
): number {
  const row = g.rowOf[from]!;
  const seats = Array.from(
    { length: g.rowStart[row + 1]! - g.rowStart[row]! },
    (_, k) => g.rowStart[row]! + k,
  );
  return (end === 'first' ? seats.find(accept) : seats.findLast(accept)) ?? from;
}

/** The seat nearest to a point of the plan that `accept` takes, or −1. */
export function seatNear(g: Geometry, x: number, y: number, accept: (i: number) => boolean): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < g.count; i++) {
    const d = (g.x[i]! - x) ** 2 + (g.y[i]! - y) ** 2;
    if (d < least && accept(i)) {
      least = d;
      best = i;
    }
  }
  return best;
}
