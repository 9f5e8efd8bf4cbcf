/** When a bar is heard: sampled strings and winds grow for a while after their notes begin. */
import type { MediaBars, MediaManifest, MediaMelody } from '#domain/contract/media.ts';
import { pcm } from './tools.ts';

/** Hertz at which attacks are looked for. */
export const LISTENING_RATE = 11_025;
/** A bar and its attack that are no further apart are heard as one, seconds. */
export const CLOSE = 0.06;
/** Samples from one level to the next. */
const HOP = 32;
/** Half the width of the window of a level, samples. */
const HALF = 110;
/** Seconds on either side of a bar in which its attack is looked for. */
const AROUND = 0.11;
/** A rise of less is no clear attack, dB; of a louder one the last of it counts. */
const CLEAR = 8;
const MOST = 30;
/** From fewer clear attacks nothing is told. */
const ENOUGH = 8;
/** What sections of strings and winds usually need, seconds. */
const USUAL = 0.04;

/** Levels in dB, one every `HOP` samples. */
function levels(samples: Float32Array): Float64Array {
  const sums = new Float64Array(samples.length + 1);
  for (let i = 0; i < samples.length; i++) sums[i + 1] = sums[i]! + samples[i]! ** 2;
  return Float64Array.from({ length: Math.ceil(samples.length / HOP) }, (_, i) => {
    const from = Math.max(0, i * HOP - HALF);
    const to = Math.min(samples.length, i * HOP + HALF);
    return 10 * Math.log10((sums[to]! - sums[from]!) / (to - from) + 1e-10);
  });
}

/** How much later than their bars attacks are heard, seconds: half-way up each clear rise. */
export function attacks(samples: Float32Array, times: readonly number[], rate = LISTENING_RATE): number[] {
  const level = levels(samples);
  const index = (time: number) => Math.max(0, Math.round((time * rate) / HOP));
  return times.flatMap(time => {
    const end = Math.min(level.length, index(time + AROUND));
    let low = index(time - AROUND);
    for (let i = low; i < index(time + AROUND / 4); i++) if (level[i]! < level[low]!) low = i;
    let high = low;
    for (let i = low; i < end; i++) if (level[i]! > level[high]!) high = i;
    const rise = level[high]! - level[low]!;
    if (rise < CLEAR) return [];
    const half = level[high]! - Math.min(rise, MOST) / 2;
    let at = high;
    while (level[at]! > half) at--;
    return [(at * HOP) / rate - time];
  });
}

const percentile = (list: readonly number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;

/** By how much what is told by the notes comes later, and how far from it clear attacks then lie; seconds. */
export interface Distances {
  readonly by: number;
  readonly left: readonly number[];
}

/** Looked for around what is usual, so that the next note is not taken for a late one. */
export function distances(samples: Float32Array, times: readonly number[], rate = LISTENING_RATE): Distances {
  const around = (by: number): number[] =>
    attacks(
      samples,
      times.map(time => time + by),
      rate,
    );
  const found = around(USUAL);
  const by = USUAL + (found.length < ENOUGH ? 0 : percentile(found, 0.5));
  return { by, left: around(by) };
}

const ms = (seconds: number): string => `${Math.round(seconds * 1000)}`;
export function inWords({ by, left }: Distances): string {
  const close = left.filter(one => Math.abs(one) <= CLOSE).length / Math.max(1, left.length);
  const spread = [0.05, 0.25, 0.5, 0.75, 0.95].map(share => ms(percentile(left, share))).join(', ');
  return (
    `bars ${ms(by)} ms behind their notes; ${left.length} clear attacks lie ${spread} ms ` +
    `(5, 25, 50, 75, 95 %) from them, ${Math.round(close * 100)} % within 60`
  );
}

export interface Tables {
  readonly bars: MediaBars['bars'];
  readonly melody: Pick<MediaMelody, 'themes' | 'segments' | 'form' | 'sung'>;
  readonly movements: MediaManifest['movements'];
  /** The bars that begin with a note. */
  readonly struck: readonly number[];
}
const round = (n: number): number => Math.round(n * 1000) / 1000;

/** The tables with everything that is lit `by` seconds later. */
export function later<T extends Tables>(tables: T, by: number): T {
  const move = (time: number): number => round(time + by);
  const { melody, bars, movements } = tables;
  return {
    ...tables,
    bars: bars.map(bar => ({ ...bar, at: move(bar.at) })),
    melody: {
      ...melody,
      segments: melody.segments.map(s => ({ ...s, from: move(s.from), to: move(s.to) })),
      form: melody.form.map(f => ({ ...f, at: move(f.at) })),
      ...(melody.sung && { sung: melody.sung.map(s => ({ ...s, from: move(s.from), to: move(s.to) })) }),
    },
    movements: movements.map(m => ({ ...m, music: move(m.music) })),
  };
}

/** Tables that are told by the notes, as they are heard in a file. */
export async function asHeard<T extends Tables>(
  tables: T,
  file: string,
): Promise<T & { distances: Distances }> {
  const times = tables.struck.map(i => tables.bars[i]!.at);
  const found = distances(await pcm(file, LISTENING_RATE), times);
  return { ...later(tables, found.by), distances: found };
}
