import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loudnessOf } from './dynamics.ts';
import { readScore } from './read-score.ts';
import { tempoMap } from './tempo.ts';
import { mark, metronome, repeatTo, tinyScore, words } from './tiny-score.ts';
import { unfold } from './unfold.ts';

const read = (bars: Parameters<typeof tinyScore>[0][string]) => readScore('tiny', tinyScore({ Flute: bars }));
const bar = { notes: 'C4 D4 E4 F4' };

it('is a metronome without bends: bars at the mark', () => {
  const score = read([{ ...bar, head: metronome(120) }, bar, { ...bar, tail: repeatTo }]);
  const map = tempoMap(score, unfold(score.bars), { bend: 0 });
  expect(map.spans.map(s => map.seconds(s.from))).toEqual([0, 2, 4, 6, 8, 10]);
  expect(map.seconds(map.quarters)).toBeCloseTo(12, 6);
});

it('takes another tempo where the score has one, and another pace where it is asked', () => {
  const score = read([
    { ...bar, head: metronome(60) },
    { ...bar, head: metronome(240) },
  ]);
  const order = unfold(score.bars);
  expect(tempoMap(score, order, { bend: 0 }).seconds(8)).toBeCloseTo(5, 6);
  expect(tempoMap(score, order, { bend: 0, pace: 0.5 }).seconds(8)).toBeCloseTo(10, 6);
  expect(tempoMap(score, order, { bend: 0, tempo: 120 }).seconds(8)).toBeCloseTo(2.5, 6);
});

it('takes the tempo from the words at the head where there is no mark', () => {
  const seconds = (...heads: string[]) => {
    const score = read(heads.map(head => ({ ...bar, head })));
    return tempoMap(score, unfold(score.bars), { bend: 0 }).seconds(4);
  };
  expect(seconds(words('Adagio cantabile'))).toBeCloseTo((4 * 60) / 56, 6);
  expect(seconds(words('Allegro moderato'))).toBeCloseTo((4 * 60) / 116, 6);
  expect(seconds(words('Geschwind'))).toBeLessThan(seconds(words('dolce')));
  expect(seconds('')).toBeCloseTo(2.5, 6);
});

it('breathes in phrases: bars differ as much as those of people, and two hands differ from each other', () => {
  const score = read([
    { ...bar, head: metronome(120) },
    ...Array.from({ length: 63 }, (_, i) => ({ notes: i % 8 === 7 ? 'C4:2 -:2' : 'C4 D4 E4 F4' })),
  ]);
  const lengths = (settings = {}) => {
    const map = tempoMap(score, unfold(score.bars), settings);
    return map.spans.map(s => map.seconds(s.from + s.length) - map.seconds(s.from)).slice(0, -3);
  };
  const spread = (list: number[]) => {
    const mean = list.reduce((a, b) => a + b, 0) / list.length;
    return Math.sqrt(list.reduce((sum, x) => sum + (x - mean) ** 2, 0) / list.length) / mean;
  };
  const [one, other] = [lengths(), lengths({ hand: 2 })];
  expect(spread(one)).toBeGreaterThan(0.03);
  expect(spread(one)).toBeLessThan(0.12);
  expect(spread(one.map((long, i) => long / other[i]!))).toBeGreaterThan(0.02);
});

it('slows down at the words and comes back', () => {
  const score = read([
    { ...bar, head: metronome(120) },
    { ...bar, head: words('poco rit.') },
    { ...bar, head: words('a tempo') },
    ...Array.from({ length: 6 }, () => bar),
  ]);
  const map = tempoMap(score, unfold(score.bars));
  const length = (i: number) => map.seconds(4 * (i + 1)) - map.seconds(4 * i);
  expect(length(1)).toBeGreaterThan(length(0) * 1.1);
  expect(length(3)).toBeLessThan(length(1));
});

it('holds a fermata, and only there', () => {
  const fermata = '<notations><fermata/></notations>';
  const xml = tinyScore({ Flute: [{ ...bar, head: metronome(120) }, bar, bar, bar, bar] });
  const plain = readScore('tiny', xml);
  const held = readScore('tiny', xml.replace('</note></measure>', `${fermata}</note></measure>`));
  const at = (score: typeof plain) => tempoMap(score, unfold(score.bars)).spans.map(s => s.from);
  expect(at(held)).toEqual(at(plain));
  const seconds = (score: typeof plain, q: number) => tempoMap(score, unfold(score.bars)).seconds(q);
  expect(seconds(held, 3)).toBeCloseTo(seconds(plain, 3), 6);
  expect(seconds(held, 4)).toBeGreaterThan(seconds(plain, 4) + 0.5);
});

it('never goes back in time', () => {
  const head = fc.constantFrom(
    '',
    metronome(40),
    metronome(208),
    words('rit.'),
    words('accel.'),
    words('a tempo'),
  );
  fc.assert(
    fc.property(fc.array(head, { minLength: 1, maxLength: 10 }), heads => {
      const score = read(heads.map(h => ({ ...bar, head: h })));
      const map = tempoMap(score, unfold(score.bars));
      const times = Array.from({ length: heads.length * 16 + 1 }, (_, i) => map.seconds(i / 4));
      for (let i = 1; i < times.length; i++) expect(times[i]).toBeGreaterThan(times[i - 1]!);
    }),
  );
});

it('hears dynamics as steps and hairpins as slopes', () => {
  const wedge = (type: string) =>
    `<direction><direction-type><wedge type="${type}"/></direction-type></direction>`;
  const score = read([
    { ...bar, head: mark('p') },
    { ...bar, head: wedge('crescendo') },
    { ...bar, head: wedge('stop') + mark('f') },
    bar,
  ]);
  const { level } = loudnessOf(score);
  expect(level(0, 3)).toBe(level(0, 0));
  expect(level(0, 6)).toBeGreaterThan(level(0, 4.5));
  expect(level(0, 8)).toBeGreaterThan(level(0, 0) + 0.3);
  expect(level(0, 15)).toBe(level(0, 8));
});

it('gives an sf to the note under it alone', () => {
  const score = read([
    { ...bar, head: mark('p') },
    { ...bar, head: mark('sf') },
  ]);
  const { level, stroke } = loudnessOf(score);
  expect(stroke(0, 4)).toBeGreaterThan(0);
  expect(stroke(0, 5)).toBe(0);
  expect(level(0, 5)).toBe(level(0, 0));
});
