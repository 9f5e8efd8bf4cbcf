/** News: this project's own calls, in the vendor's style (docs/decisions/0012). The text alone also comes from adinfo/getAdInfoById. */
import * as z from 'zod/mini';
import { post } from './call.ts';
import { artAttrs } from './parts.ts';
import { programCard } from './program.ts';
import { id, instant, quiet, whole } from './wire.ts';

/** The {type} of news-detail/{type}, in the order of the site. */
export const NEWS_TYPES = ['season', 'orchestra', 'education', 'hall', 'members'] as const;
export const newsType = z.enum(NEWS_TYPES);
export type NewsType = (typeof NEWS_TYPES)[number];

export const newsCard = z.object({
  id,
  type: newsType,
  typeName: z.string(),
  title: z.string(),
  /** One sentence below the title. */
  text: z.string(),
  art: artAttrs,
  publishedAt: instant,
  /** Whole minutes of reading. */
  minutes: z.number(),
  /** Whole seconds of its moving score; absent where there is none. */
  seconds: z.optional(z.number()),
});
export type NewsCard = z.infer<typeof newsCard>;

/** Start and length in seconds, MIDI pitch, loudness 0 to 1. */
export const scoreNote = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export const SCORE_PARTS = ['melody', 'inner', 'bass'] as const;
/** A moving score: what sounds, and the words that go with it. */
export const score = z.object({
  id,
  seconds: z.number(),
  parts: z.array(z.object({ part: z.enum(SCORE_PARTS), notes: z.array(scoreNote) })),
  captions: z.array(z.object({ at: z.number(), text: z.string() })),
});
export type MovingScore = z.infer<typeof score>;

const person = z.object({
  id,
  name: z.string(),
  bio: z.string(),
  portrait: z.object({ seed: z.string(), seal: z.string(), instrument: z.string() }),
});
export type NewsPerson = z.infer<typeof person>;

export const newsDetail = z.extend(newsCard, {
  /** HTML: show it only through features/html. */ html: z.string(),
  author: z.string(),
  caption: z.string(),
  score: z.optional(score),
  /** The concerts and people that it speaks of. */
  programs: z.array(programCard),
  people: z.array(person),
  /** Neighbours in its category: the one before it in time, and the one after. */
  older: z.nullable(newsCard),
  newer: z.nullable(newsCard),
  related: z.array(newsCard),
});
export type NewsDetail = z.infer<typeof newsDetail>;

const year = whole(1900, 2200);
export const newsPage = z.object({
  total: z.number(),
  pageNo: z.number(),
  pageSize: z.number(),
  list: z.array(newsCard),
  /** Years that the same list has without its year, the newest first. */
  years: z.array(z.number()),
});
export type NewsPage = z.infer<typeof newsPage>;

const base = '/thvendor/symphony/news';
export const news = {
  types: post(
    `${base}/typeList`,
    z.object({ ...quiet }),
    z.array(z.object({ code: newsType, name: z.string(), count: z.number() })),
  ),
  /** The newest first. */
  list: post(
    `${base}/list`,
    z.object({
      ...quiet,
      type: z.optional(newsType),
      year: z.optional(year),
      /** Those that speak of a programme. */
      program: z.optional(id),
      /** Y: only news with a moving score. */
      video: z.optional(z.enum(['Y', 'N'])),
      /** The newest that stand elsewhere on the page already. */
      skip: z.optional(whole(0, 100)),
      pageNo: z.optional(whole(1, 10_000)),
      pageSize: z.optional(whole(1, 100)),
    }),
    newsPage,
  ),
  byId: post(`${base}/getById`, z.object({ ...quiet, id }), newsDetail),
  /** Moving scores with their sound, the newest first. */
  videos: post(`${base}/videoList`, z.object({ ...quiet }), z.array(z.extend(newsCard, { score }))),
} as const;
