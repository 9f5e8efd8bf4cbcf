import * as z from 'zod/mini';
import { post } from './call.ts';
import { artAttrs } from './parts.ts';
import { id, instant, quiet, yuan } from './wire.ts';

const passage = z.object({ title: z.string(), text: z.string() });
const share = z.object({
  name: z.string(),
  percent: z.number(),
  /** What people like the reader give. */
  own: z.boolean(),
});

const home = z.object({
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
export type SupportHome = z.infer<typeof home>;

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
const foundation = z.object({
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
export type Foundation = z.infer<typeof foundation>;

const circle = z.object({
  id,
  name: z.string(),
  /** A year. */
  from: yuan,
  text: z.string(),
  benefits: z.array(z.string()),
  members: z.array(z.object({ id, name: z.string(), field: z.string(), since: z.number() })),
});
export type Circle = z.infer<typeof circle>;
const council = z.object({
  headline: z.array(z.string()),
  lead: z.string(),
  art: artAttrs,
  circles: z.array(circle),
  /** What the council does together in a year. */
  calendar: z.array(passage),
  letter: z.object({ html: z.string(), name: z.string(), role: z.string() }),
});
export type Council = z.infer<typeof council>;

const meeting = z.object({
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
export type Meeting = z.infer<typeof meeting>;
const friends = z.object({
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
export type Friends = z.infer<typeof friends>;

const s = '/thvendor/symphony/support';
/** This project's own calls: the specification names the pages, and no call of theirs (docs/decisions/0005). */
export const support = {
  home: post(`${s}/getSupport`, z.object({ ...quiet }), home),
  foundation: post(`${s}/getFoundation`, z.object({ ...quiet }), foundation),
  council: post(`${s}/getCouncil`, z.object({ ...quiet }), council),
  friends: post(`${s}/getFriends`, z.object({ ...quiet }), friends),
} as const;
