import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { instrumentsOf } from './instruments.ts';
import { joinTies } from './perform.ts';
import { musicXmlOf, readScore } from './read-score.ts';
import { mark, metronome, tinyScore, words } from './tiny-score.ts';

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
  expect(musicXmlOf(packed, 'x.mxl')).toBe(xml);
  expect(musicXmlOf(strToU8(xml), 'x.musicxml')).toBe(xml);
});

it('reads what a program of old has written in UTF-16', () => {
  const xml = tinyScore({ Flöte: [{ notes: 'C4' }] });
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(xml, 'utf16le')]);
  expect(musicXmlOf(wide, 'x.xml')).toBe(xml);
});

it('says what is no score, with its file and line', () => {
  const of = (xml: string) => () => readScore('x', xml, 'X.mxl');
  expect(of('<html></html>')).toThrow('X.mxl: no MusicXML in parts (<score-partwise>) but <html>');
  expect(of('<score-partwise>\n<part>\n</score-partwise>')).toThrow(/^X\.mxl:3: not well-formed: /);
  expect(of(tinyScore({ Flute: [{ notes: '-:4' }] }))).toThrow('X.mxl: not one note in it');
  expect(of(tinyScore({ Flute: [{ notes: 'C4' }, { notes: 'C4' }], Oboe: [{ notes: 'C4' }] }))).toThrow(
    'X.mxl: Oboe has 1 bars, Flute has 2',
  );
  expect(() => musicXmlOf(strToU8('PK, and no more'), 'x.mxl')).toThrow('x.mxl: damaged');
  expect(() => musicXmlOf(zipSync({ 'a.pdf': strToU8('') }), 'x.mxl')).toThrow(
    'x.mxl: no score is packed in it',
  );
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

it('knows parts by the names that scores of other languages give them', () => {
  const names = [
    'Violine II',
    'Bratsche',
    'Violoncelli',
    'Contrabbassi',
    'Oboi',
    'Flöte',
    'Fagotti',
    'Trombe',
  ];
  const seated = instrumentsOf(
    [...names, 'Posaune', 'Contrabassoon', 'Cor en Fa', 'Klavier', 'Sopran'].map(name => ({
      id: '',
      name,
      short: name,
      staves: 1,
      unpitched: null,
    })),
  );
  expect(seated.map(i => i.name.en)).toEqual([
    'Violin 2',
    'Viola',
    'Cello',
    'Double bass',
    'Oboe',
    'Flute',
    'Bassoon',
    'Trumpet',
    'Trombone',
    'Contrabassoon',
    'Horn',
    'Piano',
    'Voice',
  ]);
  expect(seated[0]?.section).toBe('violin-2');
});
