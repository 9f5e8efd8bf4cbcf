import { expect, test } from 'vitest';
import { hasWord, seatAsked } from './seat-asked.ts';

test.each([
  ['2排14座', { row: '2', number: '14', words: [] }],
  ['Ａ区２排１４号', { row: '2', number: '14', words: ['a区'] }],
  ['A2排14', { row: '2', number: '14', words: ['a'] }],
  ['池座 A 区 2 排 14 座', { row: '2', number: '14', words: ['池座', 'a', '区'] }],
  ['row 2 seat 14', { row: '2', number: '14', words: [] }],
  ['Stalls, Block A, row 2, seat 14', { row: '2', number: '14', words: ['stalls', 'block', 'a'] }],
  ['seat 14, row 2', { row: '2', number: '14', words: [] }],
  ['A 2-14', { row: '2', number: '14', words: ['a'] }],
  ['12月11日 2排14座', { row: '2', number: '14', day: '-12-11', words: [] }],
  [
    '马勒，2026年12月11日（周五）19:30，2排14座',
    { row: '2', number: '14', day: '2026-12-11', time: '19:30', words: ['马勒'] },
  ],
  ['2026-12-11 2-14', { row: '2', number: '14', day: '2026-12-11', words: [] }],
  [
    'row 2 seat 14 Fri 11 Dec 2026 9:30',
    { row: '2', number: '14', day: '2026-12-11', time: '09:30', words: [] },
  ],
  ['Dec 1 row 2 seat 14', { row: '2', number: '14', day: '-12-01', words: [] }],
])('a seat as it is typed: %s', (typed, asked) => {
  expect(seatAsked(typed)).toEqual(asked);
});

test.each([
  'HM2026121100001',
  '13800001234',
  '138-0000-1234',
  '2026-12-11',
  'lin@example.org',
  '林听雨',
  'row',
  '2排',
])('is no seat: %s', typed => {
  expect(seatAsked(typed)).toBeNull();
});

test('words of a name: Chinese anywhere, Latin from the beginning of one, letters alone', () => {
  const names = ['池座 A 区', 'Stalls, Block A', '马勒《第五交响曲》'];
  expect(['a区', '马勒', 'stal', 'a', 'block'].map(w => hasWord(names, w))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['b区', 'lls', 's', 'b'].map(w => hasWord(names, w))).toEqual([false, false, false, false]);
});
