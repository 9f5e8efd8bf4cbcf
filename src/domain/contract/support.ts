import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/support.ts';

export type SupportHome = z.infer<typeof shapes.home>;
export type Foundation = z.infer<typeof shapes.foundation>;
export type Circle = z.infer<typeof shapes.circle>;
export type Council = z.infer<typeof shapes.council>;
export type Meeting = z.infer<typeof shapes.meeting>;
export type Friends = z.infer<typeof shapes.friends>;

const base = '/thvendor/symphony/support';
/** This project's own calls: the specification names the pages, and no call of theirs (docs/decisions/0005). */
export const support = calls(() => import('./shapes/support.ts').then(s => s.support), {
  home: post(`${base}/getSupport`),
  foundation: post(`${base}/getFoundation`),
  council: post(`${base}/getCouncil`),
  friends: post(`${base}/getFriends`),
});
