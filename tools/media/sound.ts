/** From stems to one sound: synthesis, the room, an even loudness. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { roomWav } from './room.ts';
import type { Stem } from './stems.ts';
import { run, SOUNDFONT } from './tools.ts';

export const RATE = 44_100;
/** LUFS that everything comes at. */
const LEVEL = -18;

/** What of the room is heard beside the players themselves, as a share of their amplitude. */
const wetOf = (depth: number): number => 0.36 + 0.5 * depth;

/** FFmpeg's filter doubles what it convolves, whatever its own gains are. */
const FILTER_GAIN = 2;

/** How the stems become one sound; the last input is the room. */
export function mixing(depths: readonly number[]): string {
  const graph = depths.map((depth, i) => {
    const wet = wetOf(depth);
    // What sits far away has lost some of its edge.
    const edge = depth > 0.45 ? `,treble=g=${(-3 * depth).toFixed(1)}:f=6000` : '';
    return (
      `[${i}]aresample=${RATE}${edge},asplit[d${i}][s${i}];` +
      `[s${i}][r${i}]afir=gtype=none[v${i}];[v${i}]volume=${(wet / FILTER_GAIN).toFixed(4)}[w${i}];` +
      `[d${i}]volume=${(1 - wet / 2).toFixed(3)}[e${i}]`
    );
  });
  const rooms = depths.map((_, i) => `[r${i}]`).join('');
  const ends = depths.map((_, i) => `[e${i}][w${i}]`).join('');
  return [
    `[${depths.length}]asplit=${depths.length}${rooms}`,
    ...graph,
    `${ends}amix=inputs=${depths.length * 2}:normalize=0:duration=longest[out]`,
  ].join(';');
}

/** Writes a stereo WAV of the stems in their room, not yet levelled. */
export async function mixStems(stems: readonly Stem[], folder: string, out: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const room = join(folder, 'room.wav');
  await writeFile(room, roomWav());
  const files: string[] = [];
  for (const [i, stem] of stems.entries()) {
    const midi = join(folder, `stem-${i}.mid`);
    const wav = join(folder, `stem-${i}.wav`);
    await writeFile(midi, stem.midi);
    const options = ['-ni', '-q', '-g', '0.35', '-R', '0', '-C', '0', '-r', String(RATE), '-O', 'float'];
    const settings = [
      '-o',
      'synth.dynamic-sample-loading=1',
      '-o',
      'synth.polyphony=400',
      '-o',
      'synth.midi-bank-select=gs',
      '-T',
      'wav',
    ];
    await run('fluidsynth', [...options, ...settings, '-F', wav, SOUNDFONT, midi]);
    files.push(wav);
  }
  const inputs = files.flatMap(file => ['-i', file]);
  const filter = mixing(stems.map(s => s.depth));
  const target = ['-map', '[out]', '-c:a', 'pcm_f32le', '-y', out];
  await run('ffmpeg', ['-v', 'error', ...inputs, '-i', room, '-filter_complex', filter, ...target]);
  for (const file of files) await rm(file);
}

export interface Measured {
  readonly integrated: number;
  readonly range: number;
  readonly truePeak: number;
  /** Momentary loudness every tenth of a second, LUFS. */
  readonly momentary: readonly number[];
}

/** EBU R 128 of any file that ffmpeg reads, after `chain`. Its true peak costs most of the time. */
export async function measure(file: string, chain = 'anull', { peak = true } = {}): Promise<Measured> {
  const { err } = await run('ffmpeg', [
    '-hide_banner',
    '-nostats',
    '-i',
    file,
    '-vn',
    '-af',
    `${chain},ebur128=peak=${peak ? 'true' : 'none'}`,
    '-f',
    'null',
    '-',
  ]);
  const summary = err.slice(err.lastIndexOf('Summary:'));
  const of = (pattern: RegExp) => Number(pattern.exec(summary)?.[1] ?? Number.NaN);
  return {
    integrated: of(/I:\s+(-?[\d.]+) LUFS/),
    range: of(/LRA:\s+(-?[\d.]+) LU/),
    truePeak: of(/Peak:\s+(-?[\d.]+) dBFS/),
    momentary: [...err.matchAll(/ M:\s*(-?[\d.]+|-inf|nan) /g)].map(m => Number(m[1]) || -120.7),
  };
}

const chainOf = (gain: number, ceiling: number): string =>
  `volume=${gain.toFixed(2)}dB,` +
  `alimiter=limit=${(10 ** (ceiling / 20)).toFixed(4)}:attack=3:release=150:level=disabled`;

/** LUFS from the level that need not be mended, and how often it is tried. */
const NEAR = 0.1;
const TRIES = 4;

/** What brings a file to the project's level below a ceiling, dBFS. Limiting takes loudness away: it is looked at again. */
export async function levelling(file: string, integrated: number, ceiling: number): Promise<string> {
  let gain = LEVEL - integrated;
  for (let tries = 1; tries <= TRIES; tries++) {
    const limited = await measure(file, chainOf(gain, ceiling), { peak: false });
    const missing = LEVEL - limited.integrated;
    if (Math.abs(missing) < NEAR) break;
    gain += 1.15 * missing;
  }
  return chainOf(gain, ceiling);
}

/** One file from several, end to end, each of exactly the length that the tables count with; and how loud it is. */
export async function joinSounds(
  files: readonly { readonly wav: string; readonly seconds: number }[],
  out: string,
): Promise<Measured> {
  const inputs = files.flatMap(file => ['-i', file.wav]);
  const exact = files.map(
    ({ seconds }, i) =>
      `[${i}]apad,atrim=end_sample=${Math.round(seconds * RATE)},asetpts=PTS-STARTPTS[e${i}]`,
  );
  const ends = files.map((_, i) => `[e${i}]`).join('');
  const graph = [...exact, `${ends}concat=n=${files.length}:v=0:a=1`].join(';');
  await run('ffmpeg', ['-v', 'error', ...inputs, '-filter_complex', graph, '-c:a', 'pcm_f32le', '-y', out]);
  return measure(out, undefined, { peak: false });
}
