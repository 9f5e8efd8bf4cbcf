/** The film of a stream, frame by frame, and the small pictures of its slider. */
import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaBars, MediaManifest } from '#domain/contract/media.ts';
import type { SectionId } from '#domain/contract/orchestra.ts';
import { FAR, HEIGHT, WHOLE, WIDTH } from './camera.ts';
import type { Canvas } from './canvas.ts';
import type { Rendition } from './encode.ts';
import { FPS, filmOutputs, filmRenditions, makeFilmFolders } from './encode-film.ts';
import { drawHands, stillHands } from './hands.ts';
import { foremost, type Hearing, listener } from './hearing.ts';
import { LEAD, type Performed } from './movement.ts';
import { closeUp, drawStage, sceneOf } from './scene.ts';
import { backdrop, PITCHES } from './sets.ts';
import { type Shot, shotsOf } from './shots.ts';
import { drawPage, shownScore, stillPage, windowOf } from './shown-score.ts';
import { feed, run } from './tools.ts';

type Lead = (at: number) => ReadonlySet<SectionId>;

export interface Filming {
  readonly played: readonly Performed[];
  /** Where each movement begins in the stream, seconds; and the end of the last. */
  readonly starts: readonly number[];
  readonly duration: number;
  readonly lead: Lead;
  readonly bars: MediaBars['bars'];
  readonly form: readonly number[];
  readonly look: number;
  readonly work: string;
  /** Folder of the engraved scores. */
  readonly scores: string;
}

/** What the film cuts to, and when. */
export function cutting({ played, starts, duration, lead, bars, form }: Filming): Shot[] {
  const times = bars.map(b => b.at);
  const known = times.map(at => [...lead(at + 0.05)][0] ?? null);
  const leads = played.flatMap(({ movement, performance }, i) => {
    const own = bars.flatMap((bar, k) => (bar.movement === i ? [k] : []));
    // A table says who has the melody; without one it is who stands foremost.
    if (own.some(k => known[k] !== null)) return own.map(k => known[k]!);
    const offset = (starts[i] ?? 0) + LEAD;
    const inside = own.map(k => times[k]! - offset);
    return foremost(performance.notes, movement.instruments, inside);
  });
  return shotsOf({ duration, bars: times, leads, form });
}

/** Pictures of what does not move, each made once. */
function stills(work: string, look: number) {
  const kept = new Map<string, Promise<Buffer>>();
  return (name: string, svg: () => Promise<string> | string): Promise<Buffer> => {
    const make = async (): Promise<Buffer> => {
      const file = join(work, `still-${look}-${name}`);
      await writeFile(`${file}.svg`, await svg());
      await run('ffmpeg', ['-v', 'error', '-i', `${file}.svg`, ...RAW, '-y', `${file}.raw`]);
      const raw = await readFile(`${file}.raw`);
      await rm(`${file}.raw`);
      return raw;
    };
    const known = kept.get(name) ?? make();
    kept.set(name, known);
    return known;
  };
}

/** Frames at `rate` a second. */
export async function* frames(filming: Filming, rate: number): AsyncGenerator<Canvas> {
  const { played, starts, duration, lead, bars, look, work, scores } = filming;
  const { instruments } = played[0]!.movement;
  const scene = sceneOf(instruments, look);
  const { palette } = scene;
  const pages = await Promise.all(played.map(p => shownScore(join(scores, p.movement.id))));
  const ears = played.map(p => listener(p.performance.notes, p.movement.instruments));
  const still = stills(work, look);
  const shots = cutting(filming);
  const pitches = Array.from({ length: PITCHES }, () => 0);
  const indexAt = (list: readonly { readonly at: number }[], at: number) =>
    list.findLastIndex(b => b.at <= at);
  for (let i = 0; i < Math.ceil(duration * rate); i++) {
    const at = i / rate;
    const which = Math.max(
      0,
      starts.findLastIndex(s => s <= at),
    );
    const heard: Hearing = ears[which]!(at - (starts[which] ?? 0) - LEAD);
    // Pitches sink slowly.
    pitches.forEach((before, k) => {
      pitches[k] = Math.max(heard.pitches[k]!, before * 0.86 ** (4 / rate));
    });
    const { kind, section } = shots.findLast(s => s.from <= at) ?? shots[0]!;
    const now = indexAt(bars, at);
    const page = pages[which];
    if (kind === 'score' && page && now >= 0) {
      const bar = bars[now]!;
      const window = windowOf(page, bar.bar);
      const name = `page-${which}-${window.system}-${window.piece}`;
      const base = await still(name, () => stillPage(page, window, palette));
      const share = Math.min(1, (at - bar.at) / ((bars[now + 1]?.at ?? duration) - bar.at));
      yield drawPage(base, page, bar, share, lead(at));
    } else if (kind === 'hands' && section) {
      const base = await still(`hands-${section}`, () => stillHands(section, palette));
      yield drawHands(base, section, palette, heard);
    } else {
      const camera = kind === 'hall' ? FAR : kind === 'section' && section ? closeUp(scene, section) : WHOLE;
      const base = await still(`from-${Object.values(camera).join('-')}`, () =>
        backdrop(look, palette, camera),
      );
      const lit = section ? new Set([...lead(at), section]) : lead(at);
      yield drawStage(scene, base, camera, heard, lit, pitches, section);
    }
  }
}

const RAW = ['-f', 'rawvideo', '-pix_fmt', 'rgb24'];
const FRAMES = [...RAW, '-s', `${WIDTH}x${HEIGHT}`];

/** Feeds every frame to an encoder whose output options are `outputs`. */
async function film(filming: Filming, outputs: readonly string[]): Promise<void> {
  async function* bytes() {
    for await (const frame of frames(filming, FPS)) yield frame.pixels;
  }
  await feed('ffmpeg', ['-v', 'error', ...FRAMES, '-r', String(FPS), '-i', '-', ...outputs], bytes());
}

/** The film's renditions in `folder`; one that was made of the same notes and pictures is taken again from `kept`. */
export async function filmed(filming: Filming, kept: string, folder: string): Promise<Rendition[]> {
  const scene = sceneOf(filming.played[0]!.movement.instruments, filming.look);
  const shots = cutting(filming);
  const cuts = shots.map(s => s.from);
  const hash = createHash('sha256').update(JSON.stringify([filmOutputs('', cuts), scene, shots]));
  for (const { performance } of filming.played) hash.update(JSON.stringify(performance.notes));
  const key = hash.digest('hex');
  const before = await readFile(join(kept, 'key.json'), 'utf8').catch(() => '');
  if (before !== JSON.stringify({ key })) {
    await rm(kept, { recursive: true, force: true });
    await makeFilmFolders(kept);
    await film(filming, filmOutputs(kept, cuts));
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
export async function thumbnailsOf(filming: Filming, folder: string): Promise<MediaManifest['thumbnails']> {
  const count = Math.max(1, Math.ceil(filming.duration / EVERY));
  const rows = Math.ceil(count / COLUMNS);
  async function* bytes() {
    for await (const frame of frames(filming, 1 / EVERY)) yield frame.pixels;
  }
  const tile = `scale=${SMALL.width}:${SMALL.height}:flags=area,tile=${COLUMNS}x${rows}`;
  const sheet = ['-vf', tile, '-frames:v', '1', '-q:v', '14', '-y', join(folder, 'thumbs.jpg')];
  await feed('ffmpeg', ['-v', 'error', ...FRAMES, '-r', '1', '-i', '-', ...sheet], bytes());
  return { file: 'thumbs.jpg', columns: COLUMNS, rows, ...SMALL, every: EVERY, count };
}
