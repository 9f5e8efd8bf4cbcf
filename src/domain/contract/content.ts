import * as z from 'zod/mini';
import { post } from './call.ts';
import { artAttrs } from './parts.ts';
import { flag, id, idList, instant, quiet, text, whole } from './wire.ts';

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
export const ad = z.object({
  id,
  adflag: z.enum(AD_FLAGS),
  title: z.string(),
  /** Line above the title, or empty. */
  kicker: z.string(),
  text: z.string(),
  /** A path of this site without its tree (musicale-detail?id=…), or an https address. */
  link: z.string(),
  linkText: z.string(),
  art: z.optional(artAttrs),
  /** For dated ads (concerts): the performances. */
  dates: z.array(instant),
  publishedAt: z.optional(instant),
});
export type Ad = z.infer<typeof ad>;
export const adContent = z.object({
  id,
  title: z.string(),
  /** HTML: show it only through features/html. */ html: z.string(),
  updatedAt: instant,
});

export const content = {
  ads: post(
    '/thvendor/ad/getNewAdList',
    z.object({
      ...quiet,
      adflag: z.optional(text(40)),
      status: z.optional(flag),
      pageSize: z.optional(whole(1, 100)),
    }),
    z.array(ad),
  ),
  adInfo: post('/thvendor/adinfo/getAdInfoById', z.object({ ...quiet, id }), adContent),
  adContents: post(
    '/thvendor/adinfo/getAdContentByIds',
    z.object({ ...quiet, ids: idList(50) }),
    z.array(adContent),
  ),
} as const;
