/** Search: this project's own calls, in the vendor's style (docs/decisions/0012). */
import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/search.ts';

/** What is found, in the order of the page. */
export const SEARCH_GROUPS = [
  'concerts',
  'works',
  'recordings',
  'artists',
  'news',
  'questions',
  'members',
  'pages',
] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];
/** Longest text that is searched; the page says when it had to cut. */
export const LONGEST_QUERY = 100;

export type Marked = z.infer<typeof shapes.marked>;
export type Hit = z.infer<typeof shapes.hit>;

const base = '/thvendor/symphony/search';
export const search = calls(() => import('./shapes/search.ts').then(s => s.search), {
  /** Without a group the best of each; with one, that group page by page. */
  query: post(`${base}/query`),
  /** The best few of all groups, for the box while one types. */
  suggest: post(`${base}/suggest`),
});
