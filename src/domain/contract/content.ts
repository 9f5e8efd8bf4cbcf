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

/** Heights of the nine banner presets at 1920, px (specification §9). */
export const BANNER_HEIGHTS = [224, 280, 320, 360, 400, 480, 540, 600, 690] as const;
export type BannerHeight = (typeof BANNER_HEIGHTS)[number];

export type Ad = z.infer<typeof shapes.ad>;

export const content = calls(() => import('./shapes/content.ts').then(s => s.content), {
  ads: post('/thvendor/ad/getNewAdList'),
  adInfo: post('/thvendor/adinfo/getAdInfoById'),
  adContents: post('/thvendor/adinfo/getAdContentByIds'),
});
