import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/editing.ts';

/** Bytes of a season as it is sent, packed: what stands in front of a server lets no more through. */
export const MAX_ARCHIVE = 7_500_000;

const base = '/thvendor/desk/season';

export type SeasonAnswer = z.infer<typeof shapes.seasonAnswer>;

/** The season's files, as `npm run season` reads them: an act of whoever edits. */
export const editing = calls(() => import('./shapes/editing.ts').then(s => s.editingCalls), {
  /** A season as an archive, under `file`: its faults, else what it would change; with the digest of that, it is published. */
  send: post(`${base}/send`),
  /** What was published, newest first. */
  list: post(`${base}/list`),
  /** What taking the last one back would change; with the digest of that, it is done. */
  undo: post(`${base}/undo`),
});
