import * as z from 'zod/mini';
import { post } from './call.ts';
import { artAttrs } from './parts.ts';
import { artist, saleState } from './program.ts';
import { id, instant, quiet, yuan } from './wire.ts';

/** Whom a series is for: the filter of the page. */
export const AUDIENCES = ['families', 'schools', 'students', 'adults'] as const;
export type Audience = (typeof AUDIENCES)[number];
/** How one takes part: with a ticket of the season, by asking for places, or just by coming. */
export const ENTRIES = ['tickets', 'ask', 'free'] as const;
export type Entry = (typeof ENTRIES)[number];

export const SESSION_KINDS = ['concert', 'rehearsal', 'talk', 'workshop'] as const;
const session = z.object({
  id,
  kind: z.enum(SESSION_KINDS),
  title: z.string(),
  startsAt: instant,
  /** Whole minutes; 0 when unknown. */
  minutes: z.number(),
  place: z.string(),
  /** The concert that it is or belongs to. */
  programId: z.optional(id),
  /** For concerts: the state of their sale, and from which price. */
  state: z.optional(saleState),
  minPrice: z.optional(yuan),
});
export type Session = z.infer<typeof session>;

const passage = z.object({ title: z.string(), text: z.string() });
const series = z.object({
  id,
  title: z.string(),
  kicker: z.string(),
  audiences: z.array(z.enum(AUDIENCES)),
  /** Years of age; `to` is absent where there is no upper end. */
  ages: z.object({ from: z.number(), to: z.optional(z.number()) }),
  standfirst: z.string(),
  art: artAttrs,
  entry: z.enum(ENTRIES),
  place: z.string(),
  /** Dates to come, soonest first. */
  sessions: z.array(session),
});
export type Series = z.infer<typeof series>;

const seriesDetail = z.extend(series, {
  facts: z.array(passage),
  steps: z.array(passage),
  leaders: z.array(artist),
  /** HTML: show it only through features/html. */
  html: z.string(),
  related: z.array(series),
});
export type SeriesDetail = z.infer<typeof seriesDetail>;

const e = '/thvendor/symphony/education';
/** This project's own calls: the specification names the pages, and no call of theirs (docs/decisions/0005). */
export const education = {
  list: post(`${e}/listSeries`, z.object({ ...quiet }), z.array(series)),
  byId: post(`${e}/getSeriesById`, z.object({ ...quiet, id }), seriesDetail),
} as const;
