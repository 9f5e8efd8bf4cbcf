import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LEVELS, levelFor } from '#domain/rules/level.ts';
import { levelOf, pointsOf } from './level-of.ts';

const levels = LEVELS.map(l => ({
  level: l.level,
  name: '',
  text: '',
  from: l.from / 100,
  pointsPerYuan: l.pointsPerYuan,
}));

it('reckons the level as the box office does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000_000 }), fen => {
      expect(levelOf(levels, fen / 100)?.level).toBe(levelFor(fen).level);
    }),
  );
});

it('reckons points by whole yuan, and 100 of them to the yuan', () => {
  const [first] = levels;
  const top = levels.at(-1);
  if (!first || !top) throw new Error('no levels');
  expect(pointsOf(first, 1760)).toEqual({ points: 1760, worth: 17.6 });
  expect(pointsOf(top, 1760.99)).toEqual({ points: 5280, worth: 52.8 });
});
