import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PointsEntry, pointsBalance, takenFrom } from './points-ledger.ts';

const NOW = 1_000_000;
const entry = fc.record({
  points: fc.integer({ min: -500, max: 500 }),
  at: fc.constant(0),
  expiresAt: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 2 * NOW })),
});

describe('what a spending took its points from', () => {
  it('is the gains that lapse first, each with its lapse', () => {
    const entries: PointsEntry[] = [
      { points: 300, at: 0, expiresAt: 500 },
      { points: 200, at: 0, expiresAt: null },
      { points: 100, at: 0, expiresAt: 400 },
      { points: -350, at: 10, expiresAt: null },
      { points: -120, at: 20, expiresAt: null },
    ];
    expect(takenFrom(entries, 3)).toEqual([
      { points: 100, expiresAt: 400 },
      { points: 250, expiresAt: 500 },
    ]);
    expect(takenFrom(entries, 4)).toEqual([
      { points: 50, expiresAt: 500 },
      { points: 70, expiresAt: null },
    ]);
  });

  it('leaves out what had lapsed by then', () => {
    const entries: PointsEntry[] = [
      { points: 300, at: 0, expiresAt: 5 },
      { points: 200, at: 0, expiresAt: null },
      { points: -350, at: 10, expiresAt: null },
    ];
    expect(takenFrom(entries, 2)).toEqual([{ points: 200, expiresAt: null }]);
  });

  it('given back, makes the balance what it was, at any later time', () => {
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 12 }),
        fc.integer({ min: 100, max: 400 }),
        fc.nat(2 * NOW),
        (before, spent, later) => {
          const ordered = before.map((e, i): PointsEntry => ({ ...e, at: i }));
          const at = ordered.length;
          const balance = pointsBalance(ordered, at).points;
          if (balance < spent) return;
          const paid: PointsEntry[] = [...ordered, { points: -spent, at, expiresAt: null }];
          const parts = takenFrom(paid, ordered.length);
          expect(parts.reduce((sum, p) => sum + p.points, 0)).toBe(spent);
          const undone = [...paid, ...parts.map(p => ({ ...p, at: at + 1 }))];
          const now = at + 1 + later;
          expect(pointsBalance(undone, now).points).toBe(pointsBalance(ordered, now).points);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
