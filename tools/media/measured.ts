/**
 * What the sound of a stream says of itself: measured once, when it is rendered, and kept beside it with the sum of the
 * files in which it was heard. Who has no decoder judges by it; sound that was made anew makes it untrue.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { MediaBars, MediaManifest } from '#domain/contract/media.ts';
import { attacks, CLOSE, LISTENING_RATE } from './heard.ts';
import { spectrum } from './spectrum.ts';
import { pcm } from './tools.ts';

export const MEASURED = 'measured.json';

export const measuredShape = z.object({
  version: z.literal(1),
  /** Of the files of the sound. */
  of: z.string(),
  /** By rendition: power of each kilohertz from nought on, dB against the whole. */
  spectrum: z.record(z.string(), z.array(z.number())),
  /** The same of the sound before it was coded. */
  source: z.optional(z.array(z.number())),
  /** Bars as played that begin with a note. */
  struck: z.array(z.int()),
  /** How many of them begin with a clear attack, and how many of those sound with their bar. */
  clear: z.int(),
  close: z.int(),
  /** Of a movement whose tempo people have played before: spread of the length of bars in their recordings, per cent. */
  people: z.array(z.object({ movement: z.int(), least: z.number(), most: z.number() })),
});
export type MeasuredSound = z.infer<typeof measuredShape>;

const sounding = (renditions: MediaManifest['renditions']) => renditions.filter(r => r.kind === 'audio');

/** The sum of the files of the sound. */
export function sumOf({ renditions, files }: Pick<MediaManifest, 'renditions' | 'files'>): string {
  const own = Object.entries(files).filter(([name]) =>
    sounding(renditions).some(r => name.startsWith(`${r.id}/`)),
  );
  const lines = own.map(([name, { sha256 }]) => `${name} ${sha256}`).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** Hertz at which everything that is heard is looked for. */
const FULL_RATE = 44_100;

/** Of a file that was not coded yet. */
export const sourceOf = async (wav: string): Promise<number[]> =>
  spectrum(await pcm(wav, FULL_RATE), FULL_RATE);

/** Measures what is rendered in `folder`; needs ffmpeg. */
export async function measured(
  folder: string,
  manifest: Pick<MediaManifest, 'renditions' | 'files'>,
  bars: MediaBars['bars'],
  { struck, people, source }: Pick<MeasuredSound, 'struck' | 'people' | 'source'>,
): Promise<MeasuredSound> {
  const sounds = sounding(manifest.renditions);
  const found: Record<string, number[]> = {};
  for (const { id, playlist } of sounds)
    found[id] = spectrum(await pcm(join(folder, playlist), FULL_RATE), FULL_RATE);
  const heard = await pcm(join(folder, sounds[0]!.playlist), LISTENING_RATE);
  const left = attacks(
    heard,
    struck.map(i => bars[i]!.at),
  );
  return {
    version: 1,
    of: sumOf(manifest),
    spectrum: found,
    ...(source && { source }),
    struck: [...struck],
    clear: left.length,
    close: left.filter(one => Math.abs(one) <= CLOSE).length,
    people,
  };
}

/** Spread of the length of bars within three tenths of their median, per cent. */
export function spread(lengths: readonly number[]): number {
  const median = [...lengths].sort((a, b) => a - b)[lengths.length >> 1] ?? 0;
  const near = lengths.filter(one => Math.abs(one - median) <= 0.3 * median);
  const mean = near.reduce((a, b) => a + b, 0) / near.length;
  const square = near.reduce((sum, one) => sum + (one - mean) ** 2, 0) / near.length;
  return Math.round((1000 * Math.sqrt(square)) / mean) / 10;
}

/** The same of a movement of a stream; its last bar rings on and does not count. */
export function spreadOf(bars: MediaBars['bars'], movement: number): number {
  const own = bars.filter(bar => bar.movement === movement);
  return spread(own.slice(1).map((bar, i) => bar.at - own[i]!.at));
}
