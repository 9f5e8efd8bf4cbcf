import type { MediaScore } from '#domain/contract/media.ts';
import { loadChunk } from '#lib/chunk.ts';
import { loadedFiles } from '#lib/loaded-files.ts';
import { useUser } from '#stores/user.ts';
import { playsStreams } from '../engine/streams.ts';
import { fileOf } from '../sound/begin.ts';
import type { Playing } from '../sound/now.ts';
import { scoreOf } from '../sound/source.ts';
import { dropFiles, JOURNEY, type KeptTitle, noteKept, untilOf } from './kept.ts';

/** Why nothing was kept; each has words of its own. */
export type KeepFault = 'full' | 'denied' | 'away' | 'refused';
export class NotKept extends Error {
  readonly fault: KeepFault;
  constructor(fault: KeepFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Bytes of the best sound of a title, as its manifest tells. */
export const sizeOf = ({ manifest: { renditions, duration } }: Playing): number =>
  (Math.max(0, ...renditions.filter(r => r.kind === 'audio').map(r => r.average)) * duration) / 8;

/** The site's own worker gives back what is kept; the mocks have another one, and a browser's own streams pass it by. */
export const canKeep = (): boolean =>
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller?.scriptURL.endsWith('/site-worker.js') === true &&
  'MediaSource' in window &&
  !playsStreams(document.createElement('video'));

const pathOf = (url: string, base: string): string => new URL(fileOf(base, url)).pathname;

async function get(path: string, signal: AbortSignal): Promise<Response> {
  const reply = await fetch(path, { signal, credentials: 'same-origin' }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw error instanceof TypeError ? new NotKept('away') : error;
  });
  if (!reply.ok) throw new NotKept(reply.status === 403 ? 'refused' : 'away');
  return reply;
}

/** Lines that name something, and what stands in attributes. */
const named = (playlist: string): string[] => [
  ...[...playlist.matchAll(/URI="([^"]+)"/g)].map(([, uri]) => uri as string),
  ...playlist.split('\n').filter(line => line !== '' && !line.startsWith('#')),
];

function ofScore(url: string, { pages }: MediaScore): string[] {
  return [url, ...pages.map(page => pathOf(page.file, url))];
}

/** Everything that a title needs to sound, and to be followed in its score; its best sound alone. */
async function filesOf({ opened, manifest }: Playing, signal: AbortSignal) {
  const master = await (await get(opened.sound, signal)).text();
  const best = master.split('\n').find(line => line !== '' && !line.startsWith('#'));
  if (!best) throw new NotKept('away');
  const stream = pathOf(best, opened.sound);
  const pieces = named(await (await get(stream, signal)).text()).map(uri => pathOf(uri, stream));
  const beside = [manifest.bars, manifest.melody, manifest.poster].flatMap(file =>
    file ? [pathOf(file, opened.manifest)] : [],
  );
  const scores: string[] = [];
  for (const { score } of manifest.movements) {
    if (!score) continue;
    const url = pathOf(fileOf(opened.manifest, score), opened.manifest);
    const full = await scoreOf(fileOf(opened.manifest, score));
    scores.push(...ofScore(url, full));
    if (!full.reading) continue;
    const reading = pathOf(full.reading, url);
    scores.push(
      ...ofScore(reading, await scoreOf(new URL(full.reading, fileOf(opened.manifest, score)).href)),
    );
  }
  return { stream, files: [...new Set([opened.manifest, stream, ...beside, ...scores, ...pieces])] };
}

/** Whether something was not written for want of room. */
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && /quota/i.test(`${error.name} ${error.message}`);

async function room(bytes: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  if (quota !== undefined && quota - (usage ?? 0) < bytes) throw new NotKept('full');
}

/** Keeps a title whole, or nothing of it. `tell`: how much is there, 0 … 1. */
export async function keepTitle(
  playing: Playing,
  title: string,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<KeptTitle> {
  const { opened } = playing;
  if (opened.access !== 'full' || opened.live) throw new NotKept('refused');
  await room(sizeOf(playing));
  const cache = await caches.open(JOURNEY).catch(() => {
    throw new NotKept('denied');
  });
  // What draws it without a network, before the list of what was loaded is full of music.
  await loadChunk(() => import('./kept-titles.tsx'));
  navigator.serviceWorker.controller?.postMessage({ keep: loadedFiles() });
  const written: string[] = [];
  try {
    const { stream, files } = await filesOf(playing, signal);
    let bytes = 0;
    for (const path of files) {
      const reply = await get(path, signal);
      const body = await reply.blob();
      written.push(path);
      await cache.put(path, new Response(body, { headers: { 'Content-Type': body.type } }));
      bytes += body.size;
      tell(written.length / files.length);
    }
    const kept: KeptTitle = {
      titleId: playing.id,
      memberId: useUser.getState().userInfo?.memberId ?? '',
      title,
      home: opened.home,
      grant: opened.grant,
      manifest: opened.manifest,
      stream,
      bytes,
      until: untilOf(opened, Date.now()),
      files,
    };
    if (!(await noteKept(kept))) throw new NotKept('full');
    // Asked for once: the browser may then not clear it by itself.
    void navigator.storage?.persist?.().catch(() => undefined);
    return kept;
  } catch (error) {
    await dropFiles(written).catch(() => undefined);
    throw isFull(error) ? new NotKept('full') : error;
  }
}
