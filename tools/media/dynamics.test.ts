import { expect, it } from 'vitest';
import { growthsOf, loudnessOf } from './dynamics.ts';
import { longLine } from './long-line.ts';
import { readScore } from './read-score.ts';
import { mark, tinyScore } from './tiny-score.ts';

const read = (parts: Parameters<typeof tinyScore>[0]) => readScore('tiny', tinyScore(parts));
const bar = { notes: 'C4:4' };
const other = (name: string): string => mark('p').replace('<p/>', `<other-dynamics>${name}</other-dynamics>`);

it.each([
  ['f', 'più', 'ff', 1],
  ['f', 'meno', 'ff', -1],
  ['f', 'poco', 'ff', -1],
  ['p', 'più', 'pp', -1],
])(
  'takes %s with “%s” before it as half a degree, as one dynamic or as two',
  (name, shade, further, sign) => {
    const at = (head: string): number => loudnessOf(read({ Flute: [{ ...bar, head }] })).level(0, 2);
    const [plain, most] = [at(mark(name)), at(mark(further))];
    for (const own of [at(other(`${shade} ${name}`)), at(other(shade) + mark(name))]) {
      expect(Math.sign(own - plain)).toBe(sign);
      expect(Math.abs(own - plain)).toBeLessThan(Math.abs(most - plain));
    }
  },
);

it('grows where somebody who knows the piece says so, up to the mark that is there, in every part', () => {
  const part = [{ ...bar, head: mark('p') }, bar, bar, { ...bar, head: mark('f') }];
  const score = read({ Flute: part, Oboe: part });
  const swells = growthsOf(score, [['2', '4'] as const, ['2', 'no such bar'] as const]);
  expect(swells.map(s => [s.part, s.from, s.to])).toEqual([
    [0, 4, 12],
    [1, 4, 12],
  ]);
  const { level } = loudnessOf({ ...score, swells });
  const heard = [0, 4, 6, 8, 10, 11.9].map(at => level(1, at));
  for (const [i, one] of heard.slice(2).entries()) expect(one).toBeGreaterThan(heard[i + 1]!);
  expect(level(1, 12) - heard.at(-1)!).toBeLessThan(0.03);
});

it('lets no long stretch stand still under one mark: it is fuller where more play, higher and quicker', () => {
  const rest = { notes: '-:4' };
  const many = (count: number, one: { notes: string }) => Array.from({ length: count }, () => one);
  const score = read({
    Viola: many(24, { notes: 'C3:2 D3:2' }),
    Violin: [...many(12, rest), ...many(12, { notes: 'C5 D5 E5 F5' })],
  });
  const line = longLine(score);
  const places = Array.from({ length: 95 }, (_, i) => line(i));
  expect(line(8)).toBeLessThan(-0.3);
  expect(line(88)).toBeGreaterThan(0.3);
  // By no step: within a quarter it moves by a little.
  places.slice(1).forEach((one, i) => {
    expect(Math.abs(one - places[i]!)).toBeLessThan(0.08);
    expect(Math.abs(one)).toBeLessThanOrEqual(1);
  });
});
