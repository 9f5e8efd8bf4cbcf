import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/content.ts';

/** Places that show ads: the flag picks the place. */
export const AD_FLAGS = [
  'home',
  'home-season',
  'home-news',
  'home-education',
  'home-hall',
  'home-club',
  'list',
  'faq',
  'about',
  'about-introduce',
  'club-question',
  'legal',
] as const;

export type Ad = z.infer<typeof shapes.ad>;

export const content = calls(() => import('./shapes/content.ts').then(s => s.content), {
  ads: post('/thvendor/ad/getNewAdList'),
  adInfo: post('/thvendor/adinfo/getAdInfoById'),
  adContents: post('/thvendor/adinfo/getAdContentByIds'),
});
