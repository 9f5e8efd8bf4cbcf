import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/education.ts';

/** Whom a series is for: the filter of the page. */
export const AUDIENCES = ['families', 'schools', 'students', 'adults'] as const;
export type Audience = (typeof AUDIENCES)[number];
/** How one takes part: with a ticket of the season, by asking for places, or just by coming. */
export const ENTRIES = ['tickets', 'ask', 'free'] as const;

export const SESSION_KINDS = ['concert', 'rehearsal', 'talk', 'workshop'] as const;

export type Session = z.infer<typeof shapes.session>;
export type Series = z.infer<typeof shapes.series>;
export type SeriesDetail = z.infer<typeof shapes.seriesDetail>;

const e = '/thvendor/symphony/education';
/** This project's own calls: the specification names the pages, and no call of theirs (docs/decisions/0005). */
export const education = calls(() => import('./shapes/education.ts').then(s => s.education), {
  list: post(`${e}/listSeries`),
  byId: post(`${e}/getSeriesById`),
});
