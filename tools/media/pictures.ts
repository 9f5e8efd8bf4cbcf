/** The pictures of a stream: what its film needs to know, and how it is drawn anew. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaBars, MediaManifest, MediaMelody } from '#domain/contract/media.ts';
import type { SectionId } from '#domain/contract/orchestra.ts';
import { mediaBars, mediaManifest, mediaMelody } from '#domain/contract/shapes/media.ts';
import type { Rendition } from './encode.ts';
import { filmMaster } from './encode-film.ts';
import { hashesOf, writeJson } from './files.ts';
import { type Filming, filmed, thumbnailsOf } from './film.ts';
import type { Performed } from './movement.ts';
import type { StreamPlan } from './stream.ts';

/** The sections that lead at a time. */
export function leaders(segments: MediaMelody['segments'], at: number): ReadonlySet<SectionId> {
  const now = segments.filter(s => s.from <= at && at < s.to);
  return new Set(now.map(s => s.section).filter(s => s !== null));
}

/** What a film of it needs to know. */
export const filmingOf = (
  plan: StreamPlan,
  played: readonly Performed[],
  {
    bars,
    melody,
    movements,
    duration,
  }: Pick<MediaManifest, 'movements' | 'duration'> &
    Pick<MediaBars, 'bars'> & { melody: Pick<MediaMelody, 'segments' | 'form'> },
  { out, work }: { out: string; work: string },
): Filming => ({
  played,
  starts: movements.map(m => m.start),
  duration,
  lead: at => leaders(melody.segments, at),
  bars,
  form: melody.form.map(f => f.at),
  look: plan.look ?? 0,
  work,
  scores: join(out, 'scores'),
});

/** Draws the pictures of a stream anew; its sound and its tables stay as they are. */
export async function writePictures(
  plan: StreamPlan,
  played: readonly Performed[],
  { out, work }: { out: string; work: string },
): Promise<void> {
  const folder = join(out, plan.id);
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, file), 'utf8'));
  const old = mediaManifest.parse(await read('manifest.json'));
  const { bars } = mediaBars.parse(await read('bars.json'));
  const melody = mediaMelody.parse(await read('melody.json'));
  const filming = filmingOf(plan, played, { ...old, bars, melody }, { out, work });
  const sounds = old.renditions.filter(r => r.kind === 'audio');
  const films: Rendition[] = [];
  if (plan.film) {
    for (const { id } of old.renditions.filter(r => r.kind === 'video'))
      await rm(join(folder, id), { recursive: true });
    films.push(...(await filmed(filming, join(work, `${plan.id}-film`), folder)));
    await writeFile(join(folder, 'film.m3u8'), filmMaster(films, sounds));
  }
  const thumbnails = await thumbnailsOf(filming, folder);
  const files = await hashesOf(folder, 'manifest.json');
  const renditions = [...sounds, ...films];
  await writeJson(join(folder, 'manifest.json'), { ...old, renditions, thumbnails, files });
}
