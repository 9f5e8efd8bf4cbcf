import { expect, it } from 'vitest';
import { cleanQuestion } from './question.ts';

it.each([
  ['  为什么\n\n第一拍是休止？ ', '为什么 第一拍是休止？', null],
  ['<script>alert(1)</script> why?', '<script>alert(1)</script> why?', null],
  ['a?', 'a?', 'short'],
  ['see https://example.org now', 'see https://example.org now', 'link'],
  ['buy at cheap-tickets.shop', 'buy at cheap-tickets.shop', 'link'],
  ['Is Op. 67 in C minor?', 'Is Op. 67 in C minor?', null],
] as const)('%j', (typed, text, problem) => {
  expect(cleanQuestion(typed)).toEqual({ text, problem });
});
