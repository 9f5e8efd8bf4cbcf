import { describe, expect, it } from 'vitest';
import { themeSamples, tonicOf, wavOf } from './theme-audio.ts';

describe('a theme as sound', () => {
  it('finds the tonic of a key', () => {
    expect(tonicOf('A minor')).toBeCloseTo(221, 5);
    expect(tonicOf('Bb major') / tonicOf('A major')).toBeCloseTo(2 ** (1 / 12), 9);
    expect(tonicOf('C# minor') / tonicOf('C major')).toBeCloseTo(2 ** (1 / 12), 9);
  });

  it('lasts as long as its notes, is silent in its rests at first, and never clips', () => {
    const one = themeSamples([[0, 1]], 220);
    const three = themeSamples(
      [
        [null, 2],
        [0, 1],
      ],
      220,
    );
    expect(three.length - one.length).toBe(Math.round(2 * 0.42 * 22_050));
    expect(three.slice(0, 18_000).every(v => v === 0)).toBe(true);
    const loud = themeSamples(
      Array.from({ length: 12 }, () => [7, 0.5] as [number, number]),
      220,
    );
    expect(Math.max(...loud.map(Math.abs))).toBeGreaterThan(0.2);
    expect(loud.some(Number.isNaN)).toBe(false);
  });

  it('is written as a WAV file that says its own length', async () => {
    const blob = wavOf(new Float32Array([0, 1, -1, 2]));
    expect([blob.type, blob.size]).toEqual(['audio/wav', 44 + 8]);
    const view = new DataView(await blob.arrayBuffer());
    expect(view.getUint32(40, true)).toBe(8);
    expect([view.getInt16(46, true), view.getInt16(48, true), view.getInt16(50, true)]).toEqual([
      32767, -32767, 32767,
    ]);
  });
});
