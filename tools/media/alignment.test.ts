import { expect, it } from 'vitest';
import { alignmentTable, recordingOf } from './alignment.ts';
import { readScore } from './read-score.ts';
import { tempoMap } from './tempo.ts';
import { metronome, repeatTo, tinyScore } from './tiny-score.ts';
import { unfold } from './unfold.ts';

const bar = { notes: 'C4 D4 E4 F4' };
const score = readScore(
  'tiny',
  tinyScore({ Flute: [{ ...bar, head: metronome(120) }, { ...bar, tail: repeatTo }, bar, bar] }),
);
const order = unfold(score.bars);
/** Seconds of the six bars as played, as a table of quarters. */
const table = (...bars: readonly (readonly number[])[]): string => {
  const written = [0, 4, 0, 4, 8, 12];
  const rows = written.flatMap((start, i) =>
    [0, 1, 2, 3].map(q =>
      [
        start + q,
        i * 4 + q,
        ...bars.map(long => long.slice(0, i).reduce((a, b) => a + b, 0) + (q / 4) * long[i]!),
      ].join(),
    ),
  );
  return [`score_qstamp,qstamp,${bars.map((_, i) => `r${i}_tstamp`).join()}`, ...rows].join('\n');
};
const lengths = (csv: string, id?: string) => {
  const recording = recordingOf(alignmentTable(csv, score, 'x.alignment.csv'), id);
  const map = tempoMap(score, order, {}, { recording });
  return map.spans.map(s => map.seconds(s.from + s.length) - map.seconds(s.from));
};
const fault = (csv: string): string => {
  try {
    alignmentTable(csv, score, 'x.alignment.csv');
  } catch (error) {
    return String(error).replace('Error: ', '');
  }
  return '';
};

it('plays each bar as long as people did, a repeat in its own way', () => {
  const human = [2.1, 2.4, 1.9, 2.2, 2.8, 3.5];
  for (const [i, long] of lengths(table(human)).entries()) expect(long).toBeCloseTo(human[i]!, 1);
});

it('follows the recording in the middle by its length, or the one that is asked for', () => {
  const slow = [4, 4, 4, 4, 4, 4];
  const csv = table([2, 2, 2, 2, 2, 2], [3, 3, 3, 3, 3, 3], slow);
  expect(lengths(csv)[1]).toBeCloseTo(3, 2);
  expect(lengths(csv, 'r2')[1]).toBeCloseTo(4, 2);
});

it('evens what is told too roughly to be meant, and leaves a fermata as it is', () => {
  const rough = lengths(table([0.5, 0.6, 0.5, 0.6, 0.5, 0.6]));
  expect(rough[1]! - rough[2]!).toBeLessThan(0.1);
  expect(lengths(table([0.5, 0.5, 2.5, 0.5, 0.5, 0.5]))[2]).toBeCloseTo(2.5, 1);
});

it('says why a table is none of this score', () => {
  const csv = table([2, 2, 2, 2, 2, 2]);
  const lines = csv.split('\n');
  expect(fault('a,b\n1,2')).toMatch(/needs columns score_qstamp/);
  expect(fault(lines.slice(0, 9).join('\n'))).toMatch(/another edition/);
  expect(fault(`${csv}\n16,24,14`)).toMatch(/another edition/);
  expect(fault(csv.replace('\n4,4,', '\nfour,4,'))).toBe('x.alignment.csv:6: a place that is no number');
  expect(fault(lines.map((l, i) => (i === 0 ? l : l.replace(/[^,]*$/, String(-i)))).join('\n'))).toMatch(
    /no recording in it goes forward/,
  );
  expect(fault(lines.filter((_, i) => i < 5 || i > 21).join('\n'))).toMatch(/tells \d of 4 bars/);
});
