import * as z from 'zod/mini';
import { brand } from '#brand';
import { PROGRAM_TYPES } from '#domain/contract/program.ts';
import {
  art,
  asked,
  clock,
  count,
  hour,
  level,
  line,
  maybe,
  moment,
  money,
  oneOf,
  passages,
  portrait,
  ref,
  text,
  whole,
  yes,
} from './parts.ts';

export const composer = z.strictObject({
  /** As lists show it (马勒, Mahler). */
  short: maybe,
  full: text,
  years: z._default(z.string(), ''),
  /** Initials by which search finds the name. */
  alias: z._default(z.string(), ''),
  /** Other ways in which the name is written, in both scripts; search finds it by them too. */
  spellings: z.optional(z.array(line)),
});

export const person = z.strictObject({
  name: text,
  portrait,
  /** Several who play as one: a choir, a quartet. */
  ensemble: z.optional(z.boolean()),
});

const movement = z.pipe(
  z.strictObject({ zh: line, en: line, minutes: whole }),
  z.transform(({ minutes, ...title }) => ({ title, minutes })),
);
const work = z.strictObject({
  id: ref,
  composer: ref,
  title: text,
  /** Catalogue number, where the title lacks it: found by search. */
  catalogue: z.optional(line),
  /** Of the whole work; of a work with movements their sum. */
  minutes: z.optional(whole),
  movements: z._default(z.array(movement), []),
});

export const programme = z.strictObject({
  composer: z.optional(ref),
  /** The name without the composer. */
  name: text,
  /** The whole title, where it is not made of composer and name. */
  title: z.optional(text),
  type: oneOf(PROGRAM_TYPES),
  /** A name of season.yaml's list of series, or one of its own. */
  series: z.union([ref, text]),
  art,
  artists: z.array(z.strictObject({ person: ref, role: z.union([ref, text]) })),
  standfirst: maybe,
  asked,
  works: z.array(z.union([z.literal('interval'), work])),
  /** Rules of sale beyond the house's own. */
  rules: z._default(passages, []),
  /** Place among the highlights. */
  highlight: z._default(whole, 0),
});

export const hall = z.strictObject({
  name: text,
  address: z._default(text, {
    zh: brand.address['zh-CN'],
    en: brand.address['en-US'],
  }),
  /** The seating plan beside this file; halls of the past have none. */
  plan: z.optional(z.string().check(z.regex(/\.json$/, 'plan'))),
  doors: z._default(z.array(z.strictObject({ name: text, zones: z.array(line).check(z.minLength(1)) })), []),
});

const priceList = z.record(z.string(), money);
export const performance = z.strictObject({
  programme: ref,
  at: hour,
  hall: ref,
  /** A list of season.yaml by its name, or the prices themselves. */
  prices: z._default(z.union([ref, priceList]), {}),
  /** Where the programme, the day and the time do not name it. */
  id: z.optional(ref),
  state: z._default(oneOf(['on', 'cancelled', 'moved']), 'on'),
  /** When it was to be, of one that is moved. */
  was: z.optional(hour),
  /** When the sale opens; season.yaml's rule where it says nothing. */
  sale: z.optional(moment),
  /** Lowest level that may buy. */
  members: level,
  presale: yes,
  realName: yes,
  /** Many will come at once: they wait for their turn from an hour before the sale. */
  waitingRoom: yes,
  /** Most seats of one order. */
  limit: z.optional(whole),
  minutes: z.optional(whole),
  /** Seats that the house keeps. */
  withheld: z._default(z.array(z.string()), []),
  /** How full the demonstration's house is to look. */
  house: z.optional(oneOf(['few', 'out'])),
});
export const calendar = z.array(performance);

export const season = z.strictObject({
  name: text,
  /** Price lists by name: money by the categories of a hall's plan. */
  prices: z._default(z.record(z.string(), priceList), {}),
  series: z._default(z.record(z.string(), text), {}),
  /** Rooms without a seating plan, for shows. */
  rooms: z._default(z.record(z.string(), text), {}),
  sale: z._default(z.strictObject({ daysBefore: whole, at: clock }), { daysBefore: 110, at: '10:00' }),
  limit: z._default(count, 6),
  /** What texts tell of the house, said once: `organPipes: 4312` is filled in for {organPipes}. */
  facts: z._default(z.record(z.string(), z.union([z.number(), text])), {}),
  notes: maybe,
  /** What one hears in the digital halls, of titles that do not say it themselves. */
  hears: maybe,
});
export type SeasonFile = z.output<typeof season>;
export type PerformanceEntry = z.output<typeof performance>;
export type ProgrammeFile = z.output<typeof programme>;
export type HallFile = z.output<typeof hall>;
