import { describe, expect, it } from 'vitest';
import { harmonic } from './harmonic.ts';

const commands = (d: string) => d.replace(/[^MC]/g, '');
const ends = (d: string) =>
  [...d.matchAll(/C(?:\S+ ){5}?(\S+?)(?=[CM]|$)/g)].map(m =>
    m[0].replace('C', '').split(' ').slice(-2).map(Number),
  );

describe('harmonic', () => {
  it('draws every step with the same commands, so that one passes into the next', () => {
    const shapes = [
      harmonic(1, 1, 100, 500),
      harmonic(2, 2, 100, 500),
      harmonic(3, 3, 100, 500),
      harmonic(2, 1, 100, 500),
      harmonic(1, 0, 100, 500),
    ];
    expect(new Set(shapes.map(commands)).size).toBe(1);
  });
  it.each([1, 2, 3] as const)('%d: touches the line at the end of each lobe', n => {
    const points = ends(harmonic(n, n, 100, 500));
    const onLine = points
      .slice(0, 6)
      .filter(([, y]) => y === 12)
      .map(([x]) => x);
    expect(onLine).toEqual(
      Array.from({ length: n }, (_, i) => Math.round((100 + ((i + 1) * 400) / n) * 100) / 100),
    );
  });
});
