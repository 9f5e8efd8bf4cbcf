import * as z from 'zod/mini';
import { NEWS_TYPES, SCORE_PARTS } from '../news.ts';
import { artAttrs } from './parts.ts';
import { programCard } from './program.ts';
import { id, instant, quiet, whole } from './wire.ts';

const newsType = z.enum(NEWS_TYPES);

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

/** Start and length in seconds, MIDI pitch, loudness 0 to 1. */
const scoreNote = z.tuple([z.number(), z.number(), z.number(), z.number()]);
/** A moving score: what sounds, and the words that go with it. */
export const score = z.object({
  id,
  seconds: z.number(),
  parts: z.array(z.object({ part: z.enum(SCORE_PARTS), notes: z.array(scoreNote) })),
  captions: z.array(z.object({ at: z.number(), text: z.string() })),
});

export const person = z.object({
  id,
  name: z.string(),
  bio: z.string(),
  portrait: z.object({
    seed: z.string(),
    seal: z.string(),
    instrument: z.string(),
    picture: z.optional(z.string()),
  }),
});

export const newsDetail = z.extend(newsCard, {
  /** HTML: show it only through features/html. */ html: z.string(),
  author: z.string(),
  caption: z.string(),
  score: z.optional(score),
  /** The concerts and people that it speaks of. */
  programs: z.array(programCard),
  people: z.array(person),
  /** Whether the digital halls have something to hear of it. */
  toHear: z.boolean(),
  /** Neighbours in its category: the one before it in time, and the one after. */
  older: z.nullable(newsCard),
  newer: z.nullable(newsCard),
  related: z.array(newsCard),
});

const year = whole(1900, 2200);
export const newsPage = z.object({
  total: z.number(),
  pageNo: z.number(),
  pageSize: z.number(),
  list: z.array(newsCard),
  /** Years that the same list has without its year, the newest first. */
  years: z.array(z.number()),
});

export const news = {
  types: {
    payload: z.object({ ...quiet }),
    reply: z.array(z.object({ code: newsType, name: z.string(), count: z.number() })),
  },
  list: {
    payload: z.object({
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
    reply: newsPage,
  },
  byId: { payload: z.object({ ...quiet, id }), reply: newsDetail },
  videos: { payload: z.object({ ...quiet }), reply: z.array(z.extend(newsCard, { score })) },
};
