import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Series } from '#domain/contract/education.ts';
import { BANDS, filterOf, lineOf, matching } from './filter.ts';

const series = (
  from: number,
  to: number | undefined,
  audiences: Series['audiences'] = ['families'],
): Series => ({
  id: 's',
  title: '',
  kicker: '',
  audiences,
  ages: to === undefined ? { from } : { from, to },
  standfirst: '',
  art: { seed: 's', key: 'C major' },
  entry: 'ask',
  place: '',
  sessions: [],
});
const ages = fc.tuple(
  fc.integer({ min: 0, max: 80 }),
  fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
);

describe('the filter of the series', () => {
  it('finds a series in exactly the bands that share an age with it', () => {
    fc.assert(
      fc.property(ages, ([from, span]) => {
        const item = series(from, span === undefined ? undefined : from + span);
        for (const band of BANDS) {
          const found = matching([item], { audience: '', age: band.id }).length > 0;
          let shared = false;
          for (let age = band.from; age <= Math.min(band.to, 200); age++)
            shared ||= age >= from && age <= (item.ages.to ?? 200);
          expect(found).toBe(shared);
        }
      }),
    );
  });

  it('leaves no age without a band', () => {
    for (let age = 0; age < 100; age++)
      expect(
        BANDS.filter(b => age >= b.from && age <= b.to),
        String(age),
      ).toHaveLength(1);
  });

  it('takes what is no choice for no filter', () => {
    expect(filterOf(new URLSearchParams('for=families&age=4-6'))).toEqual({
      audience: 'families',
      age: '4-6',
    });
    expect(filterOf(new URLSearchParams('for=<script>&age=99'))).toEqual({ audience: '', age: '' });
    const all = [series(0, 3), series(16, undefined, ['adults'])];
    expect(matching(all, { audience: '', age: '' })).toEqual(all);
    expect(matching(all, { audience: 'adults', age: '' })).toEqual([all[1]]);
    expect(matching(all, { audience: 'adults', age: '0-3' })).toEqual([]);
  });
});

it('every line stays on the axis, and is there to be seen', () => {
  fc.assert(
    fc.property(ages, ([from, span]) => {
      const { start, width, open } = lineOf(span === undefined ? { from } : { from, to: from + span });
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start + width).toBeLessThanOrEqual(100 + 1e-9);
      expect(open).toBe(span === undefined);
      if (from < 28) expect(width).toBeGreaterThan(0);
    }),
  );
});
