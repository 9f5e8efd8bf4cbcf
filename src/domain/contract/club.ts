import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/club.ts';

export type ClubLevel = z.infer<typeof shapes.level>;
export type Right = z.infer<typeof shapes.right>;
export type Club = z.infer<typeof shapes.overview>;

/** This project's own call: the specification names the pages, and no call of theirs (docs/decisions/0005). */
export const club = calls(() => import('./shapes/club.ts').then(s => s.club), {
  overview: post('/thvendor/symphony/club/getClub'),
});
