import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readScore } from './read-score.ts';
import { ending, repeatFrom, repeatTo, tinyScore } from './tiny-score.ts';
import { unfold } from './unfold.ts';

type Bars = Parameters<typeof tinyScore>[0][string];
const order = (bars: Bars, options = {}) =>
  unfold(readScore('tiny', tinyScore({ Flute: bars })).bars, options)
    .map(p => p.bar)
    .join(' ');
const plain = { notes: 'C4:4' };
const sound = (attribute: string) => `<sound ${attribute}="yes"/>`;

it.each<[string, Bars, string]>([
  ['nothing to repeat', [plain, plain, plain], '0 1 2'],
  ['a repeat from the beginning', [plain, { ...plain, tail: repeatTo }, plain], '0 1 0 1 2'],
  [
    'two repeats side by side',
    [
      { ...plain, tail: repeatTo },
      { ...plain, head: repeatFrom, tail: repeatTo },
    ],
    '0 0 1 1',
  ],
  [
    'two endings',
    [
      plain,
      { ...plain, head: ending('1')[0], tail: ending('1')[1] },
      { ...plain, head: ending('2', false)[0], tail: ending('2', false)[1] },
      plain,
    ],
    '0 1 0 2 3',
  ],
  [
    'a second ending that opens the next repeat',
    [
      plain,
      { ...plain, head: ending('1')[0], tail: ending('1')[1] },
      { ...plain, head: ending('2', false)[0] + repeatFrom, tail: ending('2', false)[1] },
      { ...plain, tail: repeatTo },
      plain,
    ],
    '0 1 0 2 3 2 3 4',
  ],
  [
    'an ending for two of three times',
    [
      plain,
      { ...plain, head: ending('1, 2')[0], tail: ending('1, 2')[1] },
      { ...plain, head: ending('3', false)[0], tail: ending('3', false)[1] },
    ],
    '0 1 0 1 0 2',
  ],
  [
    'a third ending that opens the next repeat',
    [
      plain,
      { ...plain, head: ending('1, 2')[0], tail: ending('1, 2')[1] },
      { ...plain, head: ending('3', false)[0] + repeatFrom, tail: ending('3', false)[1] },
      { ...plain, tail: repeatTo },
      plain,
    ],
    '0 1 0 1 0 2 3 2 3 4',
  ],
  [
    'back to the beginning, to the word Fine, without repeats',
    [
      { ...plain, tail: repeatTo },
      { ...plain, tail: sound('fine') },
      { ...plain, tail: sound('dacapo') },
    ],
    '0 0 1 2 0 1',
  ],
  [
    'to the coda',
    [
      plain,
      { ...plain, tail: sound('tocoda') },
      { ...plain, tail: sound('dacapo') },
      { ...plain, head: '<direction><direction-type><coda/></direction-type></direction>' },
    ],
    '0 1 2 0 1 3',
  ],
  [
    'a minuet inside a file of several movements',
    [
      { ...plain, number: '1' },
      { ...plain, number: '2' },
      { ...plain, number: '1', tail: sound('fine') },
      { ...plain, number: '2', tail: sound('dacapo') },
      { ...plain, number: '1' },
    ],
    '0 1 2 3 2 4',
  ],
])('plays %s', (_, bars, expected) => {
  expect(order(bars)).toBe(expected);
});

it('leaves repeats out when asked, with the last ending', () => {
  const bars = [
    plain,
    { ...plain, head: ending('1')[0], tail: ending('1')[1] },
    { ...plain, head: ending('2', false)[0], tail: ending('2', false)[1] },
  ];
  expect(order(bars, { repeats: false })).toBe('0 2');
});

it('ends, whatever a file asks for', () => {
  const piece = fc.constantFrom(
    plain,
    { ...plain, head: repeatFrom },
    { ...plain, tail: repeatTo },
    { ...plain, head: ending('1')[0], tail: ending('1')[1] },
    { ...plain, head: ending('2', false)[0], tail: ending('2', false)[1] },
    { ...plain, tail: sound('dacapo') },
    { ...plain, tail: sound('fine') },
    { ...plain, tail: '<sound dalsegno="a"/>' },
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), bars => {
      const score = readScore('tiny', tinyScore({ Flute: bars }));
      const played = unfold(score.bars);
      expect(played.length).toBeLessThanOrEqual(bars.length * 20);
      expect(played.every(p => p.bar >= 0 && p.bar < bars.length && p.pass >= 1)).toBe(true);
    }),
  );
});
