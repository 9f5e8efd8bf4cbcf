import type { Opened } from '#domain/contract/digital.ts';
import type { MediaManifest } from '#domain/contract/media.ts';
import type { Source } from './source.ts';
import { resumeAt, startOfLink } from './timeline.ts';

/** What a link asks for, as it stands in the address. */
export interface Link {
  readonly t?: string | undefined;
  readonly bar?: string | undefined;
  readonly movement?: string | undefined;
}
/** Where to begin; the first that is given counts, else where the member stopped. */
export interface Begin {
  readonly link?: Link | undefined;
  /** Seconds. */
  readonly at?: number | undefined;
  /** Id of a movement. */
  readonly movement?: string | undefined;
  /** One airing of it, while it is on the air. */
  readonly airing?: string | undefined;
  /** Played after this one. */
  readonly queue?: readonly string[] | undefined;
  /** Ready, and silent until it is played. */
  readonly silent?: boolean | undefined;
}

/** The second to begin with. `amiss`: a link asks for what is not there. */
export async function beginning(
  begin: Begin,
  opened: Opened,
  manifest: MediaManifest,
  source: Source,
): Promise<{ readonly at: number; readonly amiss: boolean }> {
  const { link } = begin;
  const resume = opened.resume ? resumeAt(opened.resume.at, manifest.duration) : 0;
  const startOf = (id: string | undefined) => manifest.movements.find(m => m.id === id)?.start;
  if (opened.live) return { at: 0, amiss: false };
  if (link?.bar) {
    const movement = manifest.movements.findIndex(m => m.id === link.movement);
    const at = await source.bar(opened.manifest, manifest, link.bar, movement);
    return { at: at ?? 0, amiss: at === null };
  }
  if (link?.t) {
    const { at, amiss } = startOfLink(link.t, manifest.duration);
    return { at: at ?? 0, amiss };
  }
  return { at: begin.at ?? startOf(link?.movement ?? begin.movement) ?? resume, amiss: false };
}

/** The same moment in another title's stream needs both tables of bars; talk has none. */
export const barsOfTitle = async (source: Source, opened: Opened, manifest: MediaManifest) =>
  manifest.bars ? (await source.bars(fileOf(opened.manifest, manifest.bars))).bars : [];

/** The address of a file that a manifest names. */
export const fileOf = (manifest: string, path: string): string =>
  new URL(path, new URL(manifest, window.location.origin)).href;

/** Where the manifest of a title stands. */
export const manifestOf = (titleId: string): string => `/media/${titleId}/manifest.json`;
