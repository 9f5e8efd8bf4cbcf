import { expect, test } from 'vitest';
import { hasInitial } from './initial.ts';

test('a year is not torn by an initial, plain or in elements; words and quotations have one', () => {
  for (const text of ['1808年12月，维也纳', '<p>1943年夏', '<p><b>“36 concerts”</b>', '（1901年）'])
    expect(hasInitial(text), text).toBe(false);
  for (const text of ['“浪漫”二字', 'In December 1808', '<p><em>三十六</em>套', ''])
    expect(hasInitial(text), text).toBe(true);
});
