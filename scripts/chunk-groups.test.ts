import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupsOf, type Moment, standIns } from './chunk-groups.ts';

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

/** Pages that share nothing. */
const others = Array.from({ length: 20 }, (_, at) => moment([], `other${at}`));

it('leaves together and apart what stood so, and what is new goes where it is worth it', () => {
  const moments = [
    ...others,
    ...['p', 'q'].map(file => moment(['a', 'new'], file)),
    moment(['b', 'new'], 'r'),
    ...['s', 't', 'u'].map(file => moment(['b'], file)),
  ];
  const as = (...before: string[][]) => sorted(groupsOf({ ...asked, moments, sizeOf: () => 2000, before }));
  expect(as()).toEqual([['a', 'new'], ['b']]);
  expect(as(['a'], ['gone'])).toEqual([['a', 'new'], ['b']]);
  expect(as(['a'], ['new'])).toEqual([['a'], ['b'], ['new']]);
  expect(as(['a', 'b'])).toEqual([['a', 'b'], ['new']]);
});

it('parts what costs far more together than apart', () => {
  const moments = [
    ...others,
    ...['p', 'q'].map(file => moment(['a'], file)),
    ...['r', 's'].map(file => moment(['b'], file)),
  ];
  const as = (size: number) =>
    sorted(groupsOf({ ...asked, moments, sizeOf: () => size, before: [['a', 'b']] }));
  expect(as(9000)).toEqual([['a', 'b']]);
  expect(as(11_000)).toEqual([['a'], ['b']]);
});

it('is as it was when it is divided again by those that stand for it', () => {
  const moments = [
    moment(['a', 'b', 'c'], 'p'),
    moment(['a', 'b', 'c'], 'q'),
    moment(['a'], 'r'),
    moment(['b', 'd'], 's'),
    moment(['d'], 't'),
  ];
  const first = groupsOf({ ...asked, moments });
  const before = standIns(first, moments);
  expect(sorted(groupsOf({ ...asked, moments, before }))).toEqual(sorted(first));
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
