import * as z from 'zod/mini';
import { TEXT_KINDS } from '../editing.ts';
import { bilingual, id, instant, json, nothing, quiet, required, text, whole } from './wire.ts';

const place = z.object({ file: z.string(), line: z.number(), field: z.string(), words: bilingual });

export const seasonAnswer = z.object({
  faults: z.array(place),
  /** How many there are beside those that are told. */
  more: z.number(),
  notes: z.array(place),
  documents: z.number(),
  differences: z.array(bilingual),
  /** What is sold and would be lost: then nothing is published. */
  breaches: z.array(bilingual),
  /** Of a preview: agree with it to have it done. */
  digest: z.optional(z.string()),
  /** It is not any more what was agreed to, and is shown again. */
  changed: z.boolean(),
  /** Pictures that are still to be made smaller before it is published: send it once more. */
  pictures: z.number(),
  published: z.optional(z.object({ version: z.number(), changes: z.number(), acts: z.array(bilingual) })),
});

const agreed = { ...quiet, why: z.optional(text(300)), agreed: z.optional(text(64)) };

/** In both languages, each with its most. */
const both = (most: number) => z.object({ zh: text(most), en: text(most) });
const drawing = z.object({ key: text(20), picture: text(64) });
const idList = z.array(id).check(z.maxLength(20));
export const newsFields = z.object({
  type: required(20),
  title: both(120),
  text: both(400),
  author: both(80),
  caption: both(200),
  /** YYYY-MM-DD hh:mm in the hall's time. */
  published: required(30),
  programs: idList,
  artists: idList,
  art: drawing,
  body: both(20_000),
});
export const bannerFields = z.object({
  order: z.int().check(z.minimum(0), z.maximum(99)),
  title: both(120),
  kicker: both(60),
  text: both(300),
  link: text(200),
  linkText: both(40),
  programme: text(80),
  art: drawing,
});
const of = z.enum(TEXT_KINDS);
/** The number of the desk's act, where it stands over what the files say. */
const standing = z.optional(z.number());
const named = z.array(z.object({ id, title: bilingual }));
export const texts = z.object({
  news: z.array(
    z.object({ id, title: bilingual, at: instant, type: z.string(), number: standing, gone: z.boolean() }),
  ),
  banners: z.array(
    z.object({ id, title: bilingual, order: z.number(), number: standing, gone: z.boolean() }),
  ),
  programmes: named,
  artists: named,
  types: named,
  pictures: z.array(z.string()),
});
export const textAnswer = z.object({
  faults: z.array(place),
  /** How it would look: its title, and its text as the site shows it. */
  shown: z.optional(z.object({ title: bilingual, text: bilingual, html: bilingual })),
  digest: z.optional(z.string()),
  changed: z.boolean(),
  /** The number that it stands under. */
  published: z.optional(z.number()),
  id: z.optional(id),
});

export const editingCalls = {
  texts: { payload: z.object(quiet), reply: texts },
  text: {
    payload: z.object({ ...quiet, of, id }),
    reply: z.object({ news: z.optional(newsFields), banner: z.optional(bannerFields) }),
  },
  write: {
    payload: z.object({
      ...agreed,
      of,
      /** None of a new one. */
      id: z.optional(id),
      news: z.optional(json(newsFields)),
      banner: z.optional(json(bannerFields)),
    }),
    reply: textAnswer,
  },
  picture: { payload: z.object(quiet), reply: z.object({ id: z.string() }) },
  takeDown: { payload: z.object({ ...agreed, of, id }), reply: textAnswer },
  takeBack: { payload: z.object({ ...agreed, number: whole(1, 1_000_000_000) }), reply: textAnswer },
  send: { payload: z.object(agreed), reply: seasonAnswer },
  undo: { payload: z.object(agreed), reply: seasonAnswer },
  preview: {
    payload: z.object(quiet),
    /** Pictures that are still to be made smaller: send it once more. Else until when the site is there. */
    reply: z.object({ pictures: z.number(), until: z.optional(instant) }),
  },
  endPreview: { payload: z.object(quiet), reply: nothing },
  list: {
    payload: z.object(quiet),
    reply: z.object({
      /** Until when the caller's session shows a season that is not published. */
      preview: z.optional(instant),
      list: z.array(
        z.object({
          number: z.number(),
          at: instant,
          who: z.string(),
          why: z.string(),
          undoes: z.nullable(z.number()),
        }),
      ),
    }),
  },
};
