/** The orchestra's own pages, and those of support and the club. */
import * as z from 'zod/mini';
import { TOPICS } from '#domain/contract/contact.ts';
import { DRAWINGS, MEMBER_ROLES, SECTIONS, VACANCY_KINDS, WAYS } from '#domain/contract/orchestra.ts';
import {
  art,
  figures,
  hour,
  line,
  link,
  maybe,
  moment,
  money,
  oneOf,
  opening,
  order,
  passages,
  portrait,
  ref,
  text,
  texts,
  whole,
  year,
} from './parts.ts';

export const leader = z.strictObject({
  order,
  role: oneOf(MEMBER_ROLES),
  name: text,
  title: text,
  /** One sentence, for lists. */
  line: text,
  quote: maybe,
  since: z.int(),
  portrait,
});
export const section = z.strictObject({
  section: oneOf(SECTIONS),
  /** In the order of their chairs. */
  players: z.array(z.strictObject({ id: ref, name: text, desk: text, since: z.int(), line: text })),
});
export const production = z.strictObject({
  order,
  title: text,
  standfirst: text,
  figures,
  art,
  link,
  linkText: maybe,
  /** Programmes of this production: their next concerts stand beside it. */
  programIds: z.array(ref),
});
/** Hundred thousand yuan, so that sums are whole. */
const amounts = z.array(z.strictObject({ name: text, value: z.number() }));
export const report = z.strictObject({
  year: z.int(),
  season: text,
  headline: z.tuple([text, text]),
  summary: text,
  signed: text,
  months: z.array(z.strictObject({ month: whole, main: whole, chamber: whole, education: whole })),
  monthsText: text,
  income: amounts,
  expense: amounts,
  moneyText: text,
  composers: z.array(z.strictObject({ name: text, count: whole, chinese: z.boolean() })),
  /** Per cent; they sum to a hundred. */
  audience: z.array(z.strictObject({ name: text, share: z.number() })),
  attendance: z.number(),
  audienceText: text,
});
export const vacancy = z.strictObject({
  order,
  kind: oneOf(VACANCY_KINDS),
  title: text,
  places: whole,
  text,
  needs: texts,
  /** Audition list by round; none for posts without an audition. */
  rounds: z._default(
    z.array(
      z.strictObject({
        name: text,
        pieces: z.array(z.strictObject({ composer: text, work: text, passage: text })),
      }),
    ),
    [],
  ),
  closes: moment,
  audition: z.optional(moment),
});
export const department = z.strictObject({
  order,
  name: text,
  text,
  person: text,
  phone: line,
  email: line,
  hours: text,
  topics: z.array(oneOf(TOPICS)),
  days: whole,
});

export const hallPage = z.strictObject({
  hallId: ref,
  headline: z.tuple([text, text]),
  lead: text,
  labels: z.strictObject({
    organ: text,
    canopy: text,
    ceiling: text,
    wall: text,
    height: text,
    depth: text,
  }),
  figures,
  acoustics: z.strictObject({
    title: text,
    text: texts,
    /** Hertz, and seconds with the hall full and empty. */
    bands: z.array(z.strictObject({ hz: z.number(), full: z.number(), empty: z.number() })),
    ideal: z.tuple([z.number(), z.number()]),
  }),
  /** By the first letter of the zones' ids in the plan. */
  zones: z.array(z.strictObject({ letter: line, name: text, text })),
  history: passages,
  rooms: passages,
});
export const museum = z.strictObject({
  headline: z.tuple([text, text]),
  lead: text,
  art,
  facts: figures,
  objects: z.array(
    z.strictObject({ id: ref, drawing: oneOf(DRAWINGS), year: line, title: text, text, room: whole }),
  ),
  month: z.strictObject({ kicker: text, title: text, text }),
  tour: text,
  rooms: z.array(z.strictObject({ number: whole, name: text, text })),
  visit: passages,
});
const NAMES = [
  'street',
  'cross',
  'park',
  'pond',
  'river',
  'station',
  'station2',
  'bus',
  'garage',
  'bikes',
  'north',
  'scale',
] as const;
export const wayPage = z.strictObject({
  lead: text,
  ways: z.array(z.strictObject({ id: oneOf(WAYS), name: text, figure: text, text, steps: texts })),
  names: z.record(z.enum(NAMES), text),
  gates: passages,
  /** The one link outward: a map service. */
  outside: z.string().check(z.regex(/^https:\/\//, 'https')),
});
export const joinPage = z.strictObject({ lead: text, steps: passages, terms: passages });

const letter = z.strictObject({ text: texts, name: text, role: text });
export const support = z.strictObject({
  ...opening,
  gifts: z.array(z.strictObject({ id: ref, amount: money, title: text, text })),
  sources: z.strictObject({
    title: text,
    text,
    shares: z.array(z.strictObject({ name: text, percent: z.number(), own: z.boolean() })),
  }),
  ways: z.array(z.strictObject({ page: line, title: text, text, figure: text })),
  assurances: passages,
});
export const foundation = z.strictObject({
  ...opening,
  projects: z.array(
    z.strictObject({ id: ref, title: text, text, goal: money, raised: money, link, linkText: maybe }),
  ),
  trustees: z.array(z.strictObject({ id: ref, name: text, role: text, text })),
  years: z.array(z.strictObject({ year, parts: z.array(z.strictObject({ name: text, amount: money })) })),
  uses: z.array(z.strictObject({ name: text, text, amount: money })),
});
export const council = z.strictObject({
  ...opening,
  circles: z.array(
    z.strictObject({
      id: ref,
      name: text,
      from: money,
      text,
      benefits: texts,
      members: z.array(z.strictObject({ id: ref, name: text, field: text, since: year })),
    }),
  ),
  calendar: passages,
  letter,
});
export const friends = z.strictObject({
  ...opening,
  figures: z.array(z.strictObject({ value: text, name: text })),
  meetings: z.array(
    z.strictObject({
      at: hour,
      minutes: whole,
      kind: text,
      title: text,
      text,
      place: text,
      programId: z.optional(ref),
    }),
  ),
  groups: passages,
  steps: passages,
  letter,
});
const share = z.union([z.boolean(), text]);
export const club = z.strictObject({
  ...opening,
  /** A sentence for each level, lowest first. */
  tones: texts,
  groups: z.array(
    z.strictObject({
      id: ref,
      title: text,
      /** Shares: one a level, lowest first; all, nothing, or so much. */
      rows: z.array(z.strictObject({ id: ref, name: text, text, shares: z.array(share) })),
    }),
  ),
  steps: passages,
  /** What counts towards a level, and what does not. */
  growth: passages,
  /** Two tickets: what each level has of them; the price of one. */
  example: z.strictObject({ title: text, price: money, tickets: whole }),
});
