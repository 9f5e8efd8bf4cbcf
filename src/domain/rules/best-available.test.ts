import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BestInput, bestAvailable, type Candidate } from './best-available.ts';
import { findOrphans } from './orphan.ts';

/** A hall of `depth` rows and `width` seats, the stage on top, prices falling towards the back. */
function hall(depth: number, width: number): Candidate[][] {
  return Array.from({ length: depth }, (_, r) =>
    Array.from(
      { length: width },
      (_, i): Candidate => ({
        id: `${r}-${i}`,
        x: i * 24,
        y: 100 + r * 30,
        price: r < depth / 2 ? 38_000 : 18_000,
        kind: r === depth - 1 && i < 4 ? (i % 2 ? 'companion' : 'wheelchair') : 'seat',
      }),
    ),
  );
}
const input = (rows: Candidate[][], patch: Partial<BestInput> = {}): BestInput => ({
  rows,
  stage: { x: ((rows[0]?.length ?? 1) - 1) * 12, y: 0 },
  taken: new Set(),
  quantity: 2,
  ...patch,
});

describe('best available', () => {
  const rows = hall(10, 20);

  test('first the best sound: in the middle, two fifths back', () => {
    const [best] = bestAvailable(input(rows));
    expect(best?.reason).toBe('sound');
    expect(best?.seats).toEqual(['2-9', '2-10']);
  });

  test('then the cheapest in the best place, and one on an aisle', () => {
    const [, price, aisle] = bestAvailable(input(rows));
    expect(price).toMatchObject({ reason: 'price', total: 36_000 });
    expect(aisle?.reason).toBe('aisle');
    expect(aisle?.seats.some(s => s.endsWith('-0') || s.endsWith('-19'))).toBe(true);
  });

  test('near lost seats comes first, and as near as can be', () => {
    const taken = new Set(['6-4', '6-5']);
    const [near] = bestAvailable(input(rows, { taken, near: ['6-4', '6-5'] }));
    expect(near?.reason).toBe('near');
    expect([
      ['5-4', '5-5'],
      ['7-4', '7-5'],
    ]).toContainEqual(near?.seats);
  });

  test('a wheelchair place comes with its companion', () => {
    const found = bestAvailable(input(rows, { wheelchair: true }));
    expect(found.map(f => f.seats).sort()).toEqual([
      ['9-0', '9-1'],
      ['9-2', '9-3'],
    ]);
    for (const f of found) expect(f.reason).toBe('wheelchair');
    const none = bestAvailable(input(rows, { wheelchair: true, taken: new Set(['9-0', '9-2']) }));
    expect(none).toEqual([]);
  });

  test('without neighbours the party sits as close as can be, and it is said', () => {
    const checkered = new Set(rows.flatMap((row, r) => row.filter((_, i) => (i + r) % 2).map(s => s.id)));
    const [only, ...rest] = bestAvailable(input(rows, { taken: checkered, quantity: 3 }));
    expect(only).toMatchObject({ reason: 'split', together: false });
    expect(only?.seats).toHaveLength(3);
    expect(rest).toEqual([]);
  });

  const random = fc.record({
    depth: fc.integer({ min: 1, max: 6 }),
    width: fc.integer({ min: 1, max: 12 }),
    quantity: fc.integer({ min: 1, max: 6 }),
    budget: fc.option(fc.integer({ min: 10_000, max: 300_000 }), { nil: undefined }),
    wheelchair: fc.boolean(),
    mask: fc.array(fc.boolean(), { minLength: 72, maxLength: 72 }),
    near: fc.array(fc.nat(71), { maxLength: 3 }),
  });

  test('every proposal is free, whole, within the budget, and another one', () => {
    fc.assert(
      fc.property(random, ({ depth, width, quantity, budget, wheelchair, mask, near }) => {
        const all = hall(depth, width);
        const flat = all.flat();
        const taken = new Set(flat.filter((_, i) => mask[i]).map(s => s.id));
        const found = bestAvailable(
          input(all, { taken, quantity, budget, wheelchair, near: near.flatMap(n => flat[n]?.id ?? []) }),
        );
        expect(found.length).toBeLessThanOrEqual(3);
        const used = found.flatMap(f => f.seats);
        expect(new Set(used).size).toBe(used.length);
        for (const f of found) {
          const seats = f.seats.map(id => flat.find(s => s.id === id) as Candidate);
          expect(seats).toHaveLength(quantity);
          expect(seats.some(s => taken.has(s.id))).toBe(false);
          expect(seats.reduce((sum, s) => sum + s.price, 0)).toBe(f.total);
          expect(f.total).toBeLessThanOrEqual(budget ?? Number.POSITIVE_INFINITY);
          if (!wheelchair) expect(seats.every(s => s.kind === 'seat')).toBe(true);
          else expect(seats[0]?.kind).toBe('wheelchair');
        }
      }),
      { numRuns: 500 },
    );
  });

  test('no orphan is left unless every choice leaves one; neighbours whenever there are some', () => {
    fc.assert(
      fc.property(random, ({ depth, width, quantity, mask }) => {
        const all = hall(depth, width).map(row => row.map(s => ({ ...s, kind: 'seat' as const })));
        const taken = new Set(
          all
            .flat()
            .filter((_, i) => mask[i])
            .map(s => s.id),
        );
        const orphansOf = (ids: readonly string[]) =>
          all.reduce((n, row) => n + findOrphans(row, new Set(ids), taken).length, 0);
        const windows = all
          .flatMap(row => row.map((_, i) => row.slice(i, i + quantity).map(s => s.id)))
          .filter(ids => ids.length === quantity && !ids.some(id => taken.has(id)));
        const found = bestAvailable(input(all, { taken, quantity }));
        if (windows.length === 0) {
          expect(found.every(f => f.reason === 'split')).toBe(true);
          return;
        }
        expect(found.length).toBeGreaterThan(0);
        expect(found.every(f => f.together)).toBe(true);
        if (windows.some(ids => orphansOf(ids) === 0))
          for (const f of found) expect(orphansOf(f.seats)).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});
