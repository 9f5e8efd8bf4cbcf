/** `<score>.work.yaml`: what somebody who knows the piece adds to its score, without a line of code. */
import * as z from 'zod/mini';
import { SECTIONS } from '#domain/contract/orchestra.ts';
import { readFile as readYaml } from '#server/season/read.ts';
import { InputFault } from '../faults.ts';
import type { Work } from './work.ts';

const text = z.string().check(z.minLength(1));
const words = z.pipe(
  z.union([text, z.strictObject({ zh: text, en: text })]),
  z.transform(value => (typeof value === 'string' ? { zh: value, en: value } : value)),
);
const above0 = z.number().check(z.gt(0));
const bar = z.union([z.string(), z.number()]);
const share = z.number().check(z.minimum(0), z.maximum(2));

const movement = {
  title: z.optional(words),
  settings: z.optional(
    z.strictObject({
      tempo: z.optional(above0),
      pace: z.optional(above0),
      bend: z.optional(share),
      hand: z.optional(z.int()),
      follow: z.optional(z.pipe(z.union([text, z.int()]), z.transform(String))),
      contrast: z.optional(share),
      length: z.optional(share),
      balance: z.optional(z.partialRecord(z.enum(SECTIONS), z.number())),
    }),
  ),
  repeats: z.optional(z.boolean()),
  themes: z.optional(z.record(z.string(), words)),
  growths: z.optional(
    z.array(
      z.pipe(
        z.strictObject({ from: bar, to: bar }),
        z.transform(({ from, to }) => [String(from), String(to)] as const),
      ),
    ),
  ),
  form: z.optional(
    z.array(
      z.pipe(
        z.strictObject({ bar, name: words }),
        z.transform(one => [String(one.bar), one.name] as const),
      ),
    ),
  ),
};
const workFile = z.strictObject({
  composer: z.optional(words),
  work: z.optional(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))),
  workTitle: z.optional(words),
  ...movement,
  movements: z.optional(z.array(z.strictObject(movement))),
  film: z.optional(z.boolean()),
  credits: z.optional(
    z
      .array(z.strictObject({ what: words, who: text, licence: text, url: z.optional(z.url()) }))
      .check(z.minLength(1)),
  ),
});

/** Throws what is wrong first, with its line. */
export function workOf(raw: string, file: string): Work {
  const { value, lineOf, faults } = readYaml(raw, false);
  const [broken] = faults;
  if (broken) throw new InputFault(file, broken.words.en, broken.line);
  const read = workFile.safeParse(value ?? {});
  if (!read.success) {
    const { path, message, ...issue } = read.error.issues[0]!;
    const where = path.filter(key => typeof key !== 'symbol');
    const unknown =
      issue.code === 'unrecognized_keys' && 'keys' in issue ? (issue.keys as string[])[0] : null;
    const place = unknown ? [...where, unknown] : where;
    throw new InputFault(
      file,
      unknown ? `“${place.join('.')}” is no field of it` : `${place.join('.')}: ${message}`,
      lineOf(place),
    );
  }
  return read.data;
}
