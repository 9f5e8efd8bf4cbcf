import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOrphans } from '#domain/rules/orphan.ts';
import { arcPlan } from '#tests/arc-plan.ts';
import { FREE, PICKED, TAKEN } from './engine/paint.ts';
import { adviceFor, makeSeating, totalOf } from './seating.ts';
import { createSelection, freeByCategory } from './selection.ts';

const plan = arcPlan(120);
const prices = [1, 2, 3, 4, 5, 6].map(n => ({
  code: `C${n}`,
  rank: n,
  name: `Category ${n}`,
  price: 99.1 * n,
  free: 0,
  state: 'on' as const,
}));
const seatingOf = (limit = 6) => makeSeating(plan, prices, limit);
const seat = fc.nat(119);
const step = fc.oneof(
  fc.record({ do: fc.constant('toggle' as const), seat }),
  fc.record({ do: fc.constant('remove' as const), seat }),
  fc.record({ do: fc.constant('replace' as const), seats: fc.array(seat, { maxLength: 9 }) }),
  fc.record({ do: fc.constant('taken' as const), seats: fc.array(seat, { maxLength: 40 }) }),
  fc.record({ do: fc.constant('filter' as const), category: fc.nat(5) }),
);

describe('selection', () => {
  it('stays within the limit, without taken or doubled seats, and paints what it holds', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 8 }), (steps, limit) => {
        const { g } = seatingOf();
        const selection = createSelection(g, limit);
        for (const s of steps) {
          if (s.do === 'toggle') selection.toggle(s.seat);
          else if (s.do === 'remove') selection.remove(s.seat);
          else if (s.do === 'replace') selection.replace(s.seats);
          else if (s.do === 'filter') selection.toggleCategory(s.category);
          else {
            const before = selection.getState().picked;
            const lost = selection.setTaken(s.seats.map(i => g.guid[i]!));
            expect(lost).toEqual(before.filter(i => s.seats.includes(i)));
          }
          const { picked, taken, state } = selection.getState();
          expect(picked.length).toBeLessThanOrEqual(limit);
          expect(new Set(picked).size).toBe(picked.length);
          const told = (i: number) =>
            (state[i] === PICKED) === picked.includes(i) && (state[i] === TAKEN) === (taken[i] === 1);
          expect(Array.from(state, (_, i) => told(i)).every(Boolean)).toBe(true);
        }
      }),
    );
  });

  it('says why a seat cannot be added', () => {
    const { g, selection } = seatingOf(2);
    selection.setTaken([g.guid[5]!]);
    expect([
      selection.toggle(5),
      selection.toggle(1),
      selection.toggle(2),
      selection.toggle(3),
      selection.toggle(1),
    ]).toEqual(['taken', 'added', 'added', 'full', 'removed']);
  });

  it('dims what the filter leaves out, never what is chosen', () => {
    const { g, selection } = seatingOf();
    const other = g.category.indexOf(1);
    const chosen = g.category.indexOf(2);
    selection.toggle(chosen);
    selection.toggleCategory(0);
    const { state } = selection.getState();
    expect(state[other]).not.toBe(FREE);
    expect(state[chosen]).toBe(PICKED);
    selection.showAll();
    expect(selection.getState().state[other]).toBe(FREE);
  });

  it('counts what is left by category', () => {
    const { g, selection } = seatingOf();
    selection.setTaken([g.guid[0]!]);
    const free = freeByCategory(g, selection.getState());
    expect(free.reduce((a, b) => a + b)).toBe(119);
  });
});

describe('seating', () => {
  it('adds prices to the fen', () => {
    const seating = seatingOf();
    fc.assert(
      fc.property(fc.array(seat, { maxLength: 20 }), seats => {
        const fen = seats.reduce(
          (sum, i) => sum + Math.round(prices[seating.g.category[i]!]!.price * 100),
          0,
        );
        expect(totalOf(seating, seats)).toBe(fen / 100);
      }),
    );
  });

  it('offers a shift that leaves no seat alone and keeps the number of seats', () => {
    const seating = seatingOf();
    const { g } = seating;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 110 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(seat, { maxLength: 30 }),
        (from, size, gone) => {
          const taken = new Uint8Array(g.count);
          for (const i of gone) taken[i] = 1;
          const picked = Array.from({ length: size }, (_, k) => from + k).filter(
            i => !taken[i] && g.rowOf[i] === g.rowOf[from],
          );
          const advice = adviceFor(seating, { picked, taken });
          if (!advice?.shift) return;
          expect(advice.alone.length).toBeGreaterThan(0);
          expect(advice.alone.some(i => taken[i] || picked.includes(i))).toBe(false);
          expect(totalOf(seating, advice.shift)).toBe(totalOf(seating, picked));
          expect(advice.shift.length).toBe(picked.length);
          expect(advice.shift.some(i => taken[i])).toBe(false);
          const row = Array.from({ length: g.count }, (_, i) => i)
            .filter(i => g.rowOf[i] === g.rowOf[from])
            .map(i => ({ id: g.guid[i]!, x: g.x[i]!, y: g.y[i]! }));
          const ids = new Set(advice.shift.map(i => g.guid[i]!));
          expect(
            findOrphans(row, ids, new Set([...taken.keys()].filter(i => taken[i]).map(i => g.guid[i]!))),
          ).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });
});
