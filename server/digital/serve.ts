import { TRIAL_SECONDS } from '#domain/rules/hearing.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import type { TitleDoc } from '../catalogue/types-digital.ts';
import type { Deps, MediaFiles } from '../deps.ts';
import { renderedOf } from './media.ts';
import { type Scope, scopeOf } from './pass.ts';
import { airedPlaylist, mediaPlaylist, ownSegments, segmentsOf, soundMaster, within } from './playlists.ts';
import { partOf } from './range.ts';
import { titleState } from './state.ts';
import {
  composedBars,
  composedCaptions,
  composedManifest,
  composedMelody,
  filmOf,
  type Timeline,
  timelineOf,
  trailerOf,
} from './timeline.ts';

const PLAYLIST = 'application/vnd.apple.mpegurl';
const JSON_TYPE = 'application/json; charset=utf-8';
const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
} as const;

const refusal = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { ...COMMON, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
const absent = (): Response => refusal(404, 'Not found');
const forbidden = (): Response => refusal(403, 'Not permitted');

/** Text that is made for one listener at one moment. */
const fresh = (body: string, type: string): Response =>
  new Response(body, {
    headers: { ...COMMON, 'Content-Type': type, 'Cache-Control': 'private, no-store', Vary: 'Cookie' },
  });
const kept = (value: unknown): Response =>
  value === null
    ? absent()
    : new Response(JSON.stringify(value), {
        headers: { ...COMMON, 'Content-Type': JSON_TYPE, 'Cache-Control': 'private, max-age=60' },
      });

/** What a request for media needs of the box office. */
type Parts = Pick<Deps, 'store' | 'clock' | 'host' | 'config' | 'media'>;

interface FileRequest {
  readonly deps: Parts;
  readonly files: MediaFiles;
  readonly request: Request;
  readonly title: TitleDoc;
  readonly timeline: Timeline;
  readonly scope: Scope | null;
  readonly now: number;
}

const PART = '[a-z0-9][a-z0-9.-]*';
const PATH = new RegExp(`^/media/(${PART}(?:/${PART}){0,4})$`);

/**
 * Everything below /media/: the streams of titles with their playlists, and scores. A path is made of plain parts, so
 * that none leads out of the folder; there is no listing. Playlists and segments are for who has a pass to the title:
 * without one its trailer, with a trial its first three minutes.
 */
export async function mediaResponse(deps: Parts, request: Request): Promise<Response> {
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'Method not allowed');
  const path = PATH.exec(new URL(request.url).pathname)?.[1];
  const files = deps.media;
  if (path === undefined || !files) return absent();
  const response = await answer(deps, files, request, path);
  return method === 'HEAD' ? new Response(null, response) : response;
}

async function answer(deps: Parts, files: MediaFiles, request: Request, path: string): Promise<Response> {
  const [folder = '', ...rest] = path.split('/');
  // Scores are in the public domain, and so is what was engraved from them.
  if (folder === 'scores') return partOf(files, path, request, COMMON);
  const title = (await getCatalogue(deps)).kind<TitleDoc>('title').get(folder);
  if (!title) return absent();
  const now = deps.clock.now();
  const state = titleState({ ...title, releasedAt: 0 }, await renderedOf(deps), now);
  if (state !== 'out') return absent();
  const timeline = await timelineOf(deps, title.streams);
  if (!timeline) return absent();
  const scope = await scopeOf(deps, title.id, deps.host.readPass(request, title.id), now);
  // Nobody has a pass to what is not out yet; a link alone opens no trailer of it either.
  if (title.releasedAt > now && scope === null) return forbidden();
  const asked: FileRequest = { deps, files, request, title, timeline, scope, now };
  const [first = '', second = '', third = ''] = rest;
  if (rest.length === 1) return fileOf(asked, first);
  if (first === 'air') return airOf(asked, second, rest.slice(2));
  if (!title.streams.includes(first)) return absent();
  return rest.length === 3 ? segmentOf(asked, first, second, third) : assetOf(asked, first, rest.slice(1));
}

/** Made for the whole title: what is written in no file. */
async function fileOf({ deps, files, title, timeline, scope }: FileRequest, name: string): Promise<Response> {
  const film = filmOf(timeline);
  switch (name) {
    case 'manifest.json':
      return kept(composedManifest(title.id, title.name, timeline));
    case 'bars.json':
      return kept(await composedBars(deps, timeline));
    case 'melody.json':
      return kept(await composedMelody(deps, timeline));
    case 'sound.m3u8':
      return fresh(soundMaster(timeline), PLAYLIST);
    case 'trailer.m3u8':
      return fresh(soundMaster(timeline, 'trailer-'), PLAYLIST);
    case 'film.m3u8':
      return film?.film == null ? absent() : masterFile(files, `${film.id}/${film.film}`);
  }
  const lang = /^captions\.([a-z-]+)\.vtt$/.exec(name)?.[1];
  if (lang) {
    const text = await composedCaptions(deps, timeline, lang);
    return text === null ? absent() : fresh(text, 'text/vtt; charset=utf-8');
  }
  const [, trailer, rendition = ''] = /^(trailer-)?([a-z0-9]+)\.m3u8$/.exec(name) ?? [];
  const segments = segmentsOf(timeline, rendition);
  if (segments.length === 0) return absent();
  const { start, end } = stretchOf(timeline, trailer ? null : scope);
  const shown = within(segments, start, end);
  if (shown.length === 0) return forbidden();
  return fresh(
    mediaPlaylist(shown, { type: 'vod', ended: true, sequence: 0, joins: 0, startsAt: null, up: '' }),
    PLAYLIST,
  );
}

/** What of a title may be heard, in its seconds. What is on the air goes by the clock instead. */
function stretchOf(timeline: Timeline, scope: Scope | null): { start: number; end: number } {
  if (scope === 'full') return { start: 0, end: timeline.seconds };
  if (scope === 'trial') return { start: 0, end: Math.min(TRIAL_SECONDS, timeline.seconds) };
  return trailerOf(timeline);
}

async function masterFile(files: MediaFiles, path: string): Promise<Response> {
  const file = await files.open(path);
  return file ? fresh(new TextDecoder().decode(await file.read(0, file.size)), PLAYLIST) : absent();
}

/** The start of an airing within a pass or a path, ms. */
const startOf = (key: string): number => Number.parseInt(key, 36) * 1000;

/** air/<start>/…: what an airing has brought so far; air/<start>/begin/…: all of it, from its first second. */
async function airOf(asked: FileRequest, key: string, rest: readonly string[]): Promise<Response> {
  const { files, timeline, scope, now } = asked;
  if (scope !== `air-${key}`) return forbidden();
  const fromStart = rest[0] === 'begin';
  const [name = '', ...more] = fromStart ? rest.slice(1) : rest;
  if (more.length > 0) return absent();
  const film = filmOf(timeline);
  if (name === 'sound.m3u8') return fresh(soundMaster(timeline), PLAYLIST);
  if (name === 'film.m3u8')
    return film?.film == null ? absent() : masterFile(files, `${film.id}/${film.film}`);
  const segments = segmentsOf(timeline, /^([a-z0-9]+)\.m3u8$/.exec(name)?.[1] ?? '');
  if (segments.length === 0) return absent();
  const up = fromStart ? '../../../' : '../../';
  const playlist = airedPlaylist(segments, { startsAt: startOf(key), now, fromStart, up });
  return playlist === null ? refusal(404, 'Not on the air yet') : fresh(playlist, PLAYLIST);
}

/** <stream>/<rendition>/<n>.m4s, or its beginning, which holds no sound. */
async function segmentOf(
  { files, request, timeline, scope, now }: FileRequest,
  stream: string,
  rendition: string,
  name: string,
): Promise<Response> {
  const path = `${stream}/${rendition}/${name}`;
  const number = /^(\d{1,5})\.m4s$/.exec(name)?.[1];
  const segment = ownSegments(timeline, stream, rendition).find(s =>
    number === undefined ? s.init === `${rendition}/${name}` : s.number === Number(number),
  );
  if (!segment) return absent();
  if (number !== undefined) {
    const stretches = [stretchOf(timeline, scope), trailerOf(timeline)];
    const aired = scope?.startsWith('air-') && startOf(scope.slice(4)) + segment.start * 1000 <= now + 1000;
    if (!aired && !stretches.some(({ start, end }) => within([segment], start, end).length > 0))
      return forbidden();
  }
  return partOf(files, path, request, COMMON);
}

/** Pictures and captions of one stream. */
const ASSET = /^[a-z0-9-]+(\.[a-z-]+)?\.(svg|jpg|png|webp|vtt)$/;
const assetOf = (
  { files, request }: FileRequest,
  stream: string,
  rest: readonly string[],
): Promise<Response> | Response =>
  rest.length === 1 && ASSET.test(rest[0] ?? '')
    ? partOf(files, `${stream}/${rest[0]}`, request, COMMON)
    : absent();
