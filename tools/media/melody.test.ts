import { expect, it } from 'vitest';
import { instrumentsOf } from './instruments.ts';
import { fields, leads, melodyTable, playedMelody, themesOf } from './melody.ts';
import { readScore } from './read-score.ts';
import { tempoMap } from './tempo.ts';
import { metronome, repeatTo, tinyScore } from './tiny-score.ts';
import { unfold } from './unfold.ts';

const bar = { notes: 'C4 D4 E4 F4' };
const score = readScore(
  'tiny',
  tinyScore({
    'Violin 1': [{ ...bar, head: metronome(60) }, { ...bar, tail: repeatTo }, bar],
    Oboe: [bar, bar, bar],
  }),
);
const csv = [
  'qstamp,measure,beat,measure_fraction,label,part,part_num,instrument',
  '0.0,1,1,0,a,Violin 1,1,Vln',
  '6.0,2,3,0,b,Oboe,2,Ob',
  '8.0,3,1,0,b,Nobody,9,Xx',
].join('\n');
const { rows, faults } = melodyTable(csv, score, 'tiny.melody.csv');

it('reads the table, and says with its line what the score has not', () => {
  expect(rows).toEqual([
    { at: 0, label: 'a', part: 0 },
    { at: 6, label: 'b', part: 1 },
  ]);
  expect(faults.map(f => f.message)).toEqual([
    'tiny.melody.csv:4: the score has no part “Nobody”, but Violin 1, Oboe',
  ]);
  expect(fields('1,"a, ""b""",,x')).toEqual(['1', 'a, "b"', '', 'x']);
});

it('says what is wrong with a table, line by line', () => {
  const of = (...lines: string[]) =>
    melodyTable(['qstamp,label,part', ...lines].join('\r\n'), score, 't.csv').faults.map(f => f.message);
  expect(of('0,a,Oboe', '', 'x,a,Oboe', ',a,Oboe', '12,a,Oboe')).toEqual([
    't.csv:4: qstamp “x” is no number',
    't.csv:5: qstamp “” is no number',
    't.csv:6: qstamp 12 is not in the score, which has 12 quarters',
  ]);
  expect(() => melodyTable('measure,part\n1,Oboe', score, 't.csv')).toThrow(
    't.csv:1: no column qstamp, label',
  );
});

it('says who leads at a place', () => {
  const lead = leads(rows, 12);
  expect([lead(0, 0), lead(0, 5.5), lead(0, 6), lead(1, 6), lead(1, 11)]).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
});

it('follows the bars as played: what is repeated is told twice, and a repeat cuts', () => {
  const order = unfold(score.bars);
  const map = tempoMap(score, order, { bend: 0 });
  const segments = playedMelody(rows, score, instrumentsOf(score.parts), map, {
    movement: 0,
    offset: 1,
    first: 0,
  });
  expect(segments.map(s => [s.from, s.to, s.fromBar, s.toBar, s.section, s.theme])).toEqual([
    [1, 7, 0, 1, 'violin-1', 'a'],
    [7, 9, 1, 1, 'oboe', 'b'],
    [9, 15, 2, 3, 'violin-1', 'a'],
    [15, 21, 3, 4, 'oboe', 'b'],
  ]);
});

it('names themes, and keeps the letter of one without a name', () => {
  expect(themesOf(rows, { a: { zh: '主部主题', en: 'First theme' } }, 0)).toEqual([
    { id: 'a', movement: 0, name: { zh: '主部主题', en: 'First theme' } },
    { id: 'b', movement: 0, name: { zh: '主题 b', en: 'Theme b' } },
  ]);
});
