import { expect, it } from 'vitest';
import { attacks, distances, later } from './heard.ts';

const RATE = 11_025;
/** Tones at each second, full after `grow` seconds. */
function tones(count: number, grow: number): Float32Array {
  return Float32Array.from({ length: (count + 1) * RATE }, (_, i) => {
    const time = i / RATE - Math.max(1, Math.floor(i / RATE));
    const inside = time >= 0 && time < 0.6;
    return inside ? 0.3 * Math.min(1, time / grow) * Math.sin(i * 0.25) : 0.0005 * Math.sin(i * 0.25);
  });
}
const seconds = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

it('hears a slow attack later than a quick one', () => {
  const median = (grow: number) => {
    const found = distances(tones(20, grow), seconds(20), RATE);
    expect(found.left.length).toBe(20);
    for (const left of found.left) expect(Math.abs(left)).toBeLessThan(0.01);
    return found.by;
  };
  expect(median(0.15)).toBeGreaterThan(median(0.05) + 0.01);
  expect(median(0.15)).toBeLessThan(0.15);
});

it('tells nothing of bars without a clear attack', () => {
  expect(
    attacks(
      tones(20, 0.1),
      seconds(19).map(s => s + 0.35),
      RATE,
    ),
  ).toEqual([]);
  expect(distances(new Float32Array(RATE * 20), seconds(19), RATE).left).toEqual([]);
});

it('moves everything that is lit alike', () => {
  const moved = later(
    {
      bars: [{ at: 1, movement: 0, bar: 0, pass: 1 }],
      melody: { themes: [], segments: [], form: [{ at: 1, movement: 0, bar: 0, name: { zh: '', en: '' } }] },
      movements: [],
      struck: [0],
    },
    0.12,
  );
  expect(moved.bars[0]?.at).toBe(1.12);
  expect(moved.melody.form[0]?.at).toBe(1.12);
});
