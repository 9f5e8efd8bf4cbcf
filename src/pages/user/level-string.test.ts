import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS, levelFor } from '#domain/rules/level.ts';
import { lobes, soundingLength } from './level-string.tsx';

describe('the string of the level', () => {
  const sounding = (spent: number) => {
    const at = levelFor(spent).level - 1;
    return soundingLength(at, LEVELS.length, spent, LEVELS[at]!.from, LEVELS[at + 1]?.from);
  };

  it('sounds longer the more was spent, from nothing to all of it', () => {
    expect(sounding(0)).toBe(0);
    expect(sounding(LEVELS.at(-1)!.from)).toBe(1);
    const fen = fc.integer({ min: 0, max: 6_000_000 });
    fc.assert(
      fc.property(fen, fen, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(sounding(less)).toBeLessThanOrEqual(sounding(more));
        expect(sounding(more)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('reaches a level’s own stop exactly when the level is reached', () => {
    for (const [i, level] of LEVELS.entries())
      expect(sounding(level.from)).toBeCloseTo(i / (LEVELS.length - 1));
  });

  it('draws n lobes above and n below', () => {
    for (const n of [1, 2, 6]) expect(lobes(n, 600).match(/M/g)).toHaveLength(2 * n);
  });
});
