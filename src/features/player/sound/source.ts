import { call } from '#api/client.ts';
import { digital, type Opened } from '#domain/contract/digital.ts';
import type { MediaBars, MediaManifest, MediaMelody, MediaScore } from '#domain/contract/media.ts';
import { loadChunk } from '#lib/chunk.ts';
import { orEnded, orKept } from '../journey/kept.ts';
import { fileOf } from './begin.ts';
import { startOfBar } from './timeline.ts';

/** Where the player has its titles from; the tests have another one. */
export interface Source {
  open(titleId: string, signal: AbortSignal, airingId?: string): Promise<Opened>;
  manifest(url: string): Promise<MediaManifest>;
  bars(url: string): Promise<MediaBars>;
  /** The second at which a bar of this printed number is first played; null where there is none. */
  bar(url: string, manifest: MediaManifest, number: string, movement: number): Promise<number | null>;
  /** Keeps the place, and the permission. */
  progress(place: {
    titleId: string;
    airingId?: string | undefined;
    at: number;
    movement?: string | undefined;
    ended?: 'Y' | 'N';
  }): Promise<{ listeners?: number | undefined }>;
}

type Shapes = typeof import('#domain/contract/shapes/media.ts');
interface Shape<T> {
  parse(value: unknown): T;
}

/** A file of the media folder, in the shape that it must have; rejects otherwise. */
async function file<T>(url: string, shape: (shapes: Shapes) => Shape<T>): Promise<T> {
  const [reply, shapes] = await Promise.all([
    fetch(url, { credentials: 'same-origin' }),
    loadChunk(() => import('#domain/contract/shapes/media.ts')),
  ]);
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return shape(shapes).parse(await reply.json());
}

const kept = new Map<string, Promise<unknown>>();
/** Scores and tables of times do not change while a visit lasts; what failed is asked for again. */
function once<T>(url: string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(url) as Promise<T> | undefined;
  if (known) return known;
  const asked = load();
  kept.set(url, asked);
  if (kept.size > 24) kept.delete(kept.keys().next().value as string);
  asked.catch(() => kept.delete(url));
  return asked;
}

export const barsOf = (url: string): Promise<MediaBars> => once(url, () => file(url, s => s.mediaBars));
export const melodyOf = (url: string): Promise<MediaMelody> => once(url, () => file(url, s => s.mediaMelody));
export const scoreOf = (url: string): Promise<MediaScore> => once(url, () => file(url, s => s.mediaScore));

async function secondOf(url: string, manifest: MediaManifest, number: string, movement: number) {
  if (!manifest.bars) return null;
  const { bars } = await barsOf(fileOf(url, manifest.bars));
  for (const [i, { score }] of manifest.movements.entries()) {
    if (!score || (movement >= 0 && i !== movement)) continue;
    const { bars: written } = await scoreOf(fileOf(url, score));
    const { at } = startOfBar(number, bars, bar => written[bar.bar]?.number, i);
    if (at !== null) return at;
  }
  return null;
}

const manifestAt = (url: string): Promise<MediaManifest> => file(url, s => s.mediaManifest);
const ahead = new Map<string, Promise<MediaManifest>>();
/** For the next call of `manifest`. What fails is asked for again. */
export function readManifestAhead(url: string): void {
  const asked = manifestAt(url);
  ahead.set(url, asked);
  asked.catch(() => ahead.delete(url));
}

export const boxOfficeSource: Source = {
  async open(titleId, signal, airingId) {
    const asked = call(digital.open, { titleId, ...(airingId && { airingId }) }, { signal, quiet: true });
    return airingId ? asked : orKept(titleId, asked);
  },
  manifest: url => {
    const read = ahead.get(url);
    ahead.delete(url);
    return read ?? manifestAt(url);
  },
  bars: barsOf,
  bar: secondOf,
  progress: place => orEnded(place.titleId, call(digital.progress, { ...place, showToast: 'noMsg' })),
};
