import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOrphans, piecesOf, type RowSeat, runsOf, shiftFor } from './orphan.ts';

/** `.` free, `#` taken, `o` chosen, `|` an aisle. */
function read(text: string): { row: RowSeat[]; picked: Set<string>; taken: Set<string> } {
  const row: RowSeat[] = [];
  const [picked, taken] = [new Set<string>(), new Set<string>()];
  let x = 0;
  for (const c of text) {
    x += c === '|' ? 40 : 20;
    if (c === '|') continue;
    const id = String(row.length + 1);
    row.push({ id, x, y: 0 });
    if (c === 'o') picked.add(id);
    if (c === '#') taken.add(id);
  }
  return { row, picked, taken };
}
const orphans = (text: string) => {
  const { row, picked, taken } = read(text);
  return findOrphans(row, picked, taken);
};
const shift = (text: string) => {
  const { row, picked, taken } = read(text);
  return shiftFor(row, picked, taken);
};

describe('orphans', () => {
  test.each([
    ['.oo......', ['1']],
    ['oo.......', []],
    ['..oo.....', []],
    ['#.oo.....', ['2']],
    ['oo.#.....', ['3']],
    ['o.o......', ['2']],
    ['#.#oo....', []],
    ['.....oo.', ['8']],
    ['...oo.|....', ['6']],
    ['...|.oo...', ['4']],
    ['.........', []],
    ['.o.', ['1', '3']],
    ['.o', ['1']],
  ])('%s leaves %j alone', (text, expected) => {
    expect(orphans(text)).toEqual(expected);
  });

  test.each([
    ['.oo......', ['1', '2']],
    ['......oo.', ['6', '7']],
    ['#.oo....#', ['2', '3']],
    ['oo.......', null],
    ['.oo#', null],
    ['.o#', null],
    ['.o.#', ['1']],
    // Across the aisle, or brought together, where that is what helps.
    ['.oo#|....', ['5', '6']],
    ['o.o......', ['1', '2']],
  ] as const)('%s is better as %j', (text, expected) => {
    expect(shift(text)).toEqual(expected);
  });

  test('nobody is moved to a seat of another price or kind', () => {
    const row = [0, 1, 2, 3, 4, 5].map(i => ({ id: `${i}`, x: i * 20, y: 0, like: i < 3 ? 'a' : 'b' }));
    expect(shiftFor(row, new Set(['1', '2']), new Set())).toEqual(['0', '1']);
    expect(shiftFor(row, new Set(['1', '2']), new Set(['3']))).toBeNull();
    expect(shiftFor(row, new Set(['2', '3']), new Set(['0']))).toBeNull();
  });

  const line = fc
    .array(fc.constantFrom('.', '.', '.', '#', 'o', '|'), { minLength: 1, maxLength: 24 })
    .map(a => a.join(''));

  test('an orphan is free, has no free neighbour, and had one before', () => {
    fc.assert(
      fc.property(line, text => {
        const { row, picked, taken } = read(text);
        const found = new Set(findOrphans(row, picked, taken));
        for (const piece of piecesOf(row)) {
          const free = (i: number) =>
            piece[i] !== undefined && !taken.has(piece[i].id) && !picked.has(piece[i].id);
          const open = (i: number) => piece[i] !== undefined && !taken.has(piece[i].id);
          piece.forEach((seat, i) => {
            const alone = free(i) && !free(i - 1) && !free(i + 1) && (open(i - 1) || open(i + 1));
            expect(found.has(seat.id)).toBe(alone);
          });
        }
      }),
    );
  });

  test('a shift keeps the number, takes free neighbours only, and leaves no orphan', () => {
    fc.assert(
      fc.property(line, text => {
        const { row, picked, taken } = read(text);
        const better = shiftFor(row, picked, taken);
        if (!better) return;
        expect(better).toHaveLength(picked.size);
        expect(better.some(id => taken.has(id))).toBe(false);
        expect(findOrphans(row, new Set(better), taken)).toEqual([]);
        const piece = piecesOf(row).find(p => p.some(s => s.id === better[0]));
        expect(runsOf(piece ?? [], s => better.includes(s.id))).toHaveLength(1);
      }),
    );
  });
});
