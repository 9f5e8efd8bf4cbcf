import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACETS, type Facet, TITLE_ORDERS } from '#domain/contract/digital.ts';
import { digital } from '#domain/contract/shapes/digital.ts';
import { readBy } from '#site/query-names.ts';
import {
  ANYTHING,
  askedOf,
  type FinderState,
  isLooking,
  readFinder,
  toggled,
  writeFinder,
} from './finder-state.ts';

const value = fc.stringMatching(/^[\w.:–-]{1,40}$/);
const chosen = fc
  .dictionary(fc.constantFrom<Facet>(...FACETS), fc.uniqueArray(value, { minLength: 1, maxLength: 5 }), {
    noNullPrototype: true,
  })
  .map(c => c as FinderState['chosen']);
const state: fc.Arbitrary<FinderState> = fc.record({
  chosen,
  keyword: fc.option(fc.constantFrom('马勒', 'Bach No. 3', 'c小调'), { nil: undefined }),
  order: fc.option(fc.constantFrom(...TITLE_ORDERS.filter(o => o !== 'newest')), { nil: undefined }),
  pageNo: fc.integer({ min: 1, max: 999 }),
});
const queryOf = (s: FinderState): URLSearchParams =>
  new URLSearchParams(
    Object.entries(writeFinder(s)).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]])),
  );

describe('what is looked for in the hall', () => {
  it('stands in the address whole: written and read again it is the same', () => {
    fc.assert(
      fc.property(state, s => {
        expect(readFinder(queryOf(s))).toEqual(s);
      }),
    );
  });

  it('is in names that the site’s pages read, so that each state is a page of its own', () => {
    fc.assert(
      fc.property(state, s => {
        const query = queryOf(s);
        expect([...new URLSearchParams(readBy(query)).keys()].sort()).toEqual([...query.keys()].sort());
      }),
    );
  });

  it('is taken by the box office, whatever an address holds', () => {
    const anything = fc.dictionary(
      fc.constantFrom(...FACETS, 'keyword', 'order', 'pageNo', 'shelf'),
      fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 40 })),
    );
    fc.assert(
      fc.property(anything, query => {
        const asked = askedOf(readFinder(new URLSearchParams(query)));
        expect(digital.list.payload.safeParse(asked).success).toBe(true);
      }),
    );
  });

  it('is undone by the same press, and each press begins at the first page', () => {
    fc.assert(
      fc.property(state, fc.constantFrom<Facet>(...FACETS), value, (s, facet, v) => {
        const once = toggled(s, facet, v);
        expect(once.pageNo).toBe(1);
        const before = new Set(s.chosen[facet] ?? []);
        expect(new Set(toggled(once, facet, v).chosen[facet] ?? [])).toEqual(before);
        for (const other of FACETS) if (other !== facet) expect(once.chosen[other]).toEqual(s.chosen[other]);
      }),
    );
  });

  it('is nothing where nothing is chosen', () => {
    expect(readFinder(new URLSearchParams('composer=,,&pageNo=0&order=upside&keyword=%20'))).toEqual(
      ANYTHING,
    );
    expect(isLooking(ANYTHING)).toBe(false);
    expect(isLooking(readFinder(new URLSearchParams('composer=bach')))).toBe(true);
  });
});
