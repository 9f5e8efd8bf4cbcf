import { expect, it } from 'vitest';
import { numbersOf } from './movement-number.ts';

const of = (...titles: string[]) => numbersOf(titles.map(title => ({ title })));

it('movements are numbered, but for one alone and for names that say their number', () => {
  expect(of('Allegro', 'Andante', 'Presto')).toEqual(['I', 'II', 'III']);
  expect(of('Allegro')).toEqual(['']);
  expect(of('I. [Allegro]', 'III. Allegro')).toEqual(['', '']);
  expect(of('第一乐章', '第三乐章　快板')).toEqual(['', '']);
  expect(of('Introduction', 'Vivace', 'Mixed')).toEqual(['I', 'II', 'III']);
  expect(of(...Array.from({ length: 13 }, (_, i) => `${i}`)).at(-1)).toBe('13');
});
