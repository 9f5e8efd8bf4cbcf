/** What the files of a season are made of. What a file says and what the catalogue holds are the two sides of a shape. */
import * as z from 'zod/mini';
import { FORCES, MOTIF_NAMES } from '#art/generate.ts';
import { GROUNDS } from '#art/palette.ts';
import { INSTRUMENTS } from '#art/portrait.ts';
import { brand } from '#brand';
import { ID } from '#domain/contract/patterns.ts';
import { LEVELS } from '#domain/rules/level.ts';
import type { Bilingual } from '#domain/text.ts';

/** A line of text that says something. */
export const line = z.string().check(z.minLength(1));
const pair = z.strictObject({ zh: line, en: line });
const same = z.pipe(
  line,
  z.transform((value: string): Bilingual => ({ zh: value, en: value })),
);
/** A text in both languages; one that is the same in both may be written once. */
export const text = z.union([pair, same]);
export const NOTHING: Bilingual = { zh: '', en: '' };
/** A text that may be left out. */
export const maybe = z._default(text, NOTHING);
export const texts = z.array(text);
export const passage = z.strictObject({ title: text, text });
export const passages = z.array(passage);
export const figures = z.array(z.strictObject({ figure: text, label: text }));

/** Names a file of the season: its name without folder and ending. */
export const ref = z.string().check(z.regex(ID));
export const whole = z.int().check(z.minimum(0));
/** How many of something that there is: none would be a slip. */
export const count = z.int().check(z.minimum(1));
/** A level of the club; 0 is everybody. */
export const level = z._default(z.int().check(z.minimum(0), z.maximum(LEVELS.length)), 0);
/** Days of the week, 0 for Sunday. */
export const weekdays = z.optional(z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1)));
/** 15 for fifteen in a hundred: 0.15 is a slip. */
export const percent = z.number().check(z.minimum(1), z.maximum(100));
export const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time'));
export const yes = z._default(z.boolean(), false);
export const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values);

const MINOR = 10 ** brand.currency.minor;
/** No ticket costs more, in the currency's smallest unit: a figure without its point is found. */
const MOST = 1_000_000_000;
/** An amount of money in the currency's own unit, as prices are written; the catalogue counts its smallest. */
export const money = z.pipe(
  z.number().check(
    z.minimum(0),
    z.maximum(MOST / MINOR),
    z.refine(value => Math.abs(value * MINOR - Math.round(value * MINOR)) < 1e-6, 'money'),
  ),
  z.transform((value: number) => Math.round(value * MINOR)),
);

/**
 * How the files of a season say when: `2026-12-05 19:30`, or the day alone for its beginning. The demonstration's season
 * is dated from the day on which it is loaded: `day-12 09:00`, `week+3 sat 19:30` (weeks begin on Monday),
 * `new-year 31 19:30` (of December), `summer+1 19:00` (a Saturday of the warm months).
 */
const MOMENT =
  /^(?:\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d)?|(?:day[+-]\d+|week[+-]\d+ (?:mon|tue|wed|thu|fri|sat|sun)|new-year (?:30|31)|summer\+\d+)(?: \d\d:\d\d)?)$/;

/** What `resolve` puts in the place of a moment; the type is that of the catalogue. */
export interface AtMoment {
  readonly $moment: string;
}
/** A day and a time of the hall's clock. */
export const moment = z.pipe(
  z.string().check(z.regex(MOMENT, 'moment')),
  z.transform((value: string): AtMoment => ({ $moment: value })),
);
/** As that, but never the day alone: people come at a time. */
export const hour = z.pipe(
  z.string().check(z.regex(MOMENT, { error: 'moment', abort: true }), z.regex(/[ T]\d\d:\d\d$/, 'hour')),
  z.transform((value: string): AtMoment => ({ $moment: value })),
);
/** A year; the demonstration's may be said by the season's own, which `resolve` fills in: {year-17}. */
export const year = z.union([
  z.int(),
  z.string().check(z.regex(/^\{year(?:[+-]\d+)?\}$/, 'year')),
]) as unknown as z.ZodMiniType<number, number | string>;

/** A file below pictures/ that is shown in place of the drawing. */
const picture = z.optional(z.string().check(z.regex(/^pictures\//, 'picture')));

/** A key that has a colour; one without a mode is major. */
export const KEY = /^(?:[A-Ga-g]|[CDFGAcdfga][#♯]|[CDEGABcdegab][b♭])(?: (?:major|minor))?$/;

/** What the artwork is drawn from; without a seed of its own it is the file's name. */
export const art = z.strictObject({
  seed: z.optional(z.string()),
  key: z.string().check(z.regex(KEY, 'key')),
  motif: z.optional(oneOf([...MOTIF_NAMES, ...FORCES])),
  forces: z.optional(oneOf(FORCES)),
  mood: z.optional(oneOf(Object.keys(GROUNDS))),
  number: z.optional(z.number()),
  rough: z.optional(z.number()),
  theme: z.optional(z.array(z.tuple([z.nullable(z.number()), z.number().check(z.gt(0))]))),
  picture,
});
export const portrait = z.strictObject({
  seed: z.optional(z.string()),
  seal: line,
  instrument: oneOf(INSTRUMENTS),
  picture,
});
/** What people ask for when they mean it, between commas, in either language: search finds it by each. */
export const asked = z.optional(line);
/** A page of this site without its tree, or empty. */
export const link = z._default(z.string(), '');
/** Place among its like, the first one 1. */
export const order = z._default(z.number(), 0);
/** The first two lines of a page. */
export const opening = { headline: texts, lead: text, art } as const;
