import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupsOf, type Moment } from './chunk-groups.ts';

const moment = (modules: readonly string[], file: string, most = Infinity): Moment => ({
  modules: new Set(modules),
  file,
  opens: true,
  most,
  weight: 1,
});
const asked = { sizeOf: () => 100, importsOf: () => [], kindOf: () => '', request: 1000 };
const sorted = (groups: readonly (readonly string[])[]) => groups.map(group => [...group].sort()).sort();

it('puts together what is needed together, and leaves to a page what it alone needs', () => {
  const moments = [moment(['a', 'b', 'own'], 'p'), moment(['a', 'b'], 'q')];
  expect(sorted(groupsOf({ ...asked, moments }))).toEqual([['a', 'b']]);
});

it('gives what a part imports, too, a file of its own: no page has it to itself', () => {
  const moments = [moment(['a', 'own'], 'p')];
  expect(sorted(groupsOf({ ...asked, moments, isImportedLater: id => id === 'a' }))).toEqual([['a']]);
});

it('loads a little for nothing where that saves a file, and not over what a page may have', () => {
  // A third of the pages need `b` beside `a`.
  const pages = (most: number) => [
    ...['p', 'q'].map(file => moment(['a', 'b'], file)),
    ...['r', 's', 't', 'u'].map(file => moment(['a'], file, most)),
  ];
  expect(sorted(groupsOf({ ...asked, moments: pages(Infinity) }))).toEqual([['a', 'b']]);
  expect(sorted(groupsOf({ ...asked, moments: pages(100) }))).toEqual([['a'], ['b']]);
});

it('never has two kinds in one file', () => {
  const moments = [moment(['zh-a', 'en-a', 'x'], 'p'), moment(['zh-a', 'en-a', 'x'], 'q')];
  const kindOf = (id: string) => (id.includes('-') ? id.slice(0, 2) : '');
  expect(sorted(groupsOf({ ...asked, moments, kindOf }))).toEqual([['en-a'], ['x'], ['zh-a']]);
});

it('has each module in one file, whatever pages need', () => {
  const sets = fc.array(fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(sets, fc.integer({ min: 0, max: 3000 }), (needs, request) => {
      const moments = needs.map((need, at) => moment(need, `p${at}`, 500));
      const all = groupsOf({ ...asked, moments, request }).flat();
      expect(new Set(all).size).toBe(all.length);
      for (const id of new Set(needs.flat()))
        expect(all.includes(id)).toBe(needs.filter(need => need.includes(id)).length > 1);
    }),
    { numRuns: 60 },
  );
});
