import * as z from 'zod/mini';
import { LONGEST_QUERY, SEARCH_GROUPS } from '../search.ts';
import { artAttrs } from './parts.ts';
import { programCard } from './program.ts';
import { id, instant, quiet, text, whole } from './wire.ts';

const searchGroup = z.enum(SEARCH_GROUPS);

/** A text in pieces, the found ones marked: no HTML travels. */
export const marked = z.array(z.object({ text: z.string(), hit: z.optional(z.literal(true)) }));

export const hit = z.object({
  group: searchGroup,
  id,
  /** A path of this site without its tree: musicale-detail?id=…. */
  link: z.string(),
  title: marked,
  /** The part of its text where the words are, or its standfirst. */
  text: marked,
  /** A line of facts: composer and years, category, group. */
  note: z.string(),
  art: z.optional(artAttrs),
  portrait: z.optional(
    z.object({ seed: z.string(), seal: z.string(), instrument: z.string(), picture: z.optional(z.string()) }),
  ),
  publishedAt: z.optional(instant),
  /** Concerts come as their card. */
  card: z.optional(programCard),
});

const query = text(LONGEST_QUERY);

export const search = {
  query: {
    payload: z.object({
      ...quiet,
      q: query,
      group: z.optional(searchGroup),
      pageNo: z.optional(whole(1, 1000)),
      pageSize: z.optional(whole(1, 50)),
    }),
    reply: z.object({
      total: z.number(),
      pageNo: z.number(),
      pageSize: z.number(),
      groups: z.array(z.object({ group: searchGroup, total: z.number(), list: z.array(hit) })),
      /** Spellings that were searched as well: 马勒 for Mahler, Mahler for Malher. */
      spellings: z.array(z.string()),
      /** Other words worth a search. */
      also: z.array(z.string()),
    }),
  },
  suggest: { payload: z.object({ ...quiet, q: query }), reply: z.array(hit) },
};
