import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PointsEntry, pointsBalance } from './points-ledger.ts';
import { pointsStatement } from './points-statement.ts';

const lot = fc.record({
  points: fc.integer({ min: -500, max: 500 }),
  life: fc.option(fc.integer({ min: 1, max: 60 })),
  wait: fc.option(fc.integer({ min: 1, max: 60 })),
  against: fc.option(fc.nat(11)),
});
const history = fc.array(lot, { maxLength: 14 }).map(lots =>
  lots.map(
    ({ points, life, wait, against }, at): PointsEntry => ({
      points,
      at,
      ref: `e${at}`,
      expiresAt: points < 0 || life === null ? null : at + life + (wait ?? 0),
      ...(points > 0 && wait !== null && { creditAt: at + wait }),
      ...(points < 0 && against !== null && { against: `e${against}` }),
    }),
  ),
);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe('the statement of points', () => {
  it('adds up to the balance of the ledger, by lines, by sums and by days, at any time', () => {
    fc.assert(
      fc.property(history, fc.nat(140), (entries, now) => {
        const said = pointsStatement(entries, now);
        const { points, pending, expiring } = pointsBalance(entries, now);
        expect(said.balance).toBe(points);
        expect(sum(said.lines.map(l => l.counted))).toBe(points);
        expect(said.gained - said.given - said.lapsed).toBe(points);
        expect(sum(said.expiring.map(e => e.points)) + said.lasting).toBe(points);
        expect(sum(said.lines.filter(l => l.state === 'open').map(l => l.left))).toBe(points);
        expect(said.expiring[0] ?? null).toEqual(expiring);
        expect(sum(said.pending.map(p => p.points))).toBe(pending?.points ?? 0);
        expect(said.pending[0]?.at).toBe(pending?.at);
      }),
      { numRuns: 5000 },
    );
  });

  it('says of each gain what became of it, and when the rest of it lapsed', () => {
    const entries: PointsEntry[] = [
      { points: 300, at: 0, expiresAt: 50, ref: 'old' },
      { points: 200, at: 1, expiresAt: 500, ref: 'new' },
      { points: -100, at: 2, expiresAt: null },
      { points: 80, at: 3, expiresAt: 600, creditAt: 90, ref: 'coming' },
      { points: -30, at: 4, expiresAt: null, against: 'coming' },
    ];
    const said = pointsStatement(entries, 60);
    expect(said.lines.map(l => [l.at, l.points, l.counted, l.state, l.left])).toEqual([
      [50, -200, -200, 'done', 0],
      [4, -30, 0, 'done', 0],
      [3, 80, 0, 'pending', 50],
      [2, -100, -100, 'done', 0],
      [1, 200, 200, 'open', 200],
      [0, 300, 300, 'lapsed', 0],
    ]);
    expect(said).toMatchObject({ gained: 500, given: 100, lapsed: 200, balance: 200, lasting: 0 });
    expect(said.lines[0]?.lapsed).toBe(entries[0]);
    expect(said.pending).toEqual([{ points: 50, at: 90 }]);
    expect(said.expiring).toEqual([{ points: 200, at: 500 }]);
  });
});
