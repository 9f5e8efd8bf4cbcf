import * as z from 'zod/mini';
import { AD_FLAGS, BANNER_HEIGHTS } from '#domain/contract/content.ts';
import { AUDIENCES, ENTRIES } from '#domain/contract/education.ts';
import {
  art,
  asked,
  line,
  link,
  maybe,
  moment,
  oneOf,
  order,
  passages,
  ref,
  text,
  texts,
  whole,
} from './parts.ts';
import { isLine } from './score-line.ts';

export const news = z.strictObject({
  type: oneOf(['orchestra', 'season', 'education', 'hall', 'members']),
  title: text,
  text,
  author: text,
  /** Line below the picture. */
  caption: text,
  art,
  published: moment,
  programs: z._default(z.array(ref), []),
  artists: z._default(z.array(ref), []),
  /** Titles of the digital halls. */
  recordings: z.optional(z.array(ref)),
  /** A moving score. */
  score: z.optional(ref),
});

const note = z.tuple([z.number(), z.number(), z.int(), z.number()]);
/** `g4:1 r:.5 e4+g4+c5:2*.9`: pitches, beats, and a loudness of their own. */
const notes = z.strictObject({
  from: z.number(),
  loud: z.number(),
  line: line.check(z.refine(isLine, 'notes')),
});
export const score = z.strictObject({
  /** Beats a minute. */
  tempo: z.number(),
  beats: z.number(),
  /** Start and length in beats, MIDI pitch, loudness 0 to 1. */
  parts: z.partialRecord(z.enum(['melody', 'inner', 'bass']), z.array(z.union([note, notes]))),
  /** What is to be seen and heard, from a beat on: captions and transcript in one. */
  captions: z.array(z.strictObject({ at: z.number(), text })),
});

/** Words that mean the same to those who search, a line each, between commas: beside those that every house knows. */
export const search = z.strictObject({
  same: z.array(line.check(z.regex(/\S\s*[,，、]\s*\S/, 'words'))),
});
export const question = z.strictObject({
  list: oneOf(['faq', 'club-question']),
  order,
  title: text,
  /** The group of questions that it stands in. */
  group: maybe,
  asked,
  updated: moment,
});
export const legal = z.strictObject({ order, title: text, summary: text, updated: moment });
export const page = z.strictObject({ title: text, updated: moment });

/** A place of the site with a text and a link; what it leaves out, its programme or product says. */
export const place = z.strictObject({
  place: oneOf(AD_FLAGS),
  order,
  title: z.optional(text),
  kicker: maybe,
  text: z.optional(text),
  link: z.optional(z.string()),
  linkText: maybe,
  art: z.optional(art),
  /** Of its banner on the desktop, in pixels at a width of 1920. */
  height: z.optional(z.literal(BANNER_HEIGHTS)),
  programme: z.optional(ref),
  product: z.optional(ref),
});

const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('concert'), programId: ref }),
  z.strictObject({ kind: z.literal('rehearsal'), programId: ref, time: line }),
  z.strictObject({ kind: z.literal('talk'), programId: ref, before: whole }),
  /** Its dates, and a theme for each, beginning again when there are more dates. */
  z.strictObject({
    kind: z.literal('workshop'),
    id: ref,
    minutes: whole,
    at: z.array(moment),
    themes: texts,
  }),
]);
export const education = z.strictObject({
  order,
  title: text,
  kicker: text,
  audiences: z.array(oneOf(AUDIENCES)),
  /** Years of age; `to` is null where there is no upper end. */
  ages: z.strictObject({ from: whole, to: z.nullable(whole) }),
  standfirst: text,
  art,
  /** How one takes part: tickets of the season, places to ask for, or just coming. */
  entry: oneOf(ENTRIES),
  facts: passages,
  steps: passages,
  leaders: z.array(ref),
  place: text,
  sources: z.array(source),
});
export type EducationFile = z.output<typeof education>;

export const event = z.strictObject({
  year: z.int(),
  title: text,
  line: text,
  art,
  link,
  linkText: maybe,
});
