import * as z from 'zod/mini';
import { AD_FLAGS, BANNER_HEIGHTS } from '../content.ts';
import { artAttrs } from './parts.ts';
import { flag, id, idList, instant, quiet, text, whole } from './wire.ts';

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
  /** Of its banner on the desktop, at 1920: one of nine. */
  height: z.optional(z.literal(BANNER_HEIGHTS)),
  /** For dated ads (concerts): the performances. */
  dates: z.array(instant),
  publishedAt: z.optional(instant),
});

const adContent = z.object({
  id,
  title: z.string(),
  /** HTML: show it only through features/html. */ html: z.string(),
  updatedAt: instant,
});

/** Of one list: as many answers are asked for as there are questions. */
const MOST_ADS = 100;

export const content = {
  ads: {
    payload: z.object({
      ...quiet,
      adflag: z.optional(text(40)),
      status: z.optional(flag),
      pageSize: z.optional(whole(1, MOST_ADS)),
    }),
    reply: z.array(ad),
  },
  adInfo: { payload: z.object({ ...quiet, id }), reply: adContent },
  adContents: { payload: z.object({ ...quiet, ids: idList(MOST_ADS) }), reply: z.array(adContent) },
};
