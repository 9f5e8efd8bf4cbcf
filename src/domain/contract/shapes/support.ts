import * as z from 'zod/mini';
import { artAttrs } from './parts.ts';
import { id, instant, quiet, yuan } from './wire.ts';

const passage = z.object({ title: z.string(), text: z.string() });
const share = z.object({
  name: z.string(),
  percent: z.number(),
  /** What people like the reader give. */
  own: z.boolean(),
});

export const home = z.object({
  /** The headline, one string a line. */
  headline: z.array(z.string()),
  lead: z.string(),
  art: artAttrs,
  /** What a sum makes possible, smallest first. */
  gifts: z.array(z.object({ id, yuan, title: z.string(), text: z.string() })),
  /** Where the money of one concert comes from; the shares make 100. */
  sources: z.object({ title: z.string(), text: z.string(), shares: z.array(share) }),
  /** The three ways to belong. */
  ways: z.array(z.object({ page: z.string(), title: z.string(), text: z.string(), figure: z.string() })),
  /** What givers ask first. */
  assurances: z.array(passage),
});

const project = z.object({
  id,
  title: z.string(),
  text: z.string(),
  goal: yuan,
  raised: yuan,
  /** A page of this site without its tree, or empty. */
  link: z.string(),
  linkText: z.string(),
});

export const foundation = z.object({
  headline: z.array(z.string()),
  lead: z.string(),
  art: artAttrs,
  projects: z.array(project),
  trustees: z.array(z.object({ id, name: z.string(), role: z.string(), text: z.string() })),
  /** Years, oldest first; the parts of each add up to its sum. */
  years: z.array(
    z.object({ year: z.number(), total: yuan, parts: z.array(z.object({ name: z.string(), yuan })) }),
  ),
  /** What the last year's money was used for; adds up to its sum. */
  uses: z.array(z.object({ name: z.string(), text: z.string(), yuan })),
  /** The report of the last year: HTML, show it only through features/html. */
  report: z.object({ title: z.string(), html: z.string(), updatedAt: instant }),
});

export const circle = z.object({
  id,
  name: z.string(),
  /** A year. */
  from: yuan,
  text: z.string(),
  benefits: z.array(z.string()),
  members: z.array(z.object({ id, name: z.string(), field: z.string(), since: z.number() })),
});

export const council = z.object({
  headline: z.array(z.string()),
  lead: z.string(),
  art: artAttrs,
  circles: z.array(circle),
  /** What the council does together in a year. */
  calendar: z.array(passage),
  letter: z.object({ html: z.string(), name: z.string(), role: z.string() }),
});

export const meeting = z.object({
  id,
  startsAt: instant,
  /** Whole minutes. */
  minutes: z.number(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  place: z.string(),
  /** The concert that it leads to. */
  programId: z.optional(id),
});

export const friends = z.object({
  headline: z.array(z.string()),
  lead: z.string(),
  art: artAttrs,
  figures: z.array(z.object({ value: z.string(), name: z.string() })),
  /** Meetings to come, soonest first. */
  meetings: z.array(meeting),
  groups: z.array(passage),
  /** How to join, step by step. */
  steps: z.array(passage),
  letter: z.object({ html: z.string(), name: z.string(), role: z.string() }),
});

export const support = {
  home: { payload: z.object({ ...quiet }), reply: home },
  foundation: { payload: z.object({ ...quiet }), reply: foundation },
  council: { payload: z.object({ ...quiet }), reply: council },
  friends: { payload: z.object({ ...quiet }), reply: friends },
};
