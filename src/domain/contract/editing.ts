import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/editing.ts';

/** Bytes of a season as it is sent, packed: what stands in front of a server lets no more through. */
export const MAX_ARCHIVE = 7_500_000;

/** Texts that an editor writes at the desk. */
export const TEXT_KINDS = ['news', 'banner'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

const base = '/thvendor/desk/season';

export type NewsFields = z.infer<typeof shapes.newsFields>;
export type BannerFields = z.infer<typeof shapes.bannerFields>;
export type TextAnswer = z.infer<typeof shapes.textAnswer>;
export type Texts = z.infer<typeof shapes.texts>;
export type SeasonAnswer = z.infer<typeof shapes.seasonAnswer>;

/** The season's files, as `npm run season` reads them: an act of whoever edits. */
export const editing = calls(() => import('./shapes/editing.ts').then(s => s.editingCalls), {
  /** A season as an archive, under `file`: its faults, else what it would change; with the digest of that, it is published. */
  send: post(`${base}/send`),
  /** The season that is sent, as the site of the caller's session alone; it ends with the session. */
  preview: post(`${base}/preview`),
  endPreview: post(`${base}/end-preview`),
  /** What was published, newest first. */
  list: post(`${base}/list`),
  /** News and banners of the home page, and what a form chooses from. */
  texts: post(`${base}/texts`),
  /** One of them as it is typed. */
  text: post(`${base}/text`),
  /** Writes one, new or over what stands there: its faults, else how it would look; with the digest of that, it is published. */
  write: post(`${base}/write`),
  /** A photograph for one of them, under `file`: what it is called from then on. */
  picture: post(`${base}/picture`),
  /** Takes one off the site. */
  takeDown: post(`${base}/take-down`),
  /** What the desk wrote goes, and the season's files say what stands there again. */
  takeBack: post(`${base}/take-back`),
  /** What taking the last one back would change; with the digest of that, it is done. */
  undo: post(`${base}/undo`),
});
