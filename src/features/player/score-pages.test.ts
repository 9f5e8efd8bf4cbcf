import { describe, expect, it } from 'vitest';
import type { MediaScore } from '#domain/contract/media.ts';
import { leavesOf, ratioOf } from './score-pages.ts';

const page = { file: 'p.svg', width: 2000, height: 2800 };
const system = (at: number, y: number, h: number) => ({
  page: at,
  x: 100,
  y,
  w: 1800,
  h,
  firstBar: at,
  lastBar: at,
  staves: [],
});
const score = (pages: number, systems: ReturnType<typeof system>[]) =>
  ({ pages: Array.from({ length: pages }, () => page), systems, bars: [] }) as unknown as MediaScore;

describe('pages of a score', () => {
  it('end where no page has written on, all of them at the same height', () => {
    const small = score(3, [system(0, 400, 900), system(1, 300, 1000), system(2, 300, 800)]);
    const boxes = leavesOf(small, 'page').flat();
    // A rim of 90 above the highest system and below the lowest.
    expect(boxes.map(({ y, h }) => [y, y + h])).toEqual(Array(3).fill([210, 1390]));
  });

  it('are whole where they are full', () => {
    const [box] = leavesOf(score(1, [system(0, 20, 2770)]), 'page').flat();
    expect(box).toMatchObject({ x: 0, y: 0, w: 2000, h: 2800 });
  });

  it('are as wide side by side as both', () => {
    const [spread = []] = leavesOf(score(2, [system(0, 20, 2770), system(1, 20, 2770)]), 'spread');
    expect(ratioOf(spread)).toBeCloseTo(4000 / 2800);
  });
});
