import * as z from 'zod/mini';
import { FAVORITE_STATES, FAVORITE_TYPES } from '../favorites.ts';
import { artAttrs } from './parts.ts';
import { artist, saleState } from './program.ts';
import { id, instant, nothing, quiet, whole, yuan } from './wire.ts';

const type = z.enum(FAVORITE_TYPES);

/** An evening, how its sale stands and what a seat costs from. */
const evening = {
  startsAt: z.optional(instant),
  state: z.optional(saleState),
  saleFrom: z.optional(instant),
  movedFrom: z.optional(instant),
  minPrice: z.optional(yuan),
};
/** Something with a page of its own: a path of this site without its tree. */
const leadsTo = { title: z.string(), link: z.string() };

/** What another backend does not say of a favourite may be missing: everything but its kind, id and title. */
export const favorite = z.object({
  id,
  type,
  targetId: id,
  title: z.string(),
  addedAt: instant,
  /** It is no longer listed: the title is its own, the one under which it was kept, or says so. */
  gone: z.optional(z.boolean()),
  /** A line beneath the title: who plays, the role, the category. */
  line: z.optional(z.string()),
  /** A path of this site without its tree. */
  link: z.optional(z.string()),
  art: z.optional(artAttrs),
  portrait: z.optional(artist.shape.portrait),
  /** Of a concert: its next evening. */
  ...evening,
  /** It was sold out and can be had again. */
  again: z.optional(z.boolean()),
  /** Of a work and of a person: the concert with it that comes next, and what can be heard since it was kept. */
  next: z.optional(z.object({ ...leadsTo, ...evening })),
  newest: z.optional(z.object({ ...leadsTo, publishedAt: instant })),
  publishedAt: z.optional(instant),
});

const counts = z.object({
  all: z.number(),
  program: z.number(),
  recording: z.number(),
  work: z.number(),
  news: z.number(),
  person: z.number(),
  product: z.number(),
  again: z.number(),
  few: z.number(),
});

export const favoritePage = z.object({
  total: z.number(),
  list: z.array(favorite),
  pageNo: z.optional(z.number()),
  pageSize: z.optional(z.number()),
  /** Of each kind, and of each state, whatever is asked for. */
  counts: z.optional(counts),
});

const target = { type, targetId: id };

export const favorites = {
  is: {
    payload: z.object({ ...quiet, ...target }),
    reply: z.object({ favorite: z.boolean(), id: z.optional(id) }),
  },
  save: { payload: z.object({ ...quiet, ...target }), reply: z.object({ id }) },
  remove: { payload: z.object({ ...quiet, id }), reply: nothing },
  list: {
    payload: z.object({
      ...quiet,
      type: z.optional(type),
      state: z.optional(z.enum(FAVORITE_STATES)),
      pageNo: z.optional(whole(1, 1000)),
    }),
    reply: favoritePage,
  },
};
