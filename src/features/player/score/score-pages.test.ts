import { describe, expect, it } from 'vitest';
import type { MediaScore } from '#domain/contract/media.ts';
import { leafOf, leavesOf, ratioOf } from './score-pages.ts';

const page = { file: 'p.svg', width: 2000, height: 2800 };
/** A system of `bars` bars that are `wide` spaces each; a space is ten units. */
const score = (systems: readonly { page: number; y: number; h: number; bars: number; wide?: number }[]) => {
  let bar = 0;
  const bars: object[] = [];
  const made = systems.map(({ page, y, h, bars: count, wide = 20 }, system) => {
    const firstBar = bar;
    for (let i = 0; i < count; i++, bar++)
      bars.push({ number: String(bar + 1), system, x: 150 + i * wide * 10, y, w: wide * 10, h });
    const staves = [0, 1].map(part => ({ y: y + 50 + part * 120, h: 40, part }));
    return { page, x: 100, y, w: 1800, h, firstBar, lastBar: bar - 1, staves };
  });
  const pages = Array.from({ length: Math.max(...systems.map(s => s.page)) + 1 }, () => page);
  return { pages, systems: made, bars } as unknown as MediaScore;
};
const counts = (leaves: ReturnType<typeof leavesOf>) =>
  leaves.map(boxes => boxes.map(box => box.last - box.first + 1));

describe('pages of a score', () => {
  it('end where they have nothing written on them', () => {
    const three = score([
      { page: 0, y: 400, h: 900, bars: 4 },
      { page: 1, y: 300, h: 1000, bars: 4 },
      { page: 2, y: 0, h: 2800, bars: 4 },
    ]);
    const boxes = leavesOf(three, 'page').flat();
    expect(boxes.map(({ y, h }) => [y, y + h])).toEqual([
      [380, 1320],
      [280, 1320],
      [0, 2800],
    ]);
    expect(boxes.map(b => [b.first, b.last])).toEqual([
      [0, 3],
      [4, 7],
      [8, 11],
    ]);
  });
});

describe('on a phone', () => {
  it('at least four bars of all staves stand side by side, more where they are narrow', () => {
    expect(counts(leavesOf(score([{ page: 0, y: 100, h: 300, bars: 8, wide: 30 }]), 'system'))).toEqual([
      [4],
      [4],
    ]);
    expect(counts(leavesOf(score([{ page: 0, y: 100, h: 300, bars: 8, wide: 10 }]), 'system'))).toEqual([
      [8],
    ]);
    // One bar that is left joins the four before it.
    expect(counts(leavesOf(score([{ page: 0, y: 100, h: 300, bars: 5, wide: 30 }]), 'system'))).toEqual([
      [5],
    ]);
  });

  it('the line that has the melody stands row under row, and changes its staff with it', () => {
    const one = score([{ page: 0, y: 100, h: 300, bars: 6, wide: 40 }]);
    const leaves = leavesOf(one, 'line', bar => (bar < 4 ? 0 : 1));
    expect(leaves.flat().map(b => [b.first, b.last, b.part])).toEqual([
      [0, 1, 0],
      [2, 3, 0],
      [4, 5, 1],
    ]);
    const [first, , third] = leaves.flat();
    // Each row has its own staff and nothing of the other's five lines.
    expect(first!.y + first!.h).toBeLessThanOrEqual(270);
    expect(third!.y).toBeGreaterThan(190);
    expect(leafOf(leaves, 5)).toBe(0);
  });

  it('notes of the melody are as large in a piece of one bar as in a row; what is short stands beside what follows', () => {
    const wide = score([{ page: 0, y: 100, h: 300, bars: 9, wide: 20 }]);
    const leaves = leavesOf(wide, 'line', bar => [0, 0, 0, 0, 1, 0, 1, 0, 1][bar]!);
    const rows = leaves.flat();
    expect(rows.map(row => row.last - row.first + 1)).toEqual([4, 1, 1, 1, 1, 1]);
    const full = rows.map(row => row.w / row.share!);
    for (const one of full) expect(one).toBeCloseTo(full[0]!, 6);
    for (const { share } of rows) expect(share).toBeGreaterThanOrEqual(0.22);
    expect(leaves).toHaveLength(1);
  });

  it('one bar of many notes is smaller alone: the others keep their size', () => {
    const one = score([{ page: 0, y: 100, h: 300, bars: 6, wide: 40 }]);
    Object.assign(one.bars[5]!, { w: 1500 });
    const rows = leavesOf(one, 'line', () => 0).flat();
    expect(rows.map(row => row.last - row.first + 1)).toEqual([2, 2, 1, 1]);
    const full = rows.map(row => Math.round(row.w / row.share!));
    expect(full).toEqual([860, 860, 860, 1510]);
    expect(rows.at(-1)!.share).toBe(1);
  });

  it('on its side two rows are seen, and how high they are for their width is known', () => {
    const one = score([{ page: 0, y: 100, h: 300, bars: 12, wide: 40 }]);
    const leaves = leavesOf(one, 'low', () => 0);
    expect(counts(leaves)).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
    const [a, b] = leaves[0]!;
    const high = (box: typeof a) => (box!.h / box!.w) * box!.share!;
    expect(1 / ratioOf(leaves[0]!)).toBeCloseTo(high(a) + high(b), 6);
    expect(ratioOf(leavesOf(one, 'page')[0]!)).toBeCloseTo(2000 / 340, 6);
  });

  it('a staff that its system hides leaves the first one', () => {
    const one = score([{ page: 0, y: 100, h: 300, bars: 2 }]);
    expect(leavesOf(one, 'line', () => 7).flat()[0]?.part).toBe(0);
  });
});
