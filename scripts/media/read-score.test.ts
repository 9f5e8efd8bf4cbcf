import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { mark, metronome, tinyScore, words } from '#tests/tiny-score.ts';
import { instrumentsOf } from './instruments.ts';
import { joinTies } from './perform.ts';
import { musicXmlOf, readScore } from './read-score.ts';

it('places bars by their real length, so that an upbeat is short', () => {
  const score = readScore(
    'tiny',
    tinyScore({
      Flute: [{ notes: 'G4', number: '0' }, { notes: 'C5 D5 E5 F5', number: '1' }, { notes: '-:4' }],
    }),
  );
  expect(score.bars.map(b => [b.number, b.start, b.length])).toEqual([
    ['0', 0, 1],
    ['1', 1, 4],
    ['3', 5, 4],
  ]);
  expect(score.notes.map(n => [n.pitch, n.start])).toEqual([
    [67, 0],
    [72, 1],
    [74, 2],
    [76, 3],
    [77, 4],
  ]);
});

it('reads what sounds, not what is written, of a transposing instrument', () => {
  const head = '<attributes><transpose><chromatic>-2</chromatic></transpose></attributes>';
  const score = readScore('tiny', tinyScore({ Clarinet: [{ head, notes: 'D4:4' }] }));
  expect(score.notes[0]?.pitch).toBe(60);
});

it('reads dynamics, words and metronome marks where they stand', () => {
  const score = readScore(
    'tiny',
    tinyScore({
      Flute: [
        { head: metronome(90) + mark('p'), notes: 'C4:4' },
        { head: words('rit.'), notes: 'C4:4' },
      ],
    }),
  );
  expect(score.tempos).toEqual([{ at: 0, quarters: 90 }]);
  expect(score.marks).toEqual([{ part: 0, at: 0, name: 'p' }]);
  expect(score.words).toEqual([{ part: 0, at: 4, text: 'rit.' }]);
});

it('makes one note of what is tied', () => {
  const tie = (type: string) => `<tie type="${type}"/>`;
  const xml = tinyScore({ Flute: [{ notes: 'C4:4' }, { notes: 'C4:2' }] })
    .replace('</note></measure><measure', `${tie('start')}</note></measure><measure`)
    .replace('</note></measure></part>', `${tie('stop')}</note></measure></part>`);
  expect(joinTies(readScore('tiny', xml).notes).map(n => [n.start, n.length])).toEqual([[0, 6]]);
});

it('opens a packed score by its container', () => {
  const xml = tinyScore({ Flute: [{ notes: 'C4' }] });
  const container = '<container><rootfiles><rootfile full-path="deep/a.xml"/></rootfiles></container>';
  const packed = zipSync({ 'META-INF/container.xml': strToU8(container), 'deep/a.xml': strToU8(xml) });
  expect(musicXmlOf(packed)).toBe(xml);
  expect(musicXmlOf(strToU8(xml))).toBe(xml);
});

it('refuses what is no score', () => {
  expect(() => readScore('x', '<html></html>')).toThrow('no score in parts');
  expect(() => readScore('x', '<score-partwise><part')).toThrow();
});

it('seats parts by their names, and divided parts with their section', () => {
  const part = (name: string, short = name) => ({ id: '', name, short, staves: 1, unpitched: null });
  const seated = instrumentsOf([
    part('Violin 1'),
    part('Violin 2'),
    part('Violin 1 div(2)', 'Vln. 1 div(2)'),
    part('Violin', 'Vln. 2 Solo'),
    part('Bb Clarinet 1'),
    part('English Horn'),
    part('F Horn 3'),
    part('C, G Timpani'),
    part('Theremin'),
  ]);
  expect(seated.map(i => i.section)).toEqual([
    'violin-1',
    'violin-2',
    'violin-1',
    'violin-2',
    'clarinet',
    'oboe',
    'horn',
    'percussion',
    null,
  ]);
  expect(seated[6]?.name).toEqual({ zh: '第三圆号', en: 'Horn 3' });
});
