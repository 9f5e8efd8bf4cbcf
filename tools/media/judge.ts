/** Judges a folder of rendered media by its own manifests: shapes, files and hashes. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  MediaBars,
  MediaIndex,
  MediaManifest,
  MediaMelody,
  MediaScore,
} from '#domain/contract/media.ts';
import {
  mediaBars,
  mediaIndex,
  mediaManifest,
  mediaMelody,
  mediaScore,
} from '#domain/contract/shapes/media.ts';
import { missed, tooFew } from './goals.ts';
import { MEASURED, type MeasuredSound, measuredShape } from './measured.ts';

interface Judged<T> {
  /** Folder of the file, relative to the media folder. */
  readonly folder: string;
  readonly value: T;
}
export interface JudgedStream extends Judged<MediaManifest> {
  readonly bars: MediaBars | null;
  readonly melody: MediaMelody | null;
  readonly measured: MeasuredSound | null;
}
export interface JudgedScore extends Judged<MediaScore> {
  readonly reading: MediaScore | null;
}
export interface JudgedMedia {
  readonly index: MediaIndex;
  readonly streams: readonly JudgedStream[];
  readonly scores: readonly JudgedScore[];
  /** What is wrong, in words; empty when all is well. */
  readonly faults: readonly string[];
  /** What of its music misses its goals, in words that begin with the stream. */
  readonly missed: readonly string[];
}

const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

async function hashes(root: string, folder: string, files: MediaManifest['files'], own: string) {
  const faults: string[] = [];
  const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const names = found
    .filter(f => f.isFile())
    .map(f => join(f.parentPath, f.name).slice(join(root, folder).length + 1));
  for (const name of names)
    if (name !== own && !(name in files)) faults.push(`${folder}/${name}: in no manifest`);
  for (const [name, { bytes, sha256 }] of Object.entries(files)) {
    const body = await readFile(join(root, folder, name)).catch(() => null);
    if (!body) faults.push(`${folder}/${name}: missing`);
    else if (body.length !== bytes || createHash('sha256').update(body).digest('hex') !== sha256)
      faults.push(`${folder}/${name}: not what the manifest says`);
  }
  return faults;
}

/** Reads everything under `root`; throws where a file has not its shape. */
export async function judgeMedia(root: string): Promise<JudgedMedia> {
  const index = mediaIndex.parse(await json(join(root, 'index.json')));
  const faults: string[] = [];
  const streams: JudgedStream[] = [];
  for (const { id } of index.streams) {
    const value = mediaManifest.parse(await json(join(root, id, 'manifest.json')));
    const bars = value.bars === null ? null : mediaBars.parse(await json(join(root, id, value.bars)));
    const melody = value.melody === null ? null : mediaMelody.parse(await json(join(root, id, value.melody)));
    const measured =
      MEASURED in value.files ? measuredShape.parse(await json(join(root, id, MEASURED))) : null;
    streams.push({ folder: id, value, bars, melody, measured });
    faults.push(...(await hashes(root, id, value.files, 'manifest.json')));
  }
  const scores: JudgedScore[] = [];
  for (const id of index.scores) {
    const folder = join('scores', id);
    const value = mediaScore.parse(await json(join(root, folder, 'score.json')));
    const reading =
      value.reading === undefined ? null : mediaScore.parse(await json(join(root, folder, value.reading)));
    scores.push({ folder, value, reading });
    faults.push(...(await hashes(root, folder, value.files, 'score.json')));
  }
  return { index, streams, scores, faults, missed: [...streams.flatMap(missed), ...scores.flatMap(tooFew)] };
}
