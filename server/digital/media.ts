import type { MediaManifest } from '#domain/contract/media.ts';
import { mediaIndex, mediaManifest } from '#domain/contract/shapes/media.ts';
import type { Deps, MediaFiles } from '../deps.ts';

/** How long a process may show what the folder held before; ms. */
const FRESH_FOR = 60_000;

export interface StreamInfo {
  readonly kind: MediaManifest['kind'];
  readonly duration: number;
  readonly movements: readonly string[];
}
/** What is rendered: streams by id. */
export type Rendered = ReadonlyMap<string, StreamInfo>;

interface MediaFolder {
  readonly readAt: number;
  readonly rendered: Promise<Rendered>;
  readonly manifests: Map<string, Promise<MediaManifest | null>>;
}
const folders = new WeakMap<MediaFiles, MediaFolder>();
const NOTHING: Rendered = new Map();

/** A JSON file of the media; null where there is none or it is no JSON. */
export async function readJson(files: MediaFiles, path: string): Promise<unknown> {
  const file = await files.open(path);
  if (!file) return null;
  try {
    return JSON.parse(new TextDecoder().decode(await file.read(0, file.size))) as unknown;
  } catch {
    return null;
  }
}

async function readIndex(files: MediaFiles): Promise<Rendered> {
  const index = mediaIndex.safeParse(await readJson(files, 'index.json'));
  return index.success ? new Map(index.data.streams.map(stream => [stream.id, stream])) : NOTHING;
}

function folderOf(files: MediaFiles, now: number): MediaFolder {
  const known = folders.get(files);
  if (known && Math.abs(now - known.readAt) < FRESH_FOR) return known;
  const folder: MediaFolder = { readAt: now, rendered: readIndex(files), manifests: new Map() };
  folders.set(files, folder);
  return folder;
}

type Parts = Pick<Deps, 'media' | 'clock'>;

/** What can be heard at all; nothing where no media are. */
export const renderedOf = ({ media, clock }: Parts): Promise<Rendered> =>
  media ? folderOf(media, clock.now()).rendered : Promise.resolve(NOTHING);

/** What a stream is made of; null where it is not rendered, or its manifest is none. */
export function manifestOf({ media, clock }: Parts, stream: string): Promise<MediaManifest | null> {
  if (!media) return Promise.resolve(null);
  const { manifests } = folderOf(media, clock.now());
  const known = manifests.get(stream);
  if (known) return known;
  const read = readJson(media, `${stream}/manifest.json`).then(value => {
    const manifest = mediaManifest.safeParse(value);
    return manifest.success ? manifest.data : null;
  });
  manifests.set(stream, read);
  return read;
}

/** All that can be heard, by stream; undefined where nothing is. */
export async function manifestsOf(parts: Parts): Promise<Map<string, MediaManifest | null> | undefined> {
  const streams = [...(await renderedOf(parts)).keys()];
  if (streams.length === 0) return undefined;
  return new Map(await Promise.all(streams.map(async id => [id, await manifestOf(parts, id)] as const)));
}
