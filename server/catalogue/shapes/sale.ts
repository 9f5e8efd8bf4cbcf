/** What is sold beside seats, and what takes off how much. */
import * as z from 'zod/mini';
import { CERTIFICATES } from '#domain/contract/certificates.ts';
import { DISCOUNT_KINDS, OFFER_KINDS } from '#domain/contract/discount-kinds.ts';
import { FAMILIES } from '#domain/contract/family.ts';
import { FIELD_KINDS } from '#domain/contract/form-kinds.ts';
import { PRODUCT_CHANNELS, PRODUCT_KINDS } from '#domain/contract/mall.ts';
import { CARD_KINDS } from '#domain/contract/membership.ts';
import { PROGRAM_TYPES } from '#domain/contract/program.ts';
import { SHOW_KINDS } from '#domain/contract/show.ts';
import { matchesWhole } from '#domain/rules/safe-pattern.ts';
import {
  art,
  count,
  hour,
  level,
  line,
  moment,
  money,
  oneOf,
  order,
  percent,
  ref,
  text,
  texts,
  weekdays,
  whole,
  yes,
} from './parts.ts';

export const offer = z.strictObject({
  kind: oneOf(OFFER_KINDS),
  title: text,
  description: text,
  /** B stands beside other coupons. */
  cardtype: z._default(oneOf(['', 'B']), ''),
  value: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('sum'), off: money }),
    z.strictObject({ by: z.literal('percent'), percent, cap: z.optional(money) }),
    z.strictObject({ by: z.literal('place'), worth: money }),
    z.strictObject({ by: z.literal('times'), worth: money, each: count }),
  ]),
  from: z.optional(moment),
  until: z.optional(moment),
  terms: z.strictObject({
    families: z.array(oneOf(FAMILIES)).check(z.minLength(1)),
    floor: z.optional(money),
    types: z.optional(z.array(oneOf(PROGRAM_TYPES)).check(z.minLength(1))),
    minLevel: z.optional(level),
    weekdays,
    places: z.optional(count),
    firstOrder: z.optional(z.boolean()),
    excludes: z.optional(z.array(oneOf(DISCOUNT_KINDS))),
  }),
  perMember: z.optional(count),
  code: z.optional(z.strictObject({ word: line, limit: count })),
});

/** A pattern with a mistake in it would refuse every entry. */
const isPattern = (text: string): boolean => matchesWhole(text, '') !== null;
const field = z.strictObject({
  name: line,
  kind: oneOf(FIELD_KINDS),
  label: text,
  hint: z.optional(text),
  required: z.optional(z.boolean()),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** A date up to today. */
  past: z.optional(z.boolean()),
  /** A birthday: whole years on the day that the form is filled in, both ends included. */
  ageFrom: z.optional(whole),
  ageTo: z.optional(whole),
  /** A person's name: shown with its first character only where it need not be read. */
  named: z.optional(z.boolean()),
  pattern: z.optional(z.string().check(z.refine(isPattern, 'pattern'))),
  patternText: z.optional(text),
  options: z.optional(z.array(z.strictObject({ value: z.string(), label: text }))),
  types: z.optional(z.array(oneOf(CERTIFICATES))),
  mainland: z.optional(z.boolean()),
  accept: z.optional(z.string()),
  auto: z.optional(z.string()),
  visibleWhen: z.optional(z.strictObject({ field: line, is: z.array(z.string()) })),
});
export const form = z.strictObject({ title: text, lead: text, fields: z.array(field) });

export const card = z.strictObject({
  order,
  kind: oneOf(CARD_KINDS),
  name: text,
  lead: text,
  gives: texts,
  price: money,
  days: count,
  activateWithin: count,
  /** `each`: what one use is worth, in the currency's own unit like every price; the offer says the same. */
  grants: z._default(z.nullable(z.strictObject({ offerId: ref, times: count, each: money })), null),
  points: z._default(whole, 0),
  /** While it is active its holder buys like a member of this level; 0 for no difference. */
  buysAs: level,
  /** While it runs, all of the digital halls is open to its holder. */
  opensHalls: yes,
  minLevel: level,
  perMember: count,
  art,
  /** Fields of the activation; none: its code is enough. */
  fields: z._default(z.array(field), []),
});

export const pack = z.strictObject({
  order,
  name: text,
  kicker: text,
  lead: text,
  gives: texts,
  art,
  /** In the order of the package. */
  programs: z.array(ref).check(z.minLength(1)),
  /** Which of their performances belong to it; none: all. */
  only: z.optional(
    z.strictObject({
      weekdays,
      /** Those that are not sold out when the package is made. */
      free: z.optional(z.boolean()),
      /** Those that anybody may buy. */
      everyone: z.optional(z.boolean()),
    }),
  ),
  /** Concerts to choose; 0 for all. */
  pick: whole,
  saving: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), percent: percent.check(z.lt(100)) }),
    z.strictObject({ kind: z.literal('fixed'), amount: money }),
  ]),
  opens: moment,
  /** Where it says nothing, when its concerts can last be heard; never after that. */
  closes: z.optional(moment),
  minLevel: level,
  limit: count,
});

const ticketType = z.strictObject({
  code: ref,
  name: text,
  note: text,
  price: money,
  /** Places that one ticket takes. */
  admits: z._default(count, 1),
  max: count,
});
export const show = z.strictObject({
  order,
  kind: oneOf(SHOW_KINDS),
  title: text,
  standfirst: text,
  art,
  /** A name of season.yaml's list of rooms. */
  room: ref,
  ages: text,
  /** Of one session. */
  minutes: count,
  types: z.array(ticketType).check(z.minLength(1)),
  /** Places of one date that one member may have. */
  limit: z._default(count, 6),
  minLevel: level,
  programme: z.optional(ref),
  /** Places of each date. */
  capacity: count,
  dates: z.array(
    z.strictObject({
      at: hour,
      /** Weekly sessions that are bought as one. */
      sessions: z._default(count, 1),
      state: z._default(oneOf(['on', 'cancelled', 'moved']), 'on'),
      was: z.optional(hour),
      sale: z.optional(moment),
      /** How full the demonstration's is to look; `later`: not yet on sale. */
      house: z.optional(oneOf(['few', 'out', 'later'])),
    }),
  ),
});

export const product = z.strictObject({
  order,
  channel: z._default(oneOf(PRODUCT_CHANNELS), 'mall'),
  kind: oneOf(PRODUCT_KINDS),
  title: text,
  standfirst: text,
  works: z._default(z.array(z.strictObject({ title: text, minutes: whole })), []),
  live: z.optional(ref),
  /** Titles of the digital halls that it opens, or all of them. */
  opens: z.optional(z.union([z.literal('all'), z.array(ref)])),
  art,
  delivery: oneOf(['parcel', 'digital', 'ticket']),
  variants: z
    .array(
      z.strictObject({
        code: ref,
        name: text,
        note: text,
        price: money,
        /** Days for which it opens something; 0 for what one keeps. */
        days: z._default(whole, 0),
      }),
    )
    .check(z.minLength(1)),
  /** Copies in all; null where there is no end of them. Sold ones before the demonstration began. */
  stock: z._default(z.nullable(whole), null),
  withheld: z._default(whole, 0),
  limit: count,
  minLevel: level,
});
export type CardFile = z.output<typeof card>;
export type OfferFile = z.output<typeof offer>;
export type ProductFile = z.output<typeof product>;
export type PackFile = z.output<typeof pack>;
export type ShowFile = z.output<typeof show>;
