import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ProgramQuery, SALE_STATES, type SaleState, SORTS } from '../contract/program.ts';
import {
  type FilterProgram,
  type FilterSchedule,
  filterPrograms,
  fold,
  matches,
  searchText,
} from './program-filter.ts';
import { isOpen } from './sale-state.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const schedule = fc.record({
  offset: fc.integer({ min: -60, max: 60 }).filter(n => n !== 0),
  hallId: fc.constantFrom('main', 'chamber'),
  prices: fc.uniqueArray(fc.constantFrom(80, 180, 280, 480, 880), { minLength: 1 }),
  state: fc.constantFrom(...SALE_STATES),
});
interface Evening extends FilterSchedule {
  readonly state: SaleState;
}
const programs: fc.Arbitrary<FilterProgram<Evening>[]> = fc
  .array(
    fc.record({
      type: fc.constantFrom('symphonic', 'chamber', 'archive'),
      composer: fc.constantFrom('mahler', 'brahms'),
      title: fc.string({ maxLength: 6 }),
      schedules: fc.array(schedule, { minLength: 1, maxLength: 4 }),
    }),
    { maxLength: 12 },
  )
  .map(list =>
    list.map((p, i) => ({
      id: `p${i}`,
      type: p.type,
      title: p.title,
      composers: [p.composer],
      text: searchText([p.composer, p.title]),
      schedules: p.schedules
        .map(({ offset, ...s }) => ({
          ...s,
          cancelled: s.state === 'cancelled',
          startsAt: NOW + offset * DAY,
          day: new Date(NOW + offset * DAY).toISOString().slice(0, 10),
        }))
        .sort((a, b) => a.startsAt - b.startsAt),
    })),
  );
const queries: fc.Arbitrary<ProgramQuery> = fc.record(
  {
    type: fc.constantFrom('symphonic', 'archive'),
    month: fc.constantFrom('2026-10', '2026-11', '2026-12'),
    composer: fc.constantFrom('mahler', 'Mahler', 'nobody'),
    hall: fc.constantFrom('main', 'chamber'),
    priceMin: fc.constantFrom(0, 100, 300),
    priceMax: fc.constantFrom(90, 300, 1000),
    availability: fc.constant('on'),
    past: fc.constantFrom('Y', 'N', 'only'),
    sort: fc.constantFrom(...SORTS),
  },
  { requiredKeys: [] },
);
const search = (list: readonly FilterProgram<Evening>[], query: ProgramQuery) =>
  filterPrograms(list, query, { now: NOW, compareTitles: byText, isOpen: s => isOpen(s.state) });
const run = (list: readonly FilterProgram<Evening>[], query: ProgramQuery): string[] =>
  search(list, query).map(f => f.id);

describe('filterPrograms', () => {
  it('finds a programme exactly when one performance meets every filter at once', () => {
    fc.assert(
      fc.property(programs, queries, (list, q) => {
        const gone = q.past === 'Y' || q.type === 'archive' || q.month !== undefined;
        const expected = list.filter(
          p =>
            (q.type === undefined || p.type === q.type) &&
            (q.composer === undefined || p.composers.includes(q.composer.toLowerCase())) &&
            p.schedules.some(
              s =>
                (q.past === 'only'
                  ? s.startsAt <= NOW && s.state !== 'cancelled'
                  : gone || s.startsAt > NOW) &&
                (q.month === undefined || s.day.slice(0, 7) === q.month) &&
                (q.hall === undefined || s.hallId === q.hall) &&
                (q.availability === undefined || isOpen(s.state)) &&
                ((q.priceMin === undefined && q.priceMax === undefined) ||
                  s.prices.some(x => x >= (q.priceMin ?? 0) && x <= (q.priceMax ?? 1e9))),
            ),
        );
        expect(run(list, q).sort()).toEqual(expected.map(p => p.id).sort());
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on the order in which programmes come', () => {
    fc.assert(
      fc.property(programs, queries, (list, q) => {
        expect(run([...list].reverse(), q)).toEqual(run(list, q));
      }),
    );
  });

  it('turns the order round with the sign of date', () => {
    fc.assert(
      fc.property(programs, list => {
        const up = search(list, { past: 'Y', sort: 'date' }).map(f => f.startsAt);
        expect(up).toEqual([...up].sort((a, b) => a - b));
        expect(run(list, { past: 'Y', sort: '-date' })).toEqual(
          run(list, { past: 'Y', sort: 'date' }).reverse(),
        );
      }),
    );
  });

  it('puts what is to come first, soonest first, then what is gone, newest first', () => {
    fc.assert(
      fc.property(programs, list => {
        const found = search(list, { past: 'Y' }).map(f => f.startsAt);
        const coming = found.filter(at => at > NOW);
        expect(found.slice(0, coming.length)).toEqual([...coming].sort((a, b) => a - b));
        const gone = found.slice(coming.length);
        expect(gone).toEqual([...gone].sort((a, b) => b - a));
      }),
    );
  });

  it('sorts by the lowest price that the filters left', () => {
    const base = { type: 'chamber', composers: [], text: '', title: '' };
    const at = { startsAt: NOW + DAY, day: '2026-11-22', state: 'on' as const, cancelled: false };
    const list: FilterProgram<Evening>[] = [
      { ...base, id: 'dear', schedules: [{ ...at, hallId: 'main', prices: [500] }] },
      {
        ...base,
        id: 'two halls',
        schedules: [
          { ...at, hallId: 'main', prices: [900] },
          { ...at, hallId: 'chamber', prices: [50] },
        ],
      },
    ];
    expect(run(list, { sort: 'price' })).toEqual(['two halls', 'dear']);
    expect(run(list, { sort: 'price', hall: 'main' })).toEqual(['dear', 'two halls']);
  });
});

describe('search text', () => {
  const text = searchText([
    '马勒',
    'Gustav Mahler',
    'ml',
    '升c小调第五交响曲',
    'Dvořák',
    'Saint-Saëns',
    'Op. 67',
    'BWV 1007',
    'Für Elise',
    'K. 550',
  ]);
  it.each([
    ['马勒', true],
    ['mahler', true],
    ['MAHLER', true],
    ['mahl', true],
    ['ahler', false],
    ['ml', true],
    ['dvorak', true],
    ['Dvořák', true],
    ['saint saens', true],
    ['saint-saëns', true],
    ['op. 67', true],
    ['Op.67', true],
    ['ｏｐ　６７', true],
    ['op 6', false],
    ['BWV1007', true],
    ['bwv 100', false],
    ['第五', true],
    ['c小调', true],
    ['交响曲 马勒', true],
    ['马勒5', false],
    ['fur elise', true],
    ['k550', true],
    ['', true],
    ['。，！', true],
    ['贝多芬', false],
  ])('“%s” → %s', (keyword, found) => {
    expect(matches(text, keyword)).toBe(found);
  });

  it('finds every text by itself, and folds once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), s => {
        expect(matches(searchText(['before', s, 'after']), s)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), s => {
        expect(fold(fold(s))).toBe(fold(s));
      }),
    );
  });
});
