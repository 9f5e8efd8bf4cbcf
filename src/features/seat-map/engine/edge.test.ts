import { describe, expect, it } from 'vitest';
import type { SeatingPlan } from '#domain/contract/seating-plan.ts';
import { edgeSigns } from './edge.ts';
import { compile } from './geometry.ts';
import { rowSigns } from './ground.ts';

/** Blocks side by side, each of `rows` rows of ten seats 20 apart, with numbers at both ends. */
const plan = (lefts: readonly number[], rows = 3): SeatingPlan => ({
  name: 'x',
  categories: [{ name: 'A', color: '#000' }],
  zones: lefts.map((x, z) => ({
    name: `Z${z}`,
    position: { x, y: 0 },
    rows: Array.from({ length: rows }, (_, r) => ({
      row_number: String(r + 1),
      row_number_position: 'both' as const,
      position: { x: 0, y: r * 30 },
      seats: Array.from({ length: 10 }, (_, i) => ({
        seat_guid: `${z}-${r}-${i}`,
        seat_number: String(i + 1),
        position: { x: i * 20, y: 0 },
        category: 'A',
      })),
    })),
  })),
  size: { width: 1000, height: 300 },
});
const screen = { width: 390, height: 400 };
const anywhere = () => true;

describe('row numbers', () => {
  it('stay at the edge of the screen for rows whose ends are out of sight', () => {
    const g = compile(plan([0]), () => 0);
    // Four of ten seats are in sight, the first four are to the left of the screen.
    const view = { k: 5, x: -360, y: 50 };
    const signs = edgeSigns(g, view, screen, anywhere);
    expect(signs.map(s => s.row)).toEqual([0, 1, 2]);
    for (const { row, x, y } of signs) {
      expect(x).toBeLessThan(20);
      expect(y).toBeCloseTo(50 + row * 150);
    }
  });

  it('need no second one where an end is in sight, where seats are small, and none under what floats', () => {
    const g = compile(plan([0]), () => 0);
    expect(edgeSigns(g, { k: 5, x: 30, y: 50 }, screen, anywhere)).toEqual([]);
    expect(edgeSigns(g, { k: 1, x: -100, y: 50 }, screen, anywhere)).toEqual([]);
    const right = edgeSigns(g, { k: 5, x: -360, y: 50 }, screen, x => x > 100);
    expect(right.every(s => s.x > screen.width - 20)).toBe(true);
    expect(edgeSigns(g, { k: 5, x: -360, y: 50 }, screen, () => false)).toEqual([]);
  });

  it('do not stand on one another between two blocks, and every row keeps one', () => {
    const near = compile(plan([0, 220]), () => 0);
    const signs = rowSigns(near);
    for (const [i, a] of signs.entries())
      for (const b of signs.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(near.maxHalf * 1.5);
    expect(signs.length).toBeGreaterThanOrEqual(6);
    expect(rowSigns(compile(plan([0, 400]), () => 0))).toHaveLength(12);
  });
});
