/**
 * What `npm run media` writes and the halls read: one folder for each stream, one for each engraved movement. These
 * are files, not calls; who reads one judges it with these shapes. All times are seconds of the stream, from its
 * first sample; boxes are in the units of the page's viewBox. docs/decisions/0033.
 */
import * as z from 'zod/mini';
import { SECTIONS } from '../orchestra.ts';
import { bilingual } from './wire.ts';

const seconds = z.number().check(z.minimum(0));
const index = z.int().check(z.minimum(0));
/** Relative to the folder of the file that names it; never leaves the media folder. */
const path = z.string().check(z.regex(/^(\.\.\/)?[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/));

/** One step of a ladder. Segments are `<id>/0.m4s`, `<id>/1.m4s` …, after `<id>/init.mp4`. */
export const mediaRendition = z.object({
  id: z.string(),
  kind: z.enum(['audio', 'video']),
  /** Its own playlist, `<id>.m3u8`. */
  playlist: path,
  init: path,
  codecs: z.string(),
  /** Bits a second as measured: the average, and the segment with most. */
  average: z.int(),
  peak: z.int(),
  bytes: z.int(),
  /** Length of each segment: enough to compute a playlist from the clock, with the name above. */
  segments: z.array(seconds),
  channels: z.optional(z.int()),
  sampleRate: z.optional(z.int()),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  fps: z.optional(z.number()),
});

/** A chapter of a stream. What stands in `start` … `music` is silence or talk: “skip to the music” goes to `music`. */
export const mediaMovement = z.object({
  /** As the file of the score: the same in each interpretation. */
  id: z.string(),
  /** The work it belongs to, as a slug. */
  work: z.string(),
  composer: bilingual,
  /** The work's, and the movement's own: number and tempo mark. */
  workTitle: bilingual,
  title: bilingual,
  start: seconds,
  music: seconds,
  end: seconds,
  /** Bars as played and as written. */
  played: z.int(),
  written: z.int(),
  /** The engraved score, `../scores/<movement>/score.json`, or null for talk. */
  score: z.nullable(path),
});

export const mediaLoudness = z.object({
  /** LUFS (EBU R 128), LU, dBTP. */
  integrated: z.number(),
  range: z.number(),
  truePeak: z.number(),
  /** Momentary loudness in LUFS, rounded, one for each `step` seconds: a curve to draw. */
  step: z.number(),
  curve: z.array(z.number()),
});

export const mediaCredit = z.object({
  what: bilingual,
  who: z.string(),
  licence: z.string(),
  url: z.optional(z.string()),
});

/** `<stream>/manifest.json` */
export const mediaManifest = z.object({
  version: z.literal(1),
  id: z.string(),
  /** A film has sound alone as well (`sound`). */
  kind: z.enum(['sound', 'film', 'talk']),
  title: bilingual,
  /** What one hears, honestly: what it was made from, and how well. */
  quality: bilingual,
  duration: seconds,
  /** What to play: the film's master where there is one, else the sound's. */
  entry: path,
  /** Master with sound alone. A film's and its sound's renditions are the same files. */
  sound: path,
  film: z.nullable(path),
  renditions: z.array(mediaRendition),
  /** What anyone may hear: whole segments of every rendition lie within. */
  trailer: z.object({ start: seconds, end: seconds }),
  movements: z.array(mediaMovement).check(z.minLength(1)),
  /** One of several ways to play the same movements; the others name the same `group`. */
  interpretation: z.nullable(z.object({ group: z.string(), name: bilingual, note: bilingual })),
  /** Null for talk. */
  bars: z.nullable(path),
  melody: z.nullable(path),
  poster: path,
  /** Sprites for the slider: picture n is for `n * every` seconds; rows are filled from the left. */
  thumbnails: z.nullable(
    z.object({
      file: path,
      columns: z.int(),
      rows: z.int(),
      width: z.int(),
      height: z.int(),
      every: seconds,
      count: z.int(),
    }),
  ),
  captions: z.array(z.object({ lang: z.enum(['zh-CN', 'en-US']), label: z.string(), file: path })),
  /** Language of a talk, and that its voice is a machine's. */
  talk: z.nullable(z.object({ lang: z.enum(['zh-CN', 'en-US']), voice: z.literal('synthetic') })),
  loudness: mediaLoudness,
  credits: z.array(mediaCredit),
  /** Every other file of the folder: bytes and SHA-256 in hex. */
  files: z.record(path, z.object({ bytes: z.int(), sha256: z.string() })),
});

/**
 * `<stream>/bars.json`: bars as played, in the order of the stream; `at` rises strictly. The bar that sounds is the
 * last one with `at` not after the clock, while the clock is before its movement's `end`.
 */
export const mediaBars = z.object({
  version: z.literal(1),
  bars: z.array(
    z.object({
      at: seconds,
      /** Index in the manifest's movements. */
      movement: index,
      /** Index in the written bars of that movement's score. */
      bar: index,
      /** 1 the first time, 2 in a repeat. */
      pass: z.int(),
    }),
  ),
});

/** `<stream>/melody.json`: who has the main line, theme by theme; segments may overlap where two share it. */
export const mediaMelody = z.object({
  version: z.literal(1),
  /** The licence that the table stands under. */
  licence: z.string(),
  themes: z.array(z.object({ id: z.string(), movement: index, name: bilingual })),
  segments: z.array(
    z.object({
      from: seconds,
      to: seconds,
      movement: index,
      /** Indices in the played bars, both included. */
      fromBar: index,
      toBar: index,
      /** Null where the instrument sits in none (a voice, a piano soloist). */
      section: z.nullable(z.enum(SECTIONS)),
      /** Index in the parts of the movement's score. */
      part: index,
      instrument: bilingual,
      /** Id of a theme of the same movement. */
      theme: z.nullable(z.string()),
    }),
  ),
  /** The words of a song, line by line; where its score has other languages they stand after the one that is sung. */
  sung: z.optional(
    z.array(
      z.object({
        from: seconds,
        to: seconds,
        movement: index,
        /** Index in the played bars. */
        bar: index,
        /** Index in the parts of the movement's score. */
        part: index,
        texts: z.array(z.string()).check(z.minLength(1)),
      }),
    ),
  ),
  /** Exposition, development …; `bar` is an index in the played bars. */
  form: z.array(z.object({ at: seconds, movement: index, bar: index, name: bilingual })),
});

/** A box on a page. */
const box = { x: z.number(), y: z.number(), w: z.number(), h: z.number() };

/** `scores/<movement>/score.json`: what stands where on the engraved pages. */
export const mediaScore = z.object({
  version: z.literal(1),
  id: z.string(),
  /** Drawn as 0 0 width height; `file` is SVG, stored as `<file>.br` (brotli) alone. */
  pages: z.array(z.object({ file: path, width: z.number(), height: z.number() })),
  parts: z.array(
    z.object({ name: bilingual, short: z.string(), section: z.nullable(z.enum(SECTIONS)), staves: z.int() }),
  ),
  /** In the order of reading. The box takes in everything that belongs to the system: a phone shows it alone. */
  systems: z.array(
    z.object({
      page: index,
      ...box,
      firstBar: index,
      lastBar: index,
      /** Top and height of the five lines of each staff, and whose it is; staves that rest may be hidden. */
      staves: z.array(z.object({ y: z.number(), h: z.number(), part: index })),
    }),
  ),
  /** As written, in the order of reading. `number` is the printed one; an upbeat is '0', a second ending '24b'. */
  bars: z.array(z.object({ number: z.string(), system: index, ...box })),
  /** Of a dense score: a reading reduction, of this same shape. Its first part is the main line, the others are families. */
  reading: z.optional(path),
  credits: z.array(mediaCredit),
  files: z.record(path, z.object({ bytes: z.int(), sha256: z.string() })),
});

/** `index.json`: what there is. */
export const mediaIndex = z.object({
  version: z.literal(1),
  streams: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['sound', 'film', 'talk']),
      title: bilingual,
      duration: seconds,
      movements: z.array(z.string()),
    }),
  ),
  scores: z.array(z.string()),
});
