import { expect, it } from 'vitest';
import { instrumentsOf } from './instruments.ts';
import { readScore } from './read-score.ts';
import { isDense, mainParts, readingOf } from './reading.ts';
import { tinyScore } from './tiny-score.ts';

const read = (xml: string, rows: { at: number; label: string; part: number }[] = []) => {
  const score = readScore('tiny', xml);
  const reading = readingOf(xml, score, instrumentsOf(score.parts), rows);
  return { score, reading, reduced: readScore('tiny', reading.xml) };
};
const bar = (notes: string, head = '') => ({ notes, head });
const pitches = ({ reduced }: ReturnType<typeof read>, part: number, from = 0, to = 99) =>
  reduced.notes
    .filter(n => n.part === part && n.start >= from && n.start < to)
    .sort((a, b) => a.start - b.start || b.pitch - a.pitch)
    .map(n => n.pitch);

const orchestra = tinyScore({
  Flute: [bar('C5 D5 E5 F5'), bar('G5:4')],
  Oboe: [bar('A4 B4 C5 D5'), bar('-:4')],
  Horn: [bar('C4:4'), bar('C4:4')],
  Violin: [bar('E4 F4 G4 A4'), bar('B4 A4 G4 F4')],
  Cello: [bar('C3:2 G2:2'), bar('C3:4')],
});

it('puts the main line on a staff of its own and each family on one under it', () => {
  const found = read(orchestra, [
    { at: 0, label: 'a', part: 3 },
    { at: 4, label: 'b', part: 0 },
  ]);
  expect(found.reading.names.map(n => n.en)).toEqual([
    'Main line',
    'Woodwind',
    'Brass',
    'Violins and violas',
    'Cellos and basses',
  ]);
  // The violin leads, then the flute; who leads is not in its family at that time.
  expect(pitches(found, 0)).toEqual([64, 65, 67, 69, 79]);
  expect(pitches(found, 1, 0, 4)).toEqual([72, 69, 74, 71, 76, 72, 77, 74]);
  expect(pitches(found, 1, 4)).toEqual([]);
  expect(pitches(found, 3)).toEqual([71, 69, 67, 65]);
  expect(found.reduced.bars.map(b => b.length)).toEqual(found.score.bars.map(b => b.length));
});

it('writes what sounds: a part that transposes stands among the others', () => {
  const transpose =
    '<attributes><transpose><diatonic>-1</diatonic><chromatic>-2</chromatic></transpose></attributes>';
  const found = read(
    tinyScore({ Clarinet: [bar('D5 E5 F#5 G5', transpose)], Violin: [bar('C4:4')], Viola: [bar('E3:4')] }),
    [{ at: 0, label: 'a', part: 0 }],
  );
  expect(pitches(found, 0)).toEqual([72, 74, 76, 77]);
});

it('leaves out what doubles in an octave, and a third rhythm', () => {
  const found = read(
    tinyScore({
      Flute: [bar('C5:4')],
      'Violin 1': [bar('C5 D5 E5 F5')],
      'Violin 2': [bar('C4 D4 E4 F4')],
      Viola: [bar('G3:2 A3:2')],
      Cello: [bar('C3:4')],
    }),
    [{ at: 0, label: 'a', part: 0 }],
  );
  expect(pitches(found, 1)).toEqual([72, 55, 74, 76, 57, 77]);
});

it('lets nobody lead who rests; without a table the highest that plays', () => {
  const { score } = read(tinyScore({ Flute: [bar('-:4'), bar('C5:4')], Violin: [bar('C4:4'), bar('C4:4')] }));
  expect(mainParts(score, [])).toEqual([1, 1]);
  expect(mainParts(score, [{ at: 0, label: 'a', part: 0 }])).toEqual([1, 0]);
});

it('ends no arc that it has not begun', () => {
  const slur = (type: string) =>
    `<notations><slur number="1" type="${type}"/><tied type="${type}"/></notations>`;
  const tied = orchestra.replace(
    '<voice>1</voice></note>',
    `<voice>1</voice><tie type="start"/>${slur('start')}</note>`,
  );
  const { reading } = read(tied, [{ at: 0, label: 'a', part: 0 }]);
  expect(reading.xml).not.toMatch(/<slur|<tied|<tie /);
});

it('is for scores of many staves', () => {
  expect(isDense(readScore('tiny', orchestra))).toBe(false);
  const names = Array.from({ length: 10 }, (_, i) => [`Violin ${i}`, [bar('C4:4')]] as const);
  expect(isDense(readScore('tiny', tinyScore(Object.fromEntries(names))))).toBe(true);
});
