import type { MediaBars, MediaManifest, MediaMelody } from '#domain/contract/media.ts';
import { mediaBars, mediaMelody } from '#domain/contract/shapes/media.ts';
import { two } from '#lib/dates.ts';
import { HOUR, MINUTE } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { manifestOf, readJson } from './media.ts';

/** One stream within a title, from which second of it. */
export interface Piece {
  readonly stream: string;
  readonly from: number;
  readonly manifest: MediaManifest;
  /** How many movements stand before its own. */
  readonly movements: number;
}
/** The streams of a title as one line of time. */
export interface Timeline {
  readonly pieces: readonly Piece[];
  readonly seconds: number;
}
type Parts = Pick<Deps, 'media' | 'clock'>;

/** Null while any of the streams is not rendered: half a programme is none. */
export async function timelineOf(deps: Parts, streams: readonly string[]): Promise<Timeline | null> {
  const pieces: Piece[] = [];
  let seconds = 0;
  let movements = 0;
  for (const stream of streams) {
    const manifest = await manifestOf(deps, stream);
    if (!manifest) return null;
    pieces.push({ stream, from: seconds, manifest, movements });
    seconds += manifest.duration;
    movements += manifest.movements.length;
  }
  return pieces.length > 0 ? { pieces, seconds } : null;
}

/** Chapters, in seconds of the title. */
export const movementsOf = ({ pieces }: Timeline): MediaManifest['movements'] =>
  pieces.flatMap(({ manifest, from }) =>
    manifest.movements.map(m => ({ ...m, start: m.start + from, music: m.music + from, end: m.end + from })),
  );

/** A film is one stream; what is joined is sound. */
export const filmOf = ({ pieces }: Timeline): MediaManifest | null =>
  pieces.length === 1 && pieces[0]?.manifest.film != null ? pieces[0].manifest : null;

/** The stretch that anyone may hear: that of the first music, or of the talk where there is nothing else. */
export function trailerOf({ pieces }: Timeline): { start: number; end: number } {
  const piece = pieces.find(p => p.manifest.kind !== 'talk') ?? pieces[0];
  if (!piece) return { start: 0, end: 0 };
  const { start, end } = piece.manifest.trailer;
  return { start: start + piece.from, end: end + piece.from };
}

/** Languages of captions of any of the streams. */
const captionsOf = ({ pieces }: Timeline): MediaManifest['captions'] => {
  const known = new Map(pieces.flatMap(p => p.manifest.captions).map(c => [c.lang, c]));
  return [...known.values()].map(c => ({ ...c, file: `captions.${c.lang}.vtt`.toLowerCase() }));
};

/**
 * The manifest of a title: that of its stream, or one for all of its streams. Its paths resolve against its own
 * address; what is one stream's own lies in a folder of that stream's name.
 */
export function composedManifest(
  id: string,
  title: MediaManifest['title'],
  timeline: Timeline,
): MediaManifest | null {
  const { pieces, seconds } = timeline;
  const lead = pieces.find(p => p.manifest.kind !== 'talk') ?? pieces[0];
  if (!lead) return null;
  const { manifest, stream } = lead;
  const alone = pieces.length === 1;
  const film = filmOf(timeline);
  const below = (path: string) => `${stream}/${path}`;
  const curve = pieces.flatMap(p => p.manifest.loudness.curve);
  const qualities = [...new Map(pieces.map(p => [p.manifest.quality.zh, p.manifest.quality])).values()];
  return {
    ...manifest,
    id,
    title,
    kind: alone ? manifest.kind : pieces.every(p => p.manifest.kind === 'talk') ? 'talk' : 'sound',
    quality: {
      zh: qualities.map(q => q.zh).join(''),
      en: qualities.map(q => q.en).join(' '),
    },
    duration: seconds,
    entry: film ? 'film.m3u8' : 'sound.m3u8',
    sound: 'sound.m3u8',
    film: film ? 'film.m3u8' : null,
    renditions: manifest.renditions
      .filter(r => film || r.kind === 'audio')
      .map(r => ({ ...r, init: below(r.init), segments: alone ? r.segments : [] })),
    trailer: trailerOf(timeline),
    movements: movementsOf(timeline),
    bars: pieces.some(p => p.manifest.bars !== null) ? 'bars.json' : null,
    melody: pieces.some(p => p.manifest.melody !== null) ? 'melody.json' : null,
    poster: below(manifest.poster),
    thumbnails:
      alone && manifest.thumbnails ? { ...manifest.thumbnails, file: below(manifest.thumbnails.file) } : null,
    captions: captionsOf(timeline),
    interpretation: alone ? manifest.interpretation : null,
    loudness: { ...manifest.loudness, curve: alone ? manifest.loudness.curve : curve },
    credits: [
      ...new Map(pieces.flatMap(p => p.manifest.credits).map(c => [`${c.what.en} ${c.who}`, c])).values(),
    ],
    files: {},
  };
}

/** Bars of all streams in the title's time. */
export async function composedBars(deps: Parts, { pieces }: Timeline): Promise<MediaBars | null> {
  const bars: MediaBars['bars'] = [];
  for (const { stream, manifest, from, movements } of pieces) {
    if (!deps.media || manifest.bars === null) continue;
    const read = mediaBars.safeParse(await readJson(deps.media, `${stream}/${manifest.bars}`));
    if (!read.success) return null;
    for (const bar of read.data.bars)
      bars.push({ ...bar, at: bar.at + from, movement: bar.movement + movements });
  }
  return bars.length > 0 ? { version: 1, bars } : null;
}

/** Who has the melody, in the title's time; bars count through all streams. */
export async function composedMelody(deps: Parts, { pieces }: Timeline): Promise<MediaMelody | null> {
  const whole: MediaMelody = { version: 1, licence: '', themes: [], segments: [], form: [] };
  const licences = new Set<string>();
  const words: NonNullable<MediaMelody['sung']> = [];
  let bars = 0;
  for (const { stream, manifest, from, movements } of pieces) {
    if (!deps.media || manifest.bars === null) continue;
    const counted = mediaBars.safeParse(await readJson(deps.media, `${stream}/${manifest.bars}`));
    if (!counted.success) return null;
    const before = bars;
    bars += counted.data.bars.length;
    if (manifest.melody === null) continue;
    const read = mediaMelody.safeParse(await readJson(deps.media, `${stream}/${manifest.melody}`));
    if (!read.success) return null;
    const { licence, themes, segments, form, sung } = read.data;
    licences.add(licence);
    whole.themes.push(...themes.map(t => ({ ...t, movement: t.movement + movements })));
    whole.segments.push(
      ...segments.map(s => ({
        ...s,
        from: s.from + from,
        to: s.to + from,
        movement: s.movement + movements,
        fromBar: s.fromBar + before,
        toBar: s.toBar + before,
      })),
    );
    whole.form.push(
      ...form.map(f => ({ ...f, at: f.at + from, bar: f.bar + before, movement: f.movement + movements })),
    );
    for (const line of sung ?? [])
      words.push({
        ...line,
        from: line.from + from,
        to: line.to + from,
        bar: line.bar + before,
        movement: line.movement + movements,
      });
  }
  if (words.length > 0) whole.sung = words;
  return licences.size > 0 ? { ...whole, licence: [...licences].join('; ') } : null;
}

const CUE = /^((?:\d+:)?\d\d:\d\d\.\d{3}) --> ((?:\d+:)?\d\d:\d\d\.\d{3})(.*)$/gm;
const secondsOf = (stamp: string): number =>
  stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const stampOf = (seconds: number): string => {
  const ms = Math.round(seconds * 1000);
  const clock = [ms / HOUR, (ms / MINUTE) % 60, (ms / 1000) % 60].map(n => two(Math.floor(n))).join(':');
  return `${clock}.${String(ms % 1000).padStart(3, '0')}`;
};

/** Captions moved by some seconds, without their heading. */
export const shiftedCues = (vtt: string, by: number): string =>
  vtt
    .replace(/^\uFEFF?WEBVTT[^\n]*\n/, '')
    .replace(
      CUE,
      (_, from: string, to: string, rest: string) =>
        `${stampOf(secondsOf(from) + by)} --> ${stampOf(secondsOf(to) + by)}${rest}`,
    )
    .trim();

/** Captions of one language through the whole title; null where no stream has any. */
export async function composedCaptions(
  deps: Parts,
  { pieces }: Timeline,
  lang: string,
): Promise<string | null> {
  const cues: string[] = [];
  for (const { stream, manifest, from } of pieces) {
    const captions = manifest.captions.find(c => c.lang.toLowerCase() === lang.toLowerCase());
    const file = captions && deps.media && (await deps.media.open(`${stream}/${captions.file}`));
    if (file) cues.push(shiftedCues(new TextDecoder().decode(await file.read(0, file.size)), from));
  }
  return cues.length > 0 ? `WEBVTT\n\n${cues.join('\n\n')}\n` : null;
}
