import * as z from 'zod/mini';
import { PROGRAM_TYPES, SALE_STATES, SORTS } from '../program.ts';
import { artAttrs, hallRef } from './parts.ts';
import { day, id, instant, month, quiet, text, whole, yuan } from './wire.ts';

export const saleState = z.enum(SALE_STATES);

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
  /** When it was to be, of one that was moved and is still to come. */
  movedFrom: z.optional(instant),
  /** Seats are chosen in turn: one comes through the waiting room. */
  waitingRoom: z.optional(z.boolean()),
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

export const artist = z.object({
  id,
  name: z.string(),
  role: z.string(),
  /** Several who play as one. */
  ensemble: z.optional(z.boolean()),
  bio: z.string(),
  /** Seal text and instrument for the drawn portrait. */
  portrait: z.object({
    seed: z.string(),
    seal: z.string(),
    instrument: z.string(),
    picture: z.optional(z.string()),
  }),
});

const work = z.object({
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
  /** Whether the digital halls have something of these works; absent where that is not told. */
  recorded: z.optional(z.boolean()),
  /** Whether the digital halls have something to hear of it. */
  toHear: z.boolean(),
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

/** `Y`: past and archive concerts as well; `only`: nothing else. */
const past = z.enum(['Y', 'N', 'only']);
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

export const calendarDay = z.object({
  date: day,
  schedules: z.array(z.extend(schedule, { title: z.string(), art: artAttrs })),
});

export const program = {
  home: { payload: z.object({ ...quiet }), reply: z.array(programCard) },
  home2: { payload: z.object({ ...quiet }), reply: z.array(programCard) },
  types: {
    payload: z.object({ ...quiet, past: z.optional(past) }),
    reply: z.array(z.object({ code: z.enum(PROGRAM_TYPES), name: z.string(), count: z.number() })),
  },
  months: {
    payload: z.object({ ...quiet, past: z.optional(past) }),
    reply: z.array(z.object({ month, count: z.number() })),
  },
  byId: {
    payload: z.object({ ...quiet, id, scheduleId: z.optional(id), beside: z.optional(z.literal('Y')) }),
    reply: programDetail,
  },
  prices: { payload: z.object({ ...quiet, scheduleId: id }), reply: z.array(priceCategory) },
  search: { payload: programQuery, reply: programPage },
  schedules: {
    payload: z.object({ ...quiet, programId: id, programKey: z.optional(z.string()) }),
    reply: z.array(schedule),
  },
  byDate: { payload: z.object({ ...quiet, date: day }), reply: calendarDay },
  calendar: {
    payload: z.object({
      ...quiet,
      month: z.optional(month),
      from: z.optional(day),
      to: z.optional(day),
      type: z.optional(z.enum(PROGRAM_TYPES)),
    }),
    reply: z.array(calendarDay),
  },
};
