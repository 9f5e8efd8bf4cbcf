import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesWhole } from './safe-pattern.ts';

/** Patterns of everything that is understood, a few levels deep. */
const { pattern } = fc.letrec<{ pattern: string; atom: string }>(tie => ({
  atom: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      'a',
      'b',
      '琴',
      '.',
      '\\d',
      '\\w',
      '\\s',
      '[ab]',
      '[^a]',
      '[\\d-]',
      '\\.',
      '\\u0061',
      '\\p{Lu}',
      '/',
    ),
    tie('pattern').map(p => `(${p})`),
    tie('pattern').map(p => `(?:${p})`),
  ),
  pattern: fc.oneof(
    { depthSize: 'small' },
    tie('atom'),
    fc
      .tuple(tie('atom'), fc.constantFrom('*', '+', '?', '{2}', '{1,}', '{0,2}', '*?', '+?'))
      .map(p => p.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map(p => p.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map(p => p.join('|')),
  ),
}));
const text = fc.string({ unit: fc.constantFrom('a', 'b', '琴', 'A', '1', ' ', '.', '-', '/'), maxLength: 8 });

describe('a pattern from elsewhere', () => {
  it('matches what the engine’s own expression matches as a whole', () => {
    fc.assert(
      fc.property(pattern, text, (source, value) => {
        expect(matchesWhole(source, value)).toBe(new RegExp(`^(?:${source})$`, 'u').test(value));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['^a+$', 'aaa', true],
    ['^a|b$', 'b', true],
    ['1[3-9]\\d{9}', '13800138000', true],
    ['[\\p{Script=Han}·]{2,20}', '林听雨', true],
    ['[\\p{Script=Han}·]{2,20}', 'Lin', false],
    ['', '', true],
    ['a$b', 'ab', false],
  ])('%s on %s: %s', (source, value, fits) => {
    expect(matchesWhole(source, value)).toBe(fits);
  });

  it.each([
    '(a',
    'a)',
    '[a',
    'a{2,1}',
    '(?=a)',
    '(?<=a)b',
    '(a)\\1',
    '\\k<n>',
    'a**',
    '*',
    '\\p{Nothing}',
    'a'.repeat(501),
  ])('is not understood, and asks nothing: %s', source => {
    expect(matchesWhole(source, 'a')).toBeNull();
  });

  it('too many repetitions of repetitions are not built', () => {
    expect(matchesWhole('((a{100}){100}){100}', 'a')).toBeNull();
  });

  it.each(['(a+)+b', '(a|a)*b', '(a|aa)+$', '(.*)*x', '(a*)*b', '([a-z]+)*!', '(a?){100}a{100}'])(
    'never hangs: %s',
    source => {
      // A backtracking engine needs longer than the age of the world for this.
      expect(matchesWhole(source, `${'a'.repeat(4_000)}c`)).toBe(false);
    },
  );
});
