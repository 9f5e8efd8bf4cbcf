import { expect, it } from 'vitest';
import type { MediaScore } from '#domain/contract/media.ts';
import { missed, tooFew } from './goals.ts';
import type { JudgedStream } from './judge.ts';
import { type MeasuredSound, spread, sumOf } from './measured.ts';
import { spectrum } from './spectrum.ts';

const files = { 'a72/0.m4s': { bytes: 1, sha256: 'aa' }, 'poster.svg': { bytes: 1, sha256: 'bb' } };
const renditions = [{ id: 'a72', kind: 'audio' }] as unknown as JudgedStream['value']['renditions'];
const full = [-10, -8, -9, -12, -18, -24, -30, -33, -35, -37, -39, -41, -44, -47, -52, -58, -66, -90];
const breathing = [0, 2, 4.1, 6.4, 8.45, 10.35, 12.55];
const stream = (sound: Partial<MeasuredSound> = {}, loudness = {}): JudgedStream =>
  ({
    folder: 'x',
    melody: null,
    value: {
      id: 'x',
      kind: 'sound',
      renditions,
      files,
      loudness: { integrated: -18.1, truePeak: -1.7, ...loudness },
    },
    bars: { version: 1, bars: breathing.map((at, bar) => ({ at, movement: 0, bar, pass: 1 })) },
    measured: {
      version: 1,
      of: sumOf({ renditions, files }),
      spectrum: { a72: full },
      struck: [],
      clear: 40,
      close: 38,
      people: [{ movement: 0, least: 5, most: 8 }],
      ...sound,
    },
  }) as unknown as JudgedStream;

it('finds nothing amiss in music that reaches high, breathes and sounds with its bars', () => {
  expect(missed(stream())).toEqual([]);
});

it.each([
  ['loudness', stream({}, { integrated: -16 }), '-16 LUFS'],
  ['a peak', stream({}, { truePeak: -0.3 }), 'a peak of -0.3 dBTP'],
  [
    'sound that stops at ten kilohertz',
    stream({ spectrum: { a72: full.with(15, -118) } }),
    'a72 has -118 dB',
  ],
  [
    'coding that takes what a dark sound has left',
    stream({ source: full.with(15, -70), spectrum: { a72: full.with(15, -80) } }),
    'a72 has -80 dB',
  ],
  [
    'sound that stopped before it was coded',
    stream({ source: full.with(15, -118), spectrum: { a72: full.with(15, -118) } }),
    'a72 has -118 dB',
  ],
  ['a rendition that nobody measured', stream({ spectrum: {} }), 'a72 has'],
  ['attacks that lie elsewhere', stream({ close: 30 }), '30 of 40 clear attacks'],
  ['a metronome', stream({ people: [{ movement: 0, least: 9, most: 12 }] }), 'bars of movement 1 spread by'],
  ['a tempo that staggers', stream({ people: [{ movement: 0, least: 1, most: 3 }] }), 'people’s by 1 to 3'],
  ['sound that was made anew', stream({ of: 'what was before' }), 'not the one that was measured'],
  ['sound that nobody measured', { ...stream(), measured: null }, 'nobody has measured'],
])('says what is missed: %s', (_, judged, words) => {
  expect(missed(judged).join()).toContain(words);
});

it('takes a singer with a piano for what they are: darker than strings before anything is coded', () => {
  const dark = full.with(15, -67);
  expect(missed(stream({ source: dark, spectrum: { a72: dark.with(15, -69) } }))).toEqual([]);
});

it('asks of a talk that it is level with the music, and no more', () => {
  const talk = (integrated: number) => {
    const { value, ...rest } = stream({}, { integrated });
    return { ...rest, measured: null, value: { ...value, kind: 'talk' as const } };
  };
  expect(missed(talk(-18.2))).toEqual([]);
  expect(missed(talk(-19.8))).toEqual(['x: -19.8 LUFS, not -18']);
});

it('hears how high a sound reaches', () => {
  const rate = 44_100;
  const tone = (hertz: number) =>
    Float32Array.from({ length: rate }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate));
  expect(spectrum(tone(15_500), rate)[15]).toBe(0);
  expect(spectrum(tone(15_500), rate)[8]).toBeLessThan(-60);
  expect(spectrum(tone(440), rate)[0]).toBe(0);
  expect(Math.max(...spectrum(new Float32Array(rate), rate))).toBeLessThanOrEqual(-140);
});

it('spreads by what is usual, not by a fermata', () => {
  expect(spread([2, 2, 2, 2, 9])).toBe(0);
  expect(spread([1.8, 2, 2.2])).toBeCloseTo(8.2, 1);
});

/** A score whose pages have so many bars. */
const paged = (...counts: number[]): MediaScore => {
  const pages = counts.map((_, i) => ({ file: `${i}.svg`, width: 100, height: 100 }));
  const systems = counts.map((_, page) => ({ page }));
  const bars = counts.flatMap((n, system) => Array.from({ length: n }, () => ({ system })));
  return { pages, systems, bars } as unknown as MediaScore;
};
const judgedScore = (value: MediaScore, reading: MediaScore | null = null) => ({
  folder: 's',
  value,
  reading,
});

it('asks for pages of four bars, or for a reduction that has them', () => {
  expect(tooFew(judgedScore(paged(4, 9, 1)))).toEqual([]);
  expect(tooFew(judgedScore(paged(2)))).toEqual([]);
  expect(tooFew(judgedScore(paged(4, 3, 5))).join()).toContain('a page of 3 bars and no reading reduction');
  expect(tooFew(judgedScore(paged(4, 3, 5), paged(6, 6)))).toEqual([]);
  expect(tooFew(judgedScore(paged(4, 3, 5), paged(3, 9))).join()).toContain('of its reading reduction');
  expect(tooFew(judgedScore(paged(4, 3, 5), paged(6, 5))).join()).toContain(
    '11 bars to read, 12 in the score',
  );
});
