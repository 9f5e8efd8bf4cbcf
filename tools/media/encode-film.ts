/** Pictures as a ladder of fMP4 segments beside those of the sound. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { collect, hls, type Rendition } from './encode.ts';

interface VideoRung {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly crf: number;
  /** Of H.264's main profile. */
  readonly level: string;
}
const FILM_RUNGS: readonly VideoRung[] = [
  { id: 'v270', width: 480, height: 270, crf: 42, level: '2.1' },
  { id: 'v540', width: 960, height: 540, crf: 44, level: '3.1' },
];
export const FPS = 12;
/** Seconds of a segment, at least: it ends with a cut. */
const FILM_SEGMENT = 8;
/** Pictures without a whole one, at most. */
const LONGEST = 40 * FPS;

/** The output options of every rung, from one film. A picture is whole where the film cuts, and nowhere else. */
export function filmOutputs(stream: string, cuts: readonly number[]): string[] {
  const names = FILM_RUNGS.map((_, i) => `[v${i}]`);
  const graph = [
    `[0]split=${FILM_RUNGS.length}${names.join('')}`,
    ...FILM_RUNGS.map((r, i) => `${names[i]}scale=${r.width}:${r.height}:flags=area,format=yuv420p[w${i}]`),
  ].join(';');
  return [
    ...['-filter_complex', graph],
    ...FILM_RUNGS.flatMap((rung, i) => [
      ...[
        '-map',
        `[w${i}]`,
        '-c:v',
        'libx264',
        '-profile:v',
        'main',
        '-level',
        rung.level,
        '-preset',
        'slower',
      ],
      ...[
        '-tune',
        'animation',
        '-crf',
        String(rung.crf),
        '-g',
        String(LONGEST),
        '-force_key_frames',
        cuts.map(at => at.toFixed(3)).join(','),
        '-sc_threshold',
        '0',
      ],
      // No frames out of order: the first one shows at once, and no edit list is needed.
      ...['-bf', '0', ...hls(join(stream, rung.id), FILM_SEGMENT)],
    ]),
  ];
}

/** What was written, as renditions. */
export async function filmRenditions(stream: string): Promise<Rendition[]> {
  const made: Rendition[] = [];
  for (const { id, width, height, level } of FILM_RUNGS) {
    const codecs = `avc1.4d40${Math.round(Number(level) * 10).toString(16)}`;
    const facts = { codecs, width, height, fps: FPS, ...(await collect(stream, id)) };
    made.push({ id, kind: 'video', playlist: `${id}.m3u8`, init: `${id}/init.mp4`, ...facts });
  }
  return made;
}

export async function makeFilmFolders(stream: string): Promise<void> {
  for (const { id } of FILM_RUNGS) await mkdir(join(stream, id), { recursive: true });
}

/** The master with pictures: a low picture goes with the low sound, a high one with the high. */
export function filmMaster(films: readonly Rendition[], sounds: readonly Rendition[]): string {
  const byRate = [...sounds].sort((a, b) => a.average - b.average);
  const groups = byRate.map(
    r =>
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="${r.id}",NAME="${r.id}",DEFAULT=YES,AUTOSELECT=YES,` +
      `CHANNELS="${r.channels}",URI="${r.playlist}"`,
  );
  const lines = [...films]
    .sort((a, b) => a.average - b.average)
    .map((film, i) => ({ film, sound: byRate[Math.min(i, byRate.length - 1)]! }))
    .reverse()
    .flatMap(({ film, sound }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${film.peak + sound.peak},AVERAGE-BANDWIDTH=${film.average + sound.average},` +
        `CODECS="${film.codecs},${sound.codecs}",RESOLUTION=${film.width}x${film.height},` +
        `FRAME-RATE=${film.fps?.toFixed(3)},AUDIO="${sound.id}"`,
      film.playlist,
    ]);
  return `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...groups, ...lines].join('\n')}\n`;
}
