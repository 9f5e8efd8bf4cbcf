/** Fields of a form that the box office describes. */
import * as z from 'zod/mini';
import { CERTIFICATES } from '../certificates.ts';
import { foreignId, listOf, maybe, words, yes } from './tolerant.ts';
import { day } from './wire.ts';

export const formField = z.object({
  name: foreignId,
  kind: words,
  label: words,
  hint: words,
  required: yes,
  /** Characters of a text, the value of a number, how many of many. No bound where absent. */
  min: maybe(z.number()),
  max: maybe(z.number()),
  /** First and last day of a date. */
  from: maybe(day),
  to: maybe(day),
  /** The whole text must match: a regular expression without look-around and back references; empty for any text. */
  pattern: words,
  /** What the pattern asks, as a sentence; empty for a general one. */
  patternText: words,
  options: listOf(z.object({ value: z.string(), label: words })),
  /** Of a certificate; one alone is not asked about. */
  types: listOf(z.enum(CERTIFICATES)),
  /** Mobiles of the mainland only. */
  mainland: yes,
  /** Of a file, as the attribute has it: `image/png,.pdf`. */
  accept: words,
  /** Token of the autocomplete attribute. */
  auto: words,
  /** Asked only where another field has one of these values. */
  visibleWhen: maybe(z.object({ field: z.string(), is: z.array(z.string()) })),
});
