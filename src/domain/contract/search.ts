/** Search: this project's own calls, in the vendor's style (docs/decisions/0012). */
import * as z from 'zod/mini';
import { post } from './call.ts';
import { artAttrs } from './parts.ts';
import { programCard } from './program.ts';
import { id, instant, quiet, text, whole } from './wire.ts';

/** What is found, in the order of the page. */
export const SEARCH_GROUPS = [
  'concerts',
  'works',
  'artists',
  'news',
  'questions',
  'members',
  'pages',
] as const;
export const searchGroup = z.enum(SEARCH_GROUPS);
export type SearchGroup = (typeof SEARCH_GROUPS)[number];
/** Longest text that is searched; the page says when it had to cut. */
export const LONGEST_QUERY = 100;

/** A text in pieces, the found ones marked: no HTML travels. */
export const marked = z.array(z.object({ text: z.string(), hit: z.optional(z.literal(true)) }));
export type Marked = z.infer<typeof marked>;

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
  portrait: z.optional(z.object({ seed: z.string(), seal: z.string(), instrument: z.string() })),
  publishedAt: z.optional(instant),
  /** Concerts come as their card. */
  card: z.optional(programCard),
});
export type Hit = z.infer<typeof hit>;

const base = '/thvendor/symphony/search';
const query = text(LONGEST_QUERY);
export const search = {
  /** Without a group the best of each; with one, that group page by page. */
  query: post(
    `${base}/query`,
    z.object({
      ...quiet,
      q: query,
      group: z.optional(searchGroup),
      pageNo: z.optional(whole(1, 1000)),
      pageSize: z.optional(whole(1, 50)),
    }),
    z.object({
      total: z.number(),
      pageNo: z.number(),
      pageSize: z.number(),
      groups: z.array(z.object({ group: searchGroup, total: z.number(), list: z.array(hit) })),
      /** Spellings that were searched as well: 马勒 for Mahler, Mahler for Malher. */
      spellings: z.array(z.string()),
      /** Other words worth a search. */
      also: z.array(z.string()),
    }),
  ),
  /** The best few of all groups, for the box while one types. */
  suggest: post(`${base}/suggest`, z.object({ ...quiet, q: query }), z.array(hit)),
} as const;
