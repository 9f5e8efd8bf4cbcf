import * as z from 'zod/mini';
import { AUDIENCES, ENTRIES, SESSION_KINDS } from '../education.ts';
import { artAttrs } from './parts.ts';
import { artist, saleState } from './program.ts';
import { id, instant, quiet, yuan } from './wire.ts';

export const session = z.object({
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

const passage = z.object({ title: z.string(), text: z.string() });
export const series = z.object({
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

export const seriesDetail = z.extend(series, {
  facts: z.array(passage),
  steps: z.array(passage),
  leaders: z.array(artist),
  /** HTML: show it only through features/html. */
  html: z.string(),
  related: z.array(series),
});

export const education = {
  list: { payload: z.object({ ...quiet }), reply: z.array(series) },
  byId: { payload: z.object({ ...quiet, id }), reply: seriesDetail },
};
