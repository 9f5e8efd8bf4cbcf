/** The film of a stream, frame by frame, and the small pictures of its slider. */
import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaManifest } from '#domain/contract/media.ts';
import type { SectionId } from '#domain/contract/orchestra.ts';
import type { Canvas } from './canvas.ts';
import type { Rendition } from './encode.ts';
import { FPS, filmOutputs, filmRenditions, makeFilmFolders } from './encode-film.ts';
import { LEAD, type Played } from './movement.ts';
import { backdrop, drawFrame, HEIGHT, type Hearing, listener, sceneOf, WIDTH } from './scene.ts';
import { feed, run } from './tools.ts';

type Lead = (at: number) => ReadonlySet<SectionId>;

interface Filming {
  readonly played: readonly Played[];
  /** Where each movement begins in the stream, seconds; and the end of the last. */
  readonly starts: readonly number[];
  readonly duration: number;
  readonly lead: Lead;
  readonly look: number;
  readonly work: string;
}

/** Frames at `rate` a second. */
async function* frames(
  { played, starts, duration, lead, look, work }: Filming,
  rate: number,
): AsyncGenerator<Canvas> {
  const instruments = played[0]!.movement.instruments;
  const scene = sceneOf(instruments, look);
  const svg = join(work, `scene-${look}.svg`);
  const raw = join(work, `scene-${look}.raw`);
  await writeFile(svg, backdrop(scene.palette));
  await run('ffmpeg', ['-v', 'error', '-i', svg, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-y', raw]);
  const base = await readFile(raw);
  const ears = played.map(p => listener(p.performance.notes, p.movement.instruments));
  const state: number[] = [];
  for (let i = 0; i < Math.ceil(duration * rate); i++) {
    const at = i / rate;
    const which = Math.max(
      0,
      starts.findLastIndex(s => s <= at),
    );
    const heard: Hearing = ears[which]!(at - (starts[which] ?? 0) - LEAD);
    yield drawFrame(scene, base, heard, lead(at), state);
  }
}

const RAW = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`];

/** Feeds every frame to an encoder whose output options are `outputs`. */
async function film(filming: Filming, outputs: readonly string[]): Promise<void> {
  async function* bytes() {
    // Each picture stands for three frames: a third of the drawing, and of the bytes.
    for await (const frame of frames(filming, FPS / 3)) for (let i = 0; i < 3; i++) yield frame.pixels;
  }
  await feed('ffmpeg', ['-v', 'error', ...RAW, '-r', String(FPS), '-i', '-', ...outputs], bytes());
}

/** The film's renditions in `folder`; one that was made of the same notes and pictures is taken again from `kept`. */
export async function filmed(filming: Filming, kept: string, folder: string): Promise<Rendition[]> {
  const scene = sceneOf(filming.played[0]!.movement.instruments, filming.look);
  const hash = createHash('sha256').update(JSON.stringify([filmOutputs(''), scene, filming.starts]));
  for (const { performance } of filming.played) hash.update(JSON.stringify(performance.notes));
  const key = hash.digest('hex');
  const before = await readFile(join(kept, 'key.json'), 'utf8').catch(() => '');
  if (before !== JSON.stringify({ key })) {
    await rm(kept, { recursive: true, force: true });
    await makeFilmFolders(kept);
    await film(filming, filmOutputs(kept));
    await writeFile(join(kept, 'key.json'), JSON.stringify({ key }));
  }
  await cp(kept, folder, { recursive: true, filter: file => !file.endsWith('key.json') });
  return filmRenditions(folder);
}

/** Seconds between the pictures of the slider, and how they lie in their sheet. */
const EVERY = 10;
const COLUMNS = 10;
const SMALL = { width: 160, height: 90 };

/** Writes `thumbs.jpg`. */
export async function thumbnails(filming: Filming, folder: string): Promise<MediaManifest['thumbnails']> {
  const count = Math.max(1, Math.ceil(filming.duration / EVERY));
  const rows = Math.ceil(count / COLUMNS);
  async function* bytes() {
    for await (const frame of frames(filming, 1 / EVERY)) yield frame.pixels;
  }
  const tile = `scale=${SMALL.width}:${SMALL.height}:flags=area,tile=${COLUMNS}x${rows}`;
  const sheet = ['-vf', tile, '-frames:v', '1', '-q:v', '14', '-y', join(folder, 'thumbs.jpg')];
  await feed('ffmpeg', ['-v', 'error', ...RAW, '-r', '1', '-i', '-', ...sheet], bytes());
  return { file: 'thumbs.jpg', columns: COLUMNS, rows, ...SMALL, every: EVERY, count };
}
