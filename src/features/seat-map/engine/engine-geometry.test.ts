import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import main from '#demo/season/halls/main.json' with { type: 'json' };
import type { SeatingPlan } from '#domain/contract/seating-plan.ts';
import { seatingPlan } from '#domain/contract/shapes/seating-plan.ts';
import { arcPlan } from '#tests/arc-plan.ts';
import { compile } from './geometry.ts';
import { makeGrid, nearest, query } from './grid.ts';
import { clamp, overview, planBox, zoomAt } from './view.ts';

const hall = seatingPlan.parse(main);
const rank = (name: string) => Number(name.replace(/\D/g, '')) - 1;
const all = (n: number) => Array.from({ length: n }, (_, i) => i);
const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true });

/** Rows of seats at any places, in plan form. */
const anyPlan = fc
  .array(fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1, maxLength: 12 }), {
    minLength: 1,
    maxLength: 12,
  })
  .map(
    (rows): SeatingPlan => ({
      name: 'any',
      size: { width: 1000, height: 1000 },
      categories: [{ name: 'C1', color: '#000' }],
      zones: [
        {
          name: 'Zone',
          position: { x: 5, y: -7 },
          rows: rows.map((seats, r) => ({
            row_number: String(r + 1),
            position: { x: r, y: 2 * r },
            seats: seats.map((position, s) => ({
              seat_guid: `${r}-${s}`,
              seat_number: String(s + 1),
              category: 'C1',
              position,
            })),
          })),
        },
      ],
    }),
  );

describe('compile', () => {
  it('adds the positions of zone, row and seat, and keeps every seat of the main hall', () => {
    const g = compile(hall, rank);
    const zone = hall.zones[2]!;
    const row = zone.rows[3]!;
    const seat = row.seats[4]!;
    const i = g.index.get(seat.seat_guid)!;
    expect(g.x[i]).toBeCloseTo(zone.position.x + row.position.x + seat.position.x, 3);
    expect(g.y[i]).toBeCloseTo(zone.position.y + row.position.y + seat.position.y, 3);
    expect(g.rowName[g.rowOf[i]!]).toBe(row.row_number);
    expect(g.zones[g.zoneOfRow[g.rowOf[i]!]!]!.name.zh).toBe(zone.name);
    expect(g.count).toBe(hall.zones.flatMap(z => z.rows).reduce((n, r) => n + r.seats.length, 0));
    expect(g.index.size).toBe(g.count);
  });

  it('turns seats without a rotation square to their row and towards the stage', () => {
    const plan = arcPlan(600);
    const turned = compile(plan, rank);
    const bare = compile(
      {
        ...plan,
        zones: plan.zones.map(z => ({
          ...z,
          rows: z.rows.map(r => ({ ...r, seats: r.seats.map(({ rotation: _, ...s }) => s) })),
        })),
      },
      rank,
    );
    for (let i = 0; i < 600; i++) {
      // At the ends of a row there is one neighbour only: a few degrees are lost.
      expect(bare.cos[i]! * turned.cos[i]! + bare.sin[i]! * turned.sin[i]!).toBeGreaterThan(0.99);
    }
  });

  it('holds all seats inside its bounds', () => {
    fc.assert(
      fc.property(anyPlan, plan => {
        const g = compile(plan, rank);
        const { x0, y0, x1, y1 } = g.bounds;
        const inside = (i: number) => g.x[i]! > x0 && g.x[i]! < x1 && g.y[i]! > y0 && g.y[i]! < y1;
        expect(all(g.count).every(inside)).toBe(true);
      }),
    );
  });
});

describe('grid', () => {
  it('finds the same nearest free seat as a look at all of them', () => {
    fc.assert(
      fc.property(
        anyPlan,
        coordinate,
        coordinate,
        fc.double({ min: 0, max: 500, noNaN: true }),
        fc.integer({ min: 1, max: 5 }),
        (plan, x, y, radius, every) => {
          const g = compile(plan, rank);
          const free = (i: number) => i % every === 0;
          let best = Number.POSITIVE_INFINITY;
          for (let i = 0; i < g.count; i++)
            if (free(i)) best = Math.min(best, (g.x[i]! - x) ** 2 + (g.y[i]! - y) ** 2);
          const found = nearest(makeGrid(g), g, x, y, radius, free);
          if (best > radius * radius) expect(found).toBe(-1);
          else expect((g.x[found]! - x) ** 2 + (g.y[found]! - y) ** 2).toBe(best);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('culls nothing that is inside a rectangle, and gives no seat twice', () => {
    fc.assert(
      fc.property(anyPlan, coordinate, coordinate, coordinate, coordinate, (plan, xa, ya, xb, yb) => {
        const g = compile(plan, rank);
        const area = {
          x0: Math.min(xa, xb),
          y0: Math.min(ya, yb),
          x1: Math.max(xa, xb),
          y1: Math.max(ya, yb),
        };
        const out = query(makeGrid(g), area);
        const found = new Set(out);
        expect(found.size).toBe(out.length);
        const inside = (i: number) =>
          g.x[i]! >= area.x0 && g.x[i]! <= area.x1 && g.y[i]! >= area.y0 && g.y[i]! <= area.y1;
        expect(all(g.count).every(i => found.has(i) || !inside(i))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves out most of a large plan when a small part is seen', () => {
    const g = compile(arcPlan(20_000), rank);
    const { x0, y0 } = g.bounds;
    expect(query(makeGrid(g), { x0, y0, x1: x0 + 300, y1: y0 + 300 }).length).toBeLessThan(1000);
  });
});

describe('view', () => {
  const box = { x0: -300, y0: -200, x1: 900, y1: 700 };
  const size = { width: 1000, height: 700 };
  const home = overview(box, size);

  it('shows the whole plan in what the inset leaves free', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }), (left, bottom) => {
        const v = overview(box, size, { left, bottom, top: 0, right: 0 });
        expect(v.k * box.x0 + v.x).toBeGreaterThanOrEqual(left - 1e-6);
        expect(v.k * box.y1 + v.y).toBeLessThanOrEqual(size.height - bottom + 1e-6);
      }),
    );
  });

  it('zooms around a point that stays under the pointer, within its limits', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 0, max: 700 }),
        (factor, px, py) => {
          const v = zoomAt(home, factor, px, py, home, 7);
          expect(v.k * ((px - home.x) / home.k) + v.x).toBeCloseTo(px, 6);
          expect(v.k * ((py - home.y) / home.k) + v.y).toBeCloseTo(py, 6);
          expect(v.k * 14).toBeLessThanOrEqual(48 + 1e-9);
        },
      ),
    );
  });

  it('never loses the plan off the screen', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 9, noNaN: true }),
        fc.integer({ min: -9000, max: 9000 }),
        fc.integer({ min: -9000, max: 9000 }),
        (k, x, y) => {
          const seen = planBox(clamp({ k, x, y }, box, size), 0, 0, size.width, size.height);
          expect(seen.x0 < box.x1 && seen.x1 > box.x0 && seen.y0 < box.y1 && seen.y1 > box.y0).toBe(true);
        },
      ),
    );
  });
});
