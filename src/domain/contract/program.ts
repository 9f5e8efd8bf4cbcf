import * as z from 'zod/mini';
import { post } from './call.ts';
import { artAttrs, hallRef } from './parts.ts';
import { day, id, instant, month, quiet, text, whole, yuan } from './wire.ts';

export const PROGRAM_TYPES = [
  'symphonic',
  'chamber',
  'choral',
  'family',
  'chinese',
  'new-year',
  'archive',
] as const;
export const SALE_STATES = [
  'upcoming',
  'presale',
  'members',
  'on',
  'few',
  'out',
  'ended',
  'cancelled',
] as const;
export const saleState = z.enum(SALE_STATES);
export type SaleState = z.infer<typeof saleState>;

/** One performance of a programme. */
export const schedule = z.object({
  id,
  programId: id,
  startsAt: instant,
  /** Whole minutes, interval included. */
  minutes: z.number(),
  hall: hallRef,
  state: saleState,
  /** When sales open, for `upcoming`; else absent. */
  saleFrom: z.optional(instant),
  /** From when members may buy ahead of that, from the lowest such level up. */
  early: z.optional(z.array(z.object({ level: z.number(), from: instant }))),
  minPrice: yuan,
  maxPrice: yuan,
  /** Free seats, from the read model: a figure of the last few seconds. */
  free: z.number(),
  realName: z.boolean(),
  /** Of a members’ concert: the lowest level that may buy, and the year card that opens it as well. */
  members: z.optional(
    z.object({
      level: z.number(),
      name: z.string(),
      from: yuan,
      card: z.optional(z.object({ name: z.string(), price: yuan })),
    }),
  ),
  /** The key that seat calls of this schedule must carry (only from listSchedule). */
  sessionKey: z.optional(z.string()),
});
export type Schedule = z.infer<typeof schedule>;

/** A programme as lists show it. Texts are in the language of the caller's tree. */
export const programCard = z.object({
  id,
  title: z.string(),
  /** The composer alone, in short form, where the programme has one main work. */
  composer: z.string(),
  /** The title without the composer: headings set it after the composer. */
  work: z.string(),
  /** The works in one line, and the artists in one line. */
  works: z.string(),
  artists: z.string(),
  standfirst: z.string(),
  type: z.enum(PROGRAM_TYPES),
  typeName: z.string(),
  series: z.string(),
  art: artAttrs,
  schedules: z.array(schedule),
  minPrice: yuan,
  maxPrice: yuan,
  state: saleState,
});
export type ProgramCard = z.infer<typeof programCard>;

export const artist = z.object({
  id,
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  /** Seal text and instrument for the drawn portrait. */
  portrait: z.object({ seed: z.string(), seal: z.string(), instrument: z.string() }),
});
export const work = z.object({
  id,
  composer: z.string(),
  composerYears: z.string(),
  title: z.string(),
  /** Whole minutes; 0 when unknown. */
  minutes: z.number(),
  movements: z.array(z.object({ title: z.string(), minutes: z.number() })),
  /** After which work the interval comes. */
  intervalAfter: z.boolean(),
});
const instead = z.object({
  programId: id,
  scheduleId: id,
  title: z.string(),
  startsAt: instant,
  /** Whom one hears there too; empty for the same programme. */
  artist: z.string(),
});
export const programDetail = z.extend(programCard, {
  /** The title in the other language, with its lang. */
  titleOther: z.string(),
  otherLang: z.string(),
  programKey: z.string(),
  worksList: z.array(work),
  artistsList: z.array(artist),
  /** Programme notes: a lead sentence and paragraphs of plain text. */
  notes: z.object({ lead: z.string(), paragraphs: z.array(z.string()) }),
  /** Rules of sale as question and answer. */
  rules: z.array(z.object({ title: z.string(), text: z.string() })),
  related: z.array(programCard),
  /** Where something is sold out: performances with seats of the same programme, then of its soloists, soonest first. */
  instead: z.optional(z.array(instead)),
  /** The most seats an order may hold. */
  limit: z.number(),
  palette: z.optional(z.string()),
});
export type ProgramDetail = z.infer<typeof programDetail>;

export const priceCategory = z.object({
  /** Name of the category in the seating plan. */
  code: z.string(),
  /** Its place in the ramp, 1 (dearest) to 6. */
  rank: z.number(),
  name: z.string(),
  price: yuan,
  free: z.number(),
  state: saleState,
});
export type PriceCategory = z.infer<typeof priceCategory>;

/** `Y`: past and archive concerts as well; `only`: nothing else. */
const past = z.enum(['Y', 'N', 'only']);
export const SORTS = ['date', '-date', 'price', '-price', 'title'] as const;
export const programQuery = z.object({
  ...quiet,
  type: z.optional(z.enum(PROGRAM_TYPES)),
  month: z.optional(month),
  date: z.optional(day),
  composer: z.optional(text(60)),
  hall: z.optional(id),
  /** Yuan: programmes with a price in this range. */
  priceMin: z.optional(whole(0, 100_000)),
  priceMax: z.optional(whole(0, 100_000)),
  availability: z.optional(z.enum(['on'])),
  keyword: z.optional(text(200)),
  past: z.optional(past),
  sort: z.optional(z.enum(SORTS)),
  pageNo: z.optional(whole(1, 10_000)),
  pageSize: z.optional(whole(1, 100)),
});
export type ProgramQuery = z.infer<typeof programQuery>;
const page = <T>(item: z.ZodMiniType<T, unknown>) =>
  z.object({ total: z.number(), pageNo: z.number(), pageSize: z.number(), list: z.array(item) });
export const programPage = z.extend(page(programCard), {
  /** Performances that the filters leave; `total` counts programmes. */
  concerts: z.optional(z.number()),
  /** Values that filters can take; composers with the programmes that the other filters leave them. */
  facets: z.object({
    composers: z.array(z.object({ value: z.string(), name: z.string(), count: z.number() })),
    halls: z.array(z.object({ value: z.string(), name: z.string(), count: z.number() })),
    price: z.object({ min: z.number(), max: z.number() }),
  }),
});
export type ProgramPage = z.infer<typeof programPage>;
const calendarDay = z.object({
  date: day,
  schedules: z.array(z.extend(schedule, { title: z.string(), art: artAttrs })),
});
export type CalendarDay = z.infer<typeof calendarDay>;

const base = '/thvendor/symphony/program';
export const program = {
  /** The next concerts, soonest first; at most 12. */
  home: post(`${base}/homeProgramList`, z.object({ ...quiet }), z.array(programCard)),
  /** Season highlights, in the season's own order; at most 6. */
  home2: post(`${base}/homeProgramList2`, z.object({ ...quiet }), z.array(programCard)),
  types: post(
    `${base}/programTypeList`,
    z.object({ ...quiet, past: z.optional(past) }),
    z.array(z.object({ code: z.enum(PROGRAM_TYPES), name: z.string(), count: z.number() })),
  ),
  months: post(
    `${base}/getProgramMonths`,
    z.object({ ...quiet, past: z.optional(past) }),
    z.array(z.object({ month, count: z.number() })),
  ),
  /** With `scheduleId` a performance gone by stands among those to come. */
  byId: post(`${base}/getById`, z.object({ ...quiet, id, scheduleId: z.optional(id) }), programDetail),
  /** Price categories of one schedule, dearest first. */
  prices: post(`${base}/getTicketPriceList`, z.object({ ...quiet, scheduleId: id }), z.array(priceCategory)),
  search: post(`${base}/search`, programQuery, programPage),
  /** Carries programKey as a header; replies with a sessionKey a schedule. */
  schedules: post(
    '/thvendor/ticket/listSchedule',
    z.object({ ...quiet, programId: id, programKey: z.optional(z.string()) }),
    z.array(schedule),
  ),
  /** Concerts of one day. */
  byDate: post(
    '/thvendor/symphony/programcalendar/queryByDate',
    z.object({ ...quiet, date: day }),
    calendarDay,
  ),
  /** Days of a month (or from `from` to `to`, at most 62 days) that have concerts. */
  calendar: post(
    '/thvendor/symphony/programcalendar/querySchedules',
    z.object({
      ...quiet,
      month: z.optional(month),
      from: z.optional(day),
      to: z.optional(day),
      type: z.optional(z.enum(PROGRAM_TYPES)),
    }),
    z.array(calendarDay),
  ),
} as const;
