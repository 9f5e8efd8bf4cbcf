import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import chamber from '#demo/season/halls/chamber.json' with { type: 'json' };
import lawn from '#demo/season/halls/lawn.json' with { type: 'json' };
import main from '#demo/season/halls/main.json' with { type: 'json' };
import { seatingPlan } from '#domain/contract/shapes/seating-plan.ts';
import { compile } from './engine/geometry.ts';
import { HEIGHT, metresToStage, type Shape, viewFrom, WIDTH } from './hall-view.ts';

const halls = [main, chamber, lawn].map(json => compile(seatingPlan.parse(json), () => 0));
const width = (shape: Shape) => {
  const xs = shape.points.map(p => p[0]);
  return Math.max(...xs) - Math.min(...xs);
};
const stageOf = (shapes: Shape[]) => shapes.find(s => s.kind === 'stage')!;

describe('view from a seat', () => {
  it('draws the stage and its players from every seat, in finite figures, with the stage in the picture', () => {
    for (const g of halls) {
      fc.assert(
        fc.property(fc.nat(g.count - 1), seat => {
          const shapes = viewFrom(g, seat);
          expect(
            shapes.every(s => s.points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))),
          ).toBe(true);
          expect(shapes.filter(s => s.kind === 'player').length).toBeGreaterThan(20);
          const inSight = shapes.filter(
            s => s.kind === 'player' && s.points.some(([x, y]) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT),
          );
          expect(inSight.length).toBeGreaterThan(20);
        }),
        { numRuns: 60 },
      );
    }
  });

  it('shows a wider stage from nearer by, and the middle straight ahead', () => {
    const g = halls[1]!;
    const near = viewFrom(g, g.index.get('P-2-8')!);
    const far = viewFrom(g, g.index.get('P-14-8')!);
    expect(width(stageOf(near))).toBeGreaterThan(width(stageOf(far)));
    const [left, right] = ['P-10-1', 'P-10-16'].map(id =>
      metresToStage(g, g.index.get(id) ?? g.index.get('P-10-1')!),
    );
    expect(left).toBe(right);
  });

  it('measures the way to the stage in whole metres, longer from farther rows', () => {
    const g = halls[0]!;
    const metres = [1, 4, 8].map(row => metresToStage(g, g.index.get(`A-${row}-5`)!));
    expect(metres.every(Number.isInteger)).toBe(true);
    expect(metres).toEqual([...metres].sort((a, b) => a - b));
    expect(metres.at(-1)).toBeGreaterThan(metres[0]!);
  });
});
