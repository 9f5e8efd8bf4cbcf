import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { impulse } from './impulse.ts';

/** Small, and always the same. */
function generator(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
const RATE = 8000;
/** Mean power of a tenth of a second, in decibels. */
function level(samples: Float32Array, from: number): number {
  const part = samples.subarray(Math.round(from * RATE), Math.round((from + 0.1) * RATE));
  return 10 * Math.log10(part.reduce((sum, v) => sum + v * v, 0) / part.length);
}

describe('impulse', () => {
  it('fades by 60 dB in the reverberation time, whatever it is', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.8, max: 4, noNaN: true }), fc.nat(1000), (seconds, seed) => {
        const samples = impulse({ low: seconds, high: seconds }, RATE, generator(seed));
        // Two windows, 0.3 of the time apart, differ by 0.3 of 60 dB.
        const fall = level(samples, 0.1) - level(samples, 0.1 + seconds * 0.3);
        expect(fall).toBeGreaterThan(18 - 2.5);
        expect(fall).toBeLessThan(18 + 2.5);
      }),
      { numRuns: 60 },
    );
  });

  it('lasts as long as its slower part, and begins with the sound itself', () => {
    const samples = impulse({ low: 2.35, high: 1.68 }, RATE, generator(1));
    expect(samples.length / RATE).toBeGreaterThan(2.35);
    expect(samples.length / RATE).toBeLessThan(2.4);
    expect(samples[0]).toBe(1);
    expect(samples[40]).toBe(0);
  });

  it('of a full hall is shorter than that of an empty one', () => {
    const full = impulse({ low: 2.35, high: 1.68 }, RATE, generator(7));
    const empty = impulse({ low: 2.6, high: 1.86 }, RATE, generator(7));
    expect(level(empty, 1.5)).toBeGreaterThan(level(full, 1.5));
  });
});
