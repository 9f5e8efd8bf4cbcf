import * as z from 'zod/mini';
import { artAttrs } from './parts.ts';
import { id, quiet, yuan } from './wire.ts';

const passage = z.object({ title: z.string(), text: z.string() });
export const level = z.object({
  level: z.number(),
  name: z.string(),
  text: z.string(),
  /** Yuan to be spent in twelve months. */
  from: yuan,
  pointsPerYuan: z.number(),
});

export const right = z.object({
  id,
  name: z.string(),
  text: z.string(),
  /** One a level, lowest first: whether it has the right, and how much of it where that is a figure. */
  shares: z.array(z.object({ has: z.boolean(), text: z.string() })),
});

const rights = z.object({ id, title: z.string(), rows: z.array(right) });

export const overview = z.object({
  headline: z.array(z.string()),
  lead: z.string(),
  art: artAttrs,
  levels: z.array(level),
  groups: z.array(rights),
  steps: z.array(passage),
  growth: z.array(passage),
  /** Yuan for one ticket. */
  example: z.object({ title: z.string(), yuan, tickets: z.number() }),
});

export const club = {
  overview: { payload: z.object({ ...quiet }), reply: overview },
};
