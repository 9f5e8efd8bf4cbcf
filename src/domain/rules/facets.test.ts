import fc from 'fast-check';
import { expect, it } from 'vitest';
import { facetCounts, facetValues, narrowed } from './facets.ts';

const FACETS = ['composer', 'form', 'free'] as const;
type Facet = (typeof FACETS)[number];
type Item = Readonly<Record<Facet, readonly string[]>>;
const valuesOf = (item: Item, facet: Facet) => item[facet];

const value = fc.constantFrom('a', 'b', 'c');
const item = fc.record({
  composer: fc.uniqueArray(value, { maxLength: 2 }),
  form: fc.uniqueArray(value, { maxLength: 1 }),
  free: fc.constantFrom(['Y'], ['N']),
});
const chosen = fc.record(
  {
    composer: fc.uniqueArray(value, { maxLength: 3 }),
    form: fc.uniqueArray(value, { maxLength: 2 }),
    free: fc.constantFrom([], ['Y'], ['N']),
  },
  { requiredKeys: [] },
);

it('a count is the length of the list that the press would give', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 30 }), chosen, fc.constantFrom(...FACETS), (items, c, facet) => {
      for (const [v, count] of facetCounts(items, FACETS, c, valuesOf, facet))
        expect(narrowed(items, FACETS, { ...c, [facet]: [v] }, valuesOf)).toHaveLength(count);
    }),
  );
});

it('what is chosen can be given up, and more facets never give more', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 30 }), chosen, (items, c) => {
      for (const facet of FACETS)
        for (const v of c[facet] ?? [])
          expect(facetCounts(items, FACETS, c, valuesOf, facet).has(v)).toBe(true);
      const all = narrowed(items, FACETS, c, valuesOf);
      const { form: _, ...fewer } = c;
      expect(all.length).toBeLessThanOrEqual(narrowed(items, FACETS, fewer, valuesOf).length);
    }),
  );
});

it('a query is read as it comes', () => {
  expect(facetValues(undefined)).toEqual([]);
  expect(facetValues(' bach,,bach ,haydn')).toEqual(['bach', 'haydn']);
});
