import type { Timeline } from './timeline.ts';

/** HLS as text (RFC 8216). Everything here is computed: nothing about time is read from a clock. */

export interface Segment {
  readonly stream: string;
  readonly rendition: string;
  readonly number: number;
  /** Seconds of the title. */
  readonly start: number;
  readonly end: number;
  readonly init: string;
  /** The first of a stream that follows another one: its clock begins anew. */
  readonly joins: boolean;
}

type Piece = Timeline['pieces'][number];
type Rendition = Piece['manifest']['renditions'][number];

/** Sound from the best down. */
const soundOf = ({ manifest }: Piece): Rendition[] =>
  manifest.renditions.filter(r => r.kind === 'audio').sort((a, b) => b.average - a.average);

/**
 * What of each stream plays where a rendition of the first is asked for: streams that were coded at other times have
 * others, and the best goes with the best. Null where one of them has none that a player could go on with.
 */
function through({ pieces }: Timeline, rendition: string): Rendition[] | null {
  const [first] = pieces;
  const led = first?.manifest.renditions.find(r => r.id === rendition);
  if (!first || !led) return null;
  const rank = soundOf(first).indexOf(led);
  const found = pieces.map(piece => {
    if (piece === first) return led;
    const theirs = soundOf(piece);
    return theirs[Math.min(rank, theirs.length - 1)];
  });
  return found.every((r): r is Rendition => r?.codecs === led.codecs) ? found : null;
}

function cut({ stream, from }: Piece, { id, init, segments }: Rendition, follows: boolean): Segment[] {
  let end = from;
  return segments.map((seconds, number) => {
    const start = end;
    end += seconds;
    return { stream, rendition: id, number, start, end, init, joins: follows && number === 0 };
  });
}

/** The segments of a rendition of the first stream, and of what goes with it in the others; empty where one has none. */
export function segmentsOf(timeline: Timeline, rendition: string): Segment[] {
  const found = through(timeline, rendition) ?? [];
  return found.flatMap((r, i) => {
    const piece = timeline.pieces[i];
    return piece ? cut(piece, r, i > 0) : [];
  });
}

/** The segments of one stream in one of its own renditions, wherever in the title it sounds. */
export const ownSegments = ({ pieces }: Timeline, stream: string, rendition: string): Segment[] =>
  pieces.flatMap((piece, i) => {
    const own = piece.stream === stream && piece.manifest.renditions.find(r => r.id === rendition);
    return own ? cut(piece, own, i > 0) : [];
  });

interface Playlist {
  /** `event`: what is there stays, and more may come; `live`: the oldest go; `vod`: that is all. */
  readonly type: 'vod' | 'event' | 'live';
  readonly ended: boolean;
  /** Of the first segment, and how many joins lie before it. */
  readonly sequence: number;
  readonly joins: number;
  /** When the title's second 0 sounds or sounded, ms; null for a recording. */
  readonly startsAt: number | null;
  /** What leads from the playlist to the title's folder: '' or '../../'. */
  readonly up: string;
}

/** A media playlist of these segments. */
export function mediaPlaylist(segments: readonly Segment[], options: Playlist): string {
  const { type, ended, sequence, joins, startsAt, up } = options;
  const target = Math.ceil(Math.max(1, ...segments.map(s => s.end - s.start)));
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${target}`,
    `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
  ];
  if (joins > 0) lines.push(`#EXT-X-DISCONTINUITY-SEQUENCE:${joins}`);
  if (type !== 'live') lines.push(`#EXT-X-PLAYLIST-TYPE:${type.toUpperCase()}`);
  if (type === 'event') lines.push('#EXT-X-START:TIME-OFFSET=0');
  lines.push('#EXT-X-INDEPENDENT-SEGMENTS');
  for (const [i, s] of segments.entries()) {
    if (s.joins && i > 0) lines.push('#EXT-X-DISCONTINUITY');
    if (s.joins || i === 0) lines.push(`#EXT-X-MAP:URI="${up}${s.stream}/${s.init}"`);
    if (startsAt !== null)
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(startsAt + Math.round(s.start * 1000)).toISOString()}`);
    lines.push(`#EXTINF:${(s.end - s.start).toFixed(5)},`, `${up}${s.stream}/${s.rendition}/${s.number}.m4s`);
  }
  if (ended) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

/** A multivariant playlist of sound, named as the first stream names it. `prefix` stands before the playlists. */
export function soundMaster(timeline: Timeline, prefix = ''): string {
  const [first] = timeline.pieces;
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const rendition of first?.manifest.renditions ?? []) {
    const all = rendition.kind === 'audio' ? through(timeline, rendition.id) : null;
    if (!all) continue;
    const peak = Math.max(...all.map(r => r.peak));
    const average = Math.max(...all.map(r => r.average));
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},CODECS="${rendition.codecs}"`,
      `${prefix}${rendition.id}.m3u8`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The segments that lie within a stretch, with a second's grace for how a stream was cut. */
export const within = (segments: readonly Segment[], from: number, to: number): Segment[] =>
  segments.filter(s => s.start >= from - 0.001 && s.end <= to + 1);

/** How many segments of an airing a latecomer is shown: half a minute more than engines want. */
const WINDOW = 10;

/**
 * What an airing has brought by `now`: a segment is there from the moment that its music begins, since nobody has to
 * encode it first. From its start, or only what is near the present.
 */
export function airedPlaylist(
  segments: readonly Segment[],
  { startsAt, now, fromStart, up }: { startsAt: number; now: number; fromStart: boolean; up: string },
): string | null {
  const aired = segments.filter(s => startsAt + s.start * 1000 <= now);
  if (aired.length === 0) return null;
  const ended = aired.length === segments.length && now >= startsAt + (segments.at(-1)?.end ?? 0) * 1000;
  const shown = fromStart || ended ? aired : aired.slice(-WINDOW);
  const sequence = aired.length - shown.length;
  // The join of the first shown segment is before the playlist.
  const joins = aired.slice(0, sequence + 1).filter(s => s.joins).length;
  return mediaPlaylist(shown, {
    type: fromStart || ended ? 'event' : 'live',
    ended,
    sequence,
    joins,
    startsAt,
    up,
  });
}
