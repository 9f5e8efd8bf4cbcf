import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import chamber from '#demo/season/halls/chamber.json' with { type: 'json' };
import main from '#demo/season/halls/main.json' with { type: 'json' };
import { seatingPlan } from '#domain/contract/shapes/seating-plan.ts';
import { compile } from './engine/geometry.ts';
import { type Direction, nextSeat, rowEnd, seatNear } from './walk.ts';

const halls = [main, chamber].map(json => compile(seatingPlan.parse(json), () => 0));
const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down'];

describe('arrow keys', () => {
  it('go to a free seat on that side, or stay', () => {
    const [g] = halls;
    fc.assert(
      fc.property(
        fc.nat(g!.count - 1),
        fc.constantFrom(...DIRECTIONS),
        fc.integer({ min: 1, max: 7 }),
        (from, direction, every) => {
          const free = (i: number) => i % every === 0;
          const to = nextSeat(g!, from, direction, free);
          if (to === from) return;
          const dx = g!.x[to]! - g!.x[from]!;
          const dy = g!.y[to]! - g!.y[from]!;
          expect(free(to)).toBe(true);
          const along = { left: -dx, right: dx, up: -dy, down: dy }[direction];
          expect(along).toBeGreaterThan(0);
          expect(Math.abs(direction === 'left' || direction === 'right' ? dy : dx)).toBeLessThanOrEqual(
            along + 1e-3,
          );
        },
      ),
    );
  });

  it('reach every seat of a hall from any seat', () => {
    for (const g of halls) {
      const seen = new Set([0]);
      const queue = [0];
      for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
        for (const direction of DIRECTIONS) {
          const to = nextSeat(g, from, direction, () => true);
          if (seen.has(to)) continue;
          seen.add(to);
          queue.push(to);
        }
      }
      expect(seen.size).toBe(g.count);
    }
  });

  it('walk along a straight row seat by seat', () => {
    const g = halls[1]!;
    const first = g.index.get('P-5-2')!;
    expect(g.guid[nextSeat(g, first, 'right', () => true)]).toBe('P-5-3');
    expect(g.guid[nextSeat(g, first, 'left', () => true)]).toBe('P-5-1');
    expect(g.guid[nextSeat(g, first, 'down', () => true)]).toBe('P-6-2');
  });
});

describe('Home and End', () => {
  it('go to the first and last free seat of the row', () => {
    const [g] = halls;
    fc.assert(
      fc.property(fc.nat(g!.count - 1), fc.func(fc.boolean()), (from, isFree) => {
        const free = (i: number) => isFree(i);
        const row = Array.from({ length: g!.count }, (_, i) => i).filter(i => g!.rowOf[i] === g!.rowOf[from]);
        expect(rowEnd(g!, from, 'first', free)).toBe(row.filter(free)[0] ?? from);
        expect(rowEnd(g!, from, 'last', free)).toBe(row.filter(free).at(-1) ?? from);
      }),
    );
  });
});

describe('seatNear', () => {
  it('gives the seat that stands there, and −1 when none is free', () => {
    const [g] = halls;
    const i = g!.index.get('B2-3-8')!;
    expect(seatNear(g!, g!.x[i]! + 1, g!.y[i]!, () => true)).toBe(i);
    expect(seatNear(g!, 0, 0, () => false)).toBe(-1);
  });
});
