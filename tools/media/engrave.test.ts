import { expect, it } from 'vitest';
import { bestOf, cleaned, placedBars, stavesOf, systemsOf } from './engrave.ts';
import { relative, smallPage } from './page-svg.ts';

const staff = (y: number) =>
  [0, 10, 20, 30, 40]
    .map(d => `<polyline class="StaffLines" stroke-width="1" points="100,${y + d} 900,${y + d}"/>`)
    .join('');
const head = 'M1,0 C2,0 3,1 3,2 C3,3 2,4 1,4 L0,4 L0,0 Z';
const page = (body: string) =>
  `<svg viewBox="0 0 1000 800"><polyline class="Page" points="0,0 1,1"/>${body}</svg>`;

it('draws equal shapes once', () => {
  const note = (x: number) => `<path class="Note" transform="matrix(0.5,0,0,0.5,${x},40)" d="${head}"/>`;
  const { svg } = smallPage(page(note(10) + note(50) + note(90)));
  expect(svg.match(/<use /g)).toHaveLength(3);
  expect(svg.match(/<path id=/g)).toHaveLength(1);
});

it('keeps the place of each shape', () => {
  expect(relative('M10,10 L20,10 L20,30 Z', [])).toEqual({ x: 10, y: 10, d: 'l10 0l0 20z' });
  expect(relative('M10,10 L20,10', [2, 0, 0, 2, 5, 5])).toMatchObject({ x: 25, y: 25, d: 'l20 0' });
});

it('leaves the letters of annotations out', () => {
  expect(smallPage(page(`<path class="Lyrics" d="${head}"/>`)).svg).not.toContain('c1');
  const source = '<a><lyric-font font-family="x"/><lyric number="1"><text>a</text></lyric><b/></a>';
  expect(cleaned(source, true)).toBe('<a><lyric-font font-family="x"/><b/></a>');
});

it('keeps the words of a song', () => {
  expect(smallPage(page(`<path class="Lyrics" d="${head}"/>`), { sung: true }).svg).toContain('c1');
  const source = '<a><lyric number="1"><text>Wer</text></lyric></a>';
  expect(cleaned(source, false)).toBe(source);
});

it('finds staves of five lines and of one', () => {
  const { lines } = smallPage(
    page(
      `${staff(100)}<polyline class="StaffLines" stroke-width="1" points="100,220 900,220"/>${staff(300)}`,
    ),
  );
  expect(stavesOf(lines, 100, 340)).toEqual([
    { y: 100, h: 40 },
    { y: 200, h: 40 },
    { y: 300, h: 40 },
  ]);
});

it('groups bars into systems, and staves with their parts', () => {
  const one = smallPage(page(staff(100) + staff(200) + staff(400) + staff(500)));
  const mpos = [
    '<element id="0" x="1000" y="1000" sx="4000" sy="1400" page="0"/>',
    '<element id="1" x="5000" y="1000" sx="4000" sy="1400" page="0"/>',
    '<element id="2" x="1000" y="4000" sx="8000" sy="1400" page="0"/>',
  ].join('');
  const placed = systemsOf(placedBars(mpos), [one], () => [0, 1]);
  if (!placed) throw new Error('no systems');
  const { systems, bars } = placed;
  // Staves that nobody can tell the part of are no systems.
  expect(systemsOf(placedBars(mpos), [one], () => null)).toBeNull();
  expect(systems.map(s => [s.firstBar, s.lastBar, s.staves.map(x => [x.y, x.part])])).toEqual([
    [
      0,
      1,
      [
        [100, 0],
        [200, 1],
      ],
    ],
    [
      2,
      2,
      [
        [400, 0],
        [500, 1],
      ],
    ],
  ]);
  expect(bars.map(b => [b.system, b.x, b.w])).toEqual([
    [0, 100, 400],
    [0, 500, 400],
    [1, 100, 800],
  ]);
  // What a phone shows of one system does not reach into the next.
  expect(systems[0]!.y + systems[0]!.h).toBeLessThanOrEqual(systems[1]!.y);
});

it('takes narrower pages where forty parts are too much for a wide one, and says where nothing is light enough', async () => {
  const tried: number[] = [];
  const pages = (most: number) => async (factor: number) => {
    tried.push(factor);
    return { fewest: Math.ceil(8 * factor), last: 4, factor, heavy: factor > most };
  };
  expect((await bestOf(4, pages(2))).best?.factor).toBe(1);
  expect(tried.splice(0)).toEqual([1]);
  expect((await bestOf(4, pages(0.85))).best?.factor).toBe(0.8);
  // Nothing wider than what was too heavy is tried again.
  expect(tried.splice(0)).toEqual([1, 0.95, 0.9, 0.8]);
  expect(await bestOf(4, pages(0.1))).toEqual({ best: null, heavy: true });
  expect(await bestOf(4, async () => null)).toEqual({ best: null, heavy: false });
});
