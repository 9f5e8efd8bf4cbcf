/** News: this project's own calls, in the vendor's style (docs/decisions/0012). The text alone also comes from adinfo/getAdInfoById. */
import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/news.ts';

/** The {type} of news-detail/{type}, in the order of the site. */
export const NEWS_TYPES = ['season', 'orchestra', 'education', 'hall', 'members'] as const;
export type NewsType = (typeof NEWS_TYPES)[number];

export type NewsCard = z.infer<typeof shapes.newsCard>;

export const SCORE_PARTS = ['melody', 'inner', 'bass'] as const;

export type MovingScore = z.infer<typeof shapes.score>;
export type NewsPerson = z.infer<typeof shapes.person>;
export type NewsDetail = z.infer<typeof shapes.newsDetail>;
export type NewsPage = z.infer<typeof shapes.newsPage>;

const base = '/thvendor/symphony/news';
export const news = calls(() => import('./shapes/news.ts').then(s => s.news), {
  types: post(`${base}/typeList`),
  /** The newest first. */
  list: post(`${base}/list`),
  byId: post(`${base}/getById`),
  /** Moving scores with their sound, the newest first. */
  videos: post(`${base}/videoList`),
});
