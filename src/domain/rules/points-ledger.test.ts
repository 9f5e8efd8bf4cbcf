import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PointsEntry, pointsBalance, takeBack, takenFrom } from './points-ledger.ts';

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

describe('taking back what a gain gave', () => {
  const lot = fc.record({
    points: fc.integer({ min: -500, max: 500 }),
    life: fc.option(fc.integer({ min: 1, max: 60 })),
    wait: fc.option(fc.integer({ min: 1, max: 60 })),
  });
  const history = fc.array(lot, { minLength: 1, maxLength: 12 }).map(lots =>
    lots.map(
      ({ points, life, wait }, at): PointsEntry => ({
        points,
        at,
        ref: `e${at}`,
        expiresAt: points < 0 || life === null ? null : at + life + (wait ?? 0),
        ...(points > 0 && wait !== null && { creditAt: at + wait }),
      }),
    ),
  );
  const asked = fc.record({
    which: fc.nat(11),
    due: fc.nat(800),
    reserved: fc.nat(400),
    later: fc.nat(80),
  });

  it('takes and lacks what is due in all, leaves what is reserved, and never more than is there', () => {
    fc.assert(
      fc.property(history, asked, (entries, { which, due, reserved, later }) => {
        const ref = `e${which % entries.length}`;
        const now = entries.length + later;
        const before = pointsBalance(entries, now);
        const { points, short } = takeBack(entries, { ref, due, reserved }, now);
        expect(points + short).toBe(due);
        expect(Math.min(points, short)).toBeGreaterThanOrEqual(0);
        const after = pointsBalance(
          [...entries, { points: -points, at: now, expiresAt: null, against: ref }],
          now,
        );
        // Only what cannot be spent now (on its way, or lapsed) may go without the balance falling.
        expect(after.points).toBeGreaterThanOrEqual(Math.min(before.points, reserved));
        expect(before.points - after.points).toBeLessThanOrEqual(points);
        if (short > 0) expect(after.points).toBe(Math.min(before.points, reserved));
      }),
      { numRuns: 1000 },
    );
  });

  it('strikes a gain that is on its way and touches nothing else', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 500 }), fc.nat(500), (entries, points, due) => {
        const now = entries.length;
        const own: PointsEntry = { points, at: now, expiresAt: null, creditAt: now + 10, ref: 'own' };
        const part = Math.min(due, points);
        const taken = takeBack([...entries, own], { ref: 'own', due: part, reserved: 0 }, now + 1);
        expect(taken).toEqual({ points: part, short: 0 });
        const struck = { points: -part, at: now + 1, expiresAt: null, against: 'own' };
        for (const at of [now + 1, now + 10])
          expect(pointsBalance([...entries, own, struck], at)).toEqual(
            pointsBalance([...entries, { ...own, points: points - part }], at),
          );
      }),
      { numRuns: 500 },
    );
  });
});
