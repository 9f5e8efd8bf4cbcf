/** Sound and pictures as a ladder of fMP4 segments. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaManifest } from '#domain/contract/media.ts';
import { run } from './tools.ts';

export type Rendition = MediaManifest['renditions'][number];

/** Seconds of a segment. */
const SEGMENT = 6;
/** Samples that the encoder puts before the sound. The sound starts as much earlier, so that no edit list is needed. */
const PRIMING = 1024;

interface AudioRung {
  readonly id: string;
  readonly kilobits: number;
  readonly channels: 1 | 2;
  readonly rate: number;
  /** Up to here it sounds, hertz: left alone, FFmpeg's encoder stops at 10 kHz at this rate. */
  readonly reach: number;
}
export const SOUND_RUNGS: readonly AudioRung[] = [
  { id: 'a72', kilobits: 72, channels: 2, rate: 44_100, reach: 16_800 },
  { id: 'a32', kilobits: 32, channels: 1, rate: 44_100, reach: 16_300 },
];

export const hls = (folder: string, seconds = SEGMENT): string[] => [
  ...['-f', 'hls', '-hls_time', String(seconds), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
  ...['-hls_fmp4_init_filename', 'init.mp4', '-hls_segment_options', 'use_editlist=0'],
  ...['-hls_segment_filename', join(folder, '%d.m4s'), '-y', join(folder, 'list.m3u8')],
];

/** Reads what was written, and puts a playlist of ours beside the folder. */
export async function collect(
  stream: string,
  id: string,
): Promise<Pick<Rendition, 'bytes' | 'segments' | 'average' | 'peak'>> {
  const folder = join(stream, id);
  const list = await readFile(join(folder, 'list.m3u8'), 'utf8');
  await rm(join(folder, 'list.m3u8'));
  const segments = [...list.matchAll(/#EXTINF:([\d.]+)/g)].map(m => Number(m[1]));
  const sizes = await Promise.all(segments.map(async (_, i) => (await stat(join(folder, `${i}.m4s`))).size));
  const seconds = segments.reduce((a, b) => a + b, 0);
  const bytes = sizes.reduce((a, b) => a + b, (await stat(join(folder, 'init.mp4'))).size);
  const rate = (size: number, time: number) => Math.round((size * 8) / time);
  await writeFile(join(stream, `${id}.m3u8`), mediaPlaylist(id, segments));
  return {
    bytes,
    segments,
    average: rate(bytes, seconds),
    peak: Math.max(...sizes.map((size, i) => (segments[i]! < 1 ? 0 : rate(size, segments[i]!)))),
  };
}

/** A playlist of all segments of a rendition. */
export function mediaPlaylist(id: string, segments: readonly number[]): string {
  const head = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${id}/init.mp4"`,
  ];
  const body = segments.flatMap((length, i) => [`#EXTINF:${length.toFixed(6)},`, `${id}/${i}.m4s`]);
  return `${[...head, ...body, '#EXT-X-ENDLIST'].join('\n')}\n`;
}

/** One rung of a file; `chain` is what happens to the sound before. */
export async function encodeSound(
  wav: string,
  stream: string,
  rung: AudioRung,
  chain: string,
): Promise<Rendition> {
  await mkdir(join(stream, rung.id), { recursive: true });
  const graph =
    `${chain},aresample=${rung.rate},aformat=channel_layouts=${rung.channels === 1 ? 'mono' : 'stereo'},` +
    `atrim=start_sample=${PRIMING},asetpts=PTS-STARTPTS`;
  const coder = ['-c:a', 'aac', '-b:a', `${rung.kilobits}k`, '-cutoff', String(rung.reach)];
  await run('ffmpeg', ['-v', 'error', '-i', wav, '-af', graph, ...coder, ...hls(join(stream, rung.id))]);
  return {
    id: rung.id,
    kind: 'audio',
    playlist: `${rung.id}.m3u8`,
    init: `${rung.id}/init.mp4`,
    codecs: 'mp4a.40.2',
    channels: rung.channels,
    sampleRate: rung.rate,
    ...(await collect(stream, rung.id)),
  };
}

/** An empty folder for a stream. */
export async function clearStream(stream: string): Promise<void> {
  for (const name of await readdir(stream).catch(() => [])) await rm(join(stream, name), { recursive: true });
  await mkdir(stream, { recursive: true });
}

/** The master with sound alone, best first. */
export function soundMaster(sounds: readonly Rendition[]): string {
  const lines = sounds.flatMap(r => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${r.peak},AVERAGE-BANDWIDTH=${r.average},CODECS="${r.codecs}"`,
    r.playlist,
  ]);
  return `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`;
}
