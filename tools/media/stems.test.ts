import { expect, it } from 'vitest';
import { instrumentsOf } from './instruments.ts';
import { perform } from './perform.ts';
import { readScore } from './read-score.ts';
import { stemsOf } from './stems.ts';
import { tinyScore } from './tiny-score.ts';
import { unfold } from './unfold.ts';

const TICKS = 24_000;

/** Seconds at which notes begin in a MIDI file of ours. */
function begun(midi: Uint8Array): number[] {
  const found: number[] = [];
  let [i, tick] = [22 + 7, 0];
  while (i < midi.length) {
    let delta = 0;
    let byte: number;
    do {
      byte = midi[i++]!;
      delta = (delta << 7) | (byte & 0x7f);
    } while (byte & 0x80);
    tick += delta;
    const status = midi[i]!;
    if (status === 0xff) break;
    if (status >> 4 === 9) found.push(tick / TICKS);
    i += status >> 4 === 12 ? 2 : 3;
  }
  return found;
}

it('lets those who are late to speak begin earlier, so that all sound together', () => {
  const score = readScore(
    'tiny',
    tinyScore({ Voice: [{ notes: 'C5 D5 E5 F5' }], Piano: [{ notes: 'C4 D4 E4 F4' }] }),
  );
  const instruments = instrumentsOf(score.parts);
  const performance = perform(score, instruments, unfold(score.bars), {}, () => false);
  const notes = performance.notes.map(n => ({
    ...n,
    from: Math.round(n.from),
    to: Math.round(n.from) + 0.4,
  }));
  const only = (part: number): number[] =>
    stemsOf({ ...performance, notes: notes.filter(n => n.part === part) }, instruments, {
      lead: 1,
      tail: 1,
      gains: [],
    }).flatMap(stem => begun(stem.midi));
  const [singer, piano] = [only(0), only(1)];
  expect(piano).toHaveLength(4);
  singer.forEach((at, i) => {
    expect(piano[i]! - at).toBeCloseTo(0.065, 3);
  });
});
