import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candidate } from './best-available.ts';
import {
  arrange,
  choiceFault,
  clashes,
  clashOf,
  type Engagement,
  lastCall,
  type PackFacts,
  packState,
  proposeDates,
  savingOf,
} from './package.ts';

const HOUR = 3_600_000;
const evening = (id: string, hour: number, patch: Partial<Engagement> = {}): Engagement => ({
  id,
  startsAt: hour * HOUR,
  minutes: 120,
  hallId: 'main',
  ...patch,
});
const anyEvening = fc.record({
  id: fc.stringMatching(/^[a-z]{1,4}$/),
  startsAt: fc.integer({ min: 0, max: 200 }).map(n => n * (HOUR / 4)),
  minutes: fc.integer({ min: 30, max: 200 }),
  hallId: fc.constantFrom('main', 'chamber'),
});
const anyEvenings = fc.uniqueArray(anyEvening, { selector: e => e.id, maxLength: 8 });

describe('dates that clash', () => {
  it.each([
    ['one after the other', evening('b', 22), null],
    ['at the same time', evening('b', 19), 'overlap'],
    ['one within the other', evening('b', 19.5, { minutes: 10 }), 'overlap'],
    ['twenty minutes later in the same house', evening('b', 21 + 20 / 60), null],
    ['nineteen minutes later in the same house', evening('b', 21 + 19 / 60), 'travel'],
    ['an hour later in another house', evening('b', 22, { hallId: 'chamber' }), null],
    ['59 minutes later in another house', evening('b', 21 + 59 / 60, { hallId: 'chamber' }), 'travel'],
    ['the same performance', evening('a', 19), null],
  ])('%s', (_, other, kind) => {
    expect(clashOf(evening('a', 19), other)).toBe(kind);
    expect(clashOf(other, evening('a', 19))).toBe(kind);
  });

  it('are found in every pair, once, whatever the order', () => {
    fc.assert(
      fc.property(anyEvenings, anyEvenings, (dates, others) => {
        const found = clashes(dates, others);
        const pairs = found.map(c => [c.a, c.b].sort().join());
        expect(new Set(pairs).size).toBe(pairs.length);
        const backwards = clashes([...dates].reverse(), [...others].reverse()).map(c =>
          [c.a, c.b].sort().join(),
        );
        expect(new Set(backwards)).toEqual(new Set(pairs));
        for (const { a } of found) expect(dates.some(d => d.id === a)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('a ticket for one of the dates is no clash with it', () => {
    expect(clashes([evening('a', 19)], [evening('a', 19), evening('x', 20)])).toEqual([
      { a: 'a', b: 'x', kind: 'overlap' },
    ]);
  });
});

describe('proposed dates', () => {
  const slot = (id: string, ...dates: Engagement[]) => ({ id, dates });
  it('give way to the evenings that are taken', () => {
    const free = [evening('a1', 19), evening('a2', 43)];
    expect(proposeDates([slot('a', ...free)])).toEqual(['a1']);
    expect(proposeDates([slot('a', ...free)], [evening('x', 19)])).toEqual(['a2']);
    expect(proposeDates([slot('a', ...free), slot('b', evening('b1', 19))])).toEqual(['a2', 'b1']);
  });

  it('are one of each slot that has any, and never clash more than the earliest dates do', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(anyEvening, { selector: e => e.startsAt, maxLength: 3 }), { maxLength: 5 }),
        slots => {
          const named = slots.map((dates, i) =>
            slot(`s${i}`, ...dates.map((d, k) => ({ ...d, id: `${i}-${k}` }))),
          );
          const chosen = proposeDates(named);
          const filled = named.filter(s => s.dates.length > 0);
          expect(chosen).toHaveLength(filled.length);
          filled.forEach((s, i) => {
            expect(s.dates.map(d => d.id)).toContain(chosen[i]);
          });
        },
      ),
    );
  });
});

describe('the choice of a package', () => {
  const slots = ['a', 'b', 'c'].map(id => ({ dates: [{ id: `${id}1` }, { id: `${id}2` }] }));
  it.each([
    [0, ['a1', 'b2', 'c1'], null],
    [0, ['a1', 'b2'], 'count'],
    [2, ['a1', 'c2'], null],
    [2, ['a1', 'b1', 'c1'], 'count'],
    [2, ['a1', 'a2'], 'twice'],
    [2, ['a1', 'a1'], 'twice'],
    [2, ['a1', 'z9'], 'unknown'],
    [0, [], 'count'],
  ] as const)('pick %i, %j → %s', (pick, chosen, fault) => {
    expect(choiceFault({ slots, pick }, chosen)).toBe(fault);
  });
});

describe('what a package saves', () => {
  it('is whole fen between nothing and the full price', () => {
    const saving = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ kind: fc.constant('fixed' as const), fen: fc.nat(1_000_000) }),
    );
    fc.assert(
      fc.property(saving, fc.nat(10_000_000), fc.integer({ min: 1, max: 10 }), (s, full, places) => {
        const off = savingOf(s, full, places);
        expect(Number.isSafeInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(full);
        expect(full - off + off).toBe(full);
      }),
      { numRuns: 10_000 },
    );
  });

  it('a percentage is rounded in the house’s favour by less than a fen, a sum counts a place', () => {
    expect(savingOf({ kind: 'percent', percent: 15 }, 9_999, 3)).toBe(1_499);
    expect(savingOf({ kind: 'fixed', fen: 6_000 }, 90_000, 2)).toBe(12_000);
    expect(savingOf({ kind: 'fixed', fen: 6_000 }, 5_000, 2)).toBe(5_000);
  });
});

describe('the same seats on every date', () => {
  const rows = (price: number): Candidate[][] =>
    [0, 1, 2].map(r =>
      Array.from(
        { length: 8 },
        (_, i): Candidate => ({
          id: `${r}-${i}`,
          x: i * 20,
          y: 100 + r * 30,
          price: price - r * 1_000,
          kind: 'seat',
        }),
      ),
    );
  const house = (taken: readonly string[], price = 10_000) => ({
    rows: rows(price),
    stage: { x: 70, y: 0 },
    taken: new Set(taken),
  });

  it('are kept where they are free', () => {
    expect(arrange(house(['0-0']), ['1-3', '1-4'])).toEqual({
      seats: ['1-3', '1-4'],
      same: true,
      total: 18_000,
    });
  });

  it('move together to the nearest ones where a date lacks one of them, at no higher price', () => {
    const found = arrange(house(['1-3']), ['1-3', '1-4']);
    expect(found).toMatchObject({ same: false });
    expect(found?.seats).toHaveLength(2);
    expect(found?.seats.every(s => s.startsWith('1-') || s.startsWith('2-'))).toBe(true);
    expect(found?.total).toBeLessThanOrEqual(18_000);
  });

  it('cost more only where nothing else is left', () => {
    const cheap = rows(10_000)
      .flat()
      .filter(s => !s.id.startsWith('0-'))
      .map(s => s.id);
    expect(arrange(house(cheap), ['1-3', '1-4'])?.seats.every(s => s.startsWith('0-'))).toBe(true);
    expect(
      arrange(
        house(
          rows(1)
            .flat()
            .map(s => s.id),
        ),
        ['1-3'],
      ),
    ).toBeNull();
  });

  it('are free, as many as wished, each once, and their total is theirs', () => {
    const all = rows(10_000)
      .flat()
      .map(s => s.id);
    fc.assert(
      fc.property(fc.subarray(all), fc.subarray(all, { minLength: 1, maxLength: 4 }), (taken, wished) => {
        const found = arrange(house(taken), wished);
        if (!found) {
          expect(all.length - taken.length).toBeLessThan(wished.length);
          return;
        }
        expect(found.seats).toHaveLength(wished.length);
        expect(new Set(found.seats).size).toBe(wished.length);
        expect(found.seats.some(s => taken.includes(s))).toBe(false);
        const price = new Map(
          rows(10_000)
            .flat()
            .map(s => [s.id, s.price]),
        );
        expect(found.total).toBe(found.seats.reduce((sum, s) => sum + (price.get(s) ?? 0), 0));
        expect(found.same).toBe(wished.every(s => !taken.includes(s)));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('whether a package can be bought', () => {
  const facts: PackFacts = { opensAt: 100, closesAt: 200, minLevel: 3, pick: 0, left: 4, slots: 4 };
  it.each([
    [facts, 3, 150, 'open'],
    [facts, null, 150, 'open'],
    [facts, 2, 150, 'level'],
    [facts, 3, 99, 'upcoming'],
    [facts, 2, 100, 'level'],
    [facts, 3, 200, 'closed'],
    [{ ...facts, left: 3 }, 3, 150, 'gone'],
    [{ ...facts, left: 3, pick: 3 }, 3, 150, 'open'],
  ])('%j at level %s, %i → %s', (f, level, now, state) => {
    expect(packState(f, level, now)).toBe(state);
  });
});

describe('the last moment at which a package can be had', () => {
  const slot = (...hours: number[]) => ({ dates: hours.map(h => evening(`e${h}`, h)) });
  it.each([
    ['all of one date each: the first evening', [slot(30), slot(20), slot(40)], 0, 20],
    ['a first concert with two dates: the second', [slot(20, 25), slot(40)], 0, 25],
    ['two of three: when fewer than two are left', [slot(20), slot(30), slot(40)], 2, 30],
    ['one of three: the last', [slot(20), slot(30), slot(40)], 1, 40],
  ])('%s', (_, slots, pick, hour) => expect(lastCall(slots, pick)).toBe(hour * HOUR));
  it('is past where a concert has no date', () =>
    expect(lastCall([slot(20), slot()], 0)).toBe(Number.NEGATIVE_INFINITY));
});
