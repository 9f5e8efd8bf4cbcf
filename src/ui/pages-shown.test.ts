import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCount, pagesShown } from './pages-shown.ts';

const show = (page: number, count: number) =>
  pagesShown(page, count)
    .map(s => (s === 'gap' ? '…' : s))
    .join(' ');

describe('pagesShown', () => {
  it.each([
    [1, 1, '1'],
    [1, 5, '1 2 3 4 5'],
    [3, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 4 … 6'],
    [3, 6, '1 2 3 4 … 6'],
    [4, 6, '1 … 3 4 5 6'],
    [1, 12, '1 2 3 4 … 12'],
    [2, 12, '1 2 3 4 … 12'],
    [4, 12, '1 … 3 4 5 … 12'],
    [6, 12, '1 … 5 6 7 … 12'],
    [11, 12, '1 … 9 10 11 12'],
    [12, 12, '1 … 9 10 11 12'],
    [99, 12, '1 … 9 10 11 12'],
    [-3, 12, '1 2 3 4 … 12'],
    [Number.NaN, 12, '1 2 3 4 … 12'],
  ])('page %d of %d: %s', (page, count, expected) => {
    expect(show(page, count)).toBe(expected);
  });

  it('shows five pages, in order, with the current, the first and the last, and a gap exactly where pages are left out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 500 }), fc.integer({ min: 1, max: 500 }), (count, wanted) => {
        const page = Math.min(wanted, count);
        const slots = pagesShown(page, count);
        const numbers = slots.filter(s => s !== 'gap');
        expect(numbers).toHaveLength(5);
        expect(numbers).toContain(page);
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(count);
        slots.forEach((slot, i) => {
          const before = slots[i - 1];
          if (slot === 'gap') expect((slots[i + 1] as number) - (before as number)).toBeGreaterThan(1);
          else if (typeof before === 'number') expect(slot).toBe(before + 1);
        });
      }),
    );
  });

  it.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [120, 10, 12],
    [-5, 10, 1],
  ])('%d items, %d a page: %d pages', (total, size, count) => {
    expect(pageCount(total, size)).toBe(count);
  });
});
