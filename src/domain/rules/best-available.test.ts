import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BestInput, bestAvailable, type Candidate, spreadFor } from './best-available.ts';
import { companionsOf } from './companions.ts';
import { findOrphans } from './orphan.ts';

/** A small deterministic generator, seeded by a text. */
function generator(seed: string): () => number {
  let state = [...seed].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619), 2166136261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Places for wheelchairs at both ends of a row, and one more at its far side. */
const KINDS: Readonly<Record<number, Candidate['kind']>> = {
  0: 'wheelchair',
  1: 'companion',
  8: 'companion',
  9: 'wheelchair',
  18: 'companion',
  19: 'wheelchair',
};

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
    const found = bestAvailable(input(rows, { chairs: 1 }));
    expect(found.map(f => f.seats).sort()).toEqual([
      ['9-0', '9-1'],
      ['9-2', '9-3'],
    ]);
    for (const f of found) expect(f.reason).toBe('wheelchair');
    const none = bestAvailable(input(rows, { chairs: 1, taken: new Set(['9-0', '9-2']) }));
    expect(none).toEqual([]);
  });

  test('of two wheelchairs each has its place and its companion beside it, near each other where they are apart', () => {
    const both = { chairs: 2, quantity: 4 };
    const [row] = bestAvailable(input(rows, both));
    expect(row).toMatchObject({ sitting: 'row', reason: 'wheelchair' });
    expect(row?.seats.toSorted()).toEqual(['9-0', '9-1', '9-2', '9-3']);
    const far = rows.map((places, r) =>
      places.map((s, i): Candidate => ({ ...s, kind: r === 9 ? (KINDS[i] ?? 'seat') : 'seat' })),
    );
    const [apart, ...more] = bestAvailable(input(far, both));
    expect(apart).toMatchObject({ sitting: 'split', reason: 'split', together: false });
    expect(apart?.parts.toSorted()).toEqual([
      ['9-0', '9-1'],
      ['9-9', '9-8'],
    ]);
    expect(more).toEqual([]);
    const [six] = bestAvailable(input(far, { ...both, quantity: 6 }));
    expect(six?.seats).toHaveLength(6);
    expect(six?.seats).toEqual(expect.arrayContaining(['9-0', '9-1', '9-8', '9-9']));
    expect(bestAvailable(input(far, { chairs: 4, quantity: 4 }))).toEqual([]);
  });

  test('without neighbours the party sits as close as can be, and it is said', () => {
    const checkered = new Set(rows.flatMap((row, r) => row.filter((_, i) => (i + r) % 2).map(s => s.id)));
    const [only, ...rest] = bestAvailable(input(rows, { taken: checkered, quantity: 3 }));
    expect(only).toMatchObject({ reason: 'split', together: false });
    expect(only?.seats).toHaveLength(3);
    expect(rest).toEqual([]);
  });

  test('keeps to the prices that were asked for', () => {
    const found = bestAvailable(input(rows, { prices: [18_000] }));
    expect(found.length).toBeGreaterThan(1);
    for (const f of found) expect(f.total).toBe(36_000);
    expect(bestAvailable(input(rows, { prices: [1] }))).toEqual([]);
    const [party] = bestAvailable(input(rows, { prices: [18_000], quantity: 40 }));
    expect(party).toMatchObject({ sitting: 'rows', total: 40 * 18_000 });
  });

  test('a seat far aside is never called central, and a central one farther back goes before it', () => {
    // Two blocks at one price: the first near the stage and far aside, the other straight in front and far back.
    const seat = (id: string, x: number, y: number): Candidate => ({ id, x, y, price: 1, kind: 'seat' });
    const block = (name: string, x: number, y: number) =>
      [0, 1].map(r => [0, 1, 2].map(i => seat(`${name}${r}${i}`, x + i * 20, y + r * 20)));
    const hall = [...block('side', -400, 150), ...block('middle', -20, 500), ...block('other', 360, 150)];
    const [best] = bestAvailable({ rows: hall, stage: { x: 0, y: 0 }, taken: new Set(), quantity: 2 });
    expect(best?.seats.every(id => id.startsWith('middle'))).toBe(true);
    const taken = new Set(hall.flat().flatMap(s => (s.id.startsWith('middle') ? [s.id] : [])));
    const [aside] = bestAvailable({ rows: hall, stage: { x: 0, y: 0 }, taken, quantity: 2 });
    expect(aside?.reason).toBe('place');
  });

  test('says lowest of the lowest price alone', () => {
    // The last two seats at the low price would leave one alone: what is proposed is cheaper, not cheapest.
    const prices = [900, 900, 900, 500, 500, 500, 100, 100, 100];
    const row = prices.map((price, i): Candidate => ({ id: `${i}`, x: i * 20, y: 100, price, kind: 'seat' }));
    const lines = [row.slice(0, 3), row.slice(3, 5), row.slice(6, 9)];
    const found = bestAvailable({ rows: lines, stage: { x: 0, y: 0 }, taken: new Set(['1']), quantity: 2 });
    expect(found.find(f => f.total === 1000)?.reason).not.toBe('price');
  });

  test('substitutes are only called near when they are', () => {
    const taken = new Set(rows.flatMap(row => row.slice(0, 16).map(s => s.id)));
    const [far] = bestAvailable(input(rows, { taken, near: ['6-0', '6-1'] }));
    expect(far?.reason).toBe('nearest');
  });

  test('a wheelchair place without company beside it says that the party is apart', () => {
    const [alone] = bestAvailable(input(rows, { chairs: 1, quantity: 1 }));
    expect(alone?.reason).toBe('chair');
    const aside = new Set(rows[9]?.slice(1, 12).map(s => s.id));
    for (const s of rows[8]?.slice(0, 12) ?? []) aside.add(s.id);
    const [apart] = bestAvailable(input(rows, { chairs: 1, taken: aside }));
    expect(apart).toMatchObject({ reason: 'split', sitting: 'split' });
  });

  test('a party that no row holds sits in two, one right behind the other, on one level', () => {
    const sold = new Set(rows.flat().flatMap(s => (Number(s.id.split('-')[1]) % 3 === 2 ? [s.id] : [])));
    const [four] = bestAvailable(input(rows, { taken: sold, quantity: 4 }));
    expect(four).toMatchObject({ sitting: 'rows', together: false });
    expect(four?.parts.map(part => part.length)).toEqual([2, 2]);
    const [a = '', b = ''] = four?.parts.map(part => part[0] ?? '') ?? [];
    expect(Number(b.split('-')[0]) - Number(a.split('-')[0])).toBe(1);
    expect(a.split('-')[1]).toBe(b.split('-')[1]);
  });

  test('what lies over it on the plan is not beside it: a chair keeps its companion and its level', () => {
    // The balcony hangs over the last row of the stalls, where the chairs are.
    const stalls = hall(4, 8).map(row => row.map(s => ({ ...s, zone: 'stalls', level: '1' })));
    const balcony = hall(2, 8).map(row =>
      row.map(s => ({
        ...s,
        id: `b${s.id}`,
        y: s.y + 85,
        price: 9_000,
        kind: 'seat' as const,
        zone: 'up',
        level: '2',
      })),
    );
    const all = [...stalls, ...balcony];
    const ask = (taken: ReadonlySet<string>) => bestAvailable(input(all, { taken, quantity: 4, chairs: 1 }));
    for (const choice of ask(new Set())) {
      expect(choice.seats.some(id => id.startsWith('b'))).toBe(false);
      expect([
        ['3-0', '3-1'],
        ['3-2', '3-1'],
        ['3-2', '3-3'],
      ]).toContainEqual([choice.seats[0], choice.seats.find(id => id === '3-1' || id === '3-3')]);
    }
    // Without neighbours left on its level the party is split there, and stays off the balcony.
    const sold = new Set(
      stalls.flat().flatMap(s => (s.id.startsWith('3-') || s.id === '0-0' || s.id === '0-7' ? [] : [s.id])),
    );
    for (const id of ['3-2', '3-3', '3-4', '3-5', '3-6', '3-7']) sold.add(id);
    const [split, ...rest] = ask(sold);
    expect(split).toMatchObject({ reason: 'split', parts: [['3-0', '3-1'], ['0-0'], ['0-7']] });
    expect(rest).toEqual([]);
  });

  test('the lowest price is the lowest of the house, not of the prices that were asked for', () => {
    const reasons = bestAvailable(input(hall(9, 8), { prices: [38_000, 18_000] })).map(f => f.reason);
    expect(reasons).toContain('price');
    const three = hall(9, 8).map((row, r) =>
      row.map(s => ({ ...s, price: [300, 900, 600][Math.floor(r / 3)] ?? 0 })),
    );
    const narrow = bestAvailable(input(three, { prices: [900, 600] })).map(f => f.reason);
    expect(narrow).toContain('cheaper');
    expect(narrow).not.toContain('price');
  });

  test('asked again by the same visitor it gives the same; alone, the best itself', () => {
    const seeded = () => generator('visitor');
    const ask = (spread: number) => bestAvailable(input(rows, { spread, random: seeded() }));
    expect(ask(1)).toEqual(bestAvailable(input(rows)));
    expect(ask(40)).toEqual(ask(40));
  });

  test.each([
    ['an empty house', 0],
    ['a house half sold', 0.5],
    ['a house nearly sold', 0.8],
  ])('under a crowd it wins at least as often as picking at random: %s', (_, sold) => {
    let [advised, random] = [0, 0];
    for (let run = 0; run < 12; run++) {
      const presold = soldInPairs(`house ${run}`, sold);
      advised += rush(presold, (taken, visitor, asked) => {
        const options = { taken, spread: spreadFor(asked), random: generator(`${visitor} ${taken.size}`) };
        return bestAvailable(input(big, options))[0]?.seats ?? null;
      });
      random += rush(presold, (taken, visitor) => {
        const next = generator(`random ${run} ${visitor} ${taken.size}`);
        const pairs = big.flatMap(row => row.slice(1).map((s, i) => [row[i]?.id ?? '', s.id]));
        const free = pairs.filter(pair => !pair.some(id => taken.has(id)));
        return free[Math.floor(next() * free.length)] ?? null;
      });
    }
    expect(advised).toBeGreaterThanOrEqual(random);
  });
  const big = hall(20, 40).map(row => row.map(s => ({ ...s, kind: 'seat' as const })));
  const soldInPairs = (seed: string, share: number) => {
    const next = generator(seed);
    return new Set(
      big.flatMap(row =>
        row.flatMap((s, i) => (i % 2 === 0 && next() < share ? [s.id, row[i + 1]?.id ?? ''] : [])),
      ),
    );
  };
  /** Sixty visitors ask at once and order what they were told, three times over for those who lost. Gives who won. */
  function rush(
    presold: ReadonlySet<string>,
    ask: (taken: ReadonlySet<string>, visitor: number, asked: number) => readonly string[] | null,
  ): number {
    const taken = new Set(presold);
    let waiting = Array.from({ length: 60 }, (_, i) => i);
    for (let attempt = 0; attempt < 3; attempt++) {
      const seen = new Set(taken);
      const wishes = waiting.map((v, i) => ({ v, seats: ask(seen, v, attempt ? 60 : i + 1) }));
      waiting = wishes.flatMap(({ v, seats }) => {
        if (!seats || seats.some(id => taken.has(id))) return [v];
        for (const id of seats) taken.add(id);
        return [];
      });
    }
    return 60 - waiting.length;
  }

  const random = fc.record({
    depth: fc.integer({ min: 1, max: 6 }),
    width: fc.integer({ min: 1, max: 12 }),
    quantity: fc.integer({ min: 1, max: 6 }),
    budget: fc.option(fc.integer({ min: 10_000, max: 300_000 }), { nil: undefined }),
    chairs: fc.integer({ min: 0, max: 3 }),
    mask: fc.array(fc.boolean(), { minLength: 72, maxLength: 72 }),
    near: fc.array(fc.nat(71), { maxLength: 3 }),
  });

  test('every proposal is free, whole, within the budget, and another one', () => {
    fc.assert(
      fc.property(random, ({ depth, width, quantity, budget, chairs, mask, near }) => {
        const all = hall(depth, width);
        const flat = all.flat();
        const taken = new Set(flat.filter((_, i) => mask[i]).map(s => s.id));
        const found = bestAvailable(
          input(all, { taken, quantity, budget, chairs, near: near.flatMap(n => flat[n]?.id ?? []) }),
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
          expect(seats.filter(s => s.kind === 'wheelchair')).toHaveLength(chairs);
          if (chairs) expect(seats[0]?.kind).toBe('wheelchair');
          // Whose companion is there is there too; and with people enough nobody's is left empty.
          const own = companionsOf(all);
          const beside = seats.flatMap(s => own.get(s.id) ?? []).filter(s => !taken.has(s.id));
          const companions = seats.filter(s => s.kind === 'companion');
          expect(companions.every(s => beside.includes(s))).toBe(true);
          if (quantity >= chairs * 2) expect(companions).toHaveLength(beside.length);
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
          expect(found.every(f => !f.together)).toBe(true);
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
