/** Readers for replies that other backends may write: what is odd or missing is read as what it can only mean. */
import * as z from 'zod/mini';

/** Whatever came, also nothing at all, as something. */
const read = <T>(as: (value: unknown) => T) => z.pipe(z.optional(z.unknown()), z.transform(as));

const DECIMAL = /^\s*-?\d+(\.\d+)?\s*$/;
const numberOf = (value: unknown): number | undefined => {
  const n = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
  return typeof n === 'number' && Number.isFinite(n) ? n : undefined;
};
/** Yuan with two decimals of what floats made of it: 0.1 + 0.2 is 0.3, and half a fen is rounded up. */
export const cents = (yuan: number): number =>
  (Math.sign(yuan) * Math.round(Number((Math.abs(yuan) * 100).toPrecision(15)))) / 100 || 0;
const yuanOf = (value: unknown): number | undefined => {
  const n = numberOf(value);
  return n === undefined ? undefined : cents(n);
};

/** Yuan as a number or as a decimal text; 0 when there is none. */
export const amount = read(value => yuanOf(value) ?? 0);
/** The same, and it matters whether it was stated. */
export const statedAmount = z.optional(read(yuanOf));
/** What is taken off: never below 0, which would raise the price. */
export const reduction = read(value => Math.max(0, yuanOf(value) ?? 0));
export const statedReduction = z.optional(
  read(value => {
    const n = yuanOf(value);
    return n === undefined ? undefined : Math.max(0, n);
  }),
);
/** Uses, pieces, points. */
export const count = read(value => numberOf(value) ?? 0);
export const words = read(value =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '',
);
export const yes = read(value => value === true);
/** A list; what is not one is empty, and what cannot be read in it is left out. */
export const listOf = <T>(item: z.ZodMiniType<T, unknown>) =>
  read(value =>
    (Array.isArray(value) ? value : []).flatMap((one: unknown): T[] => {
      const { success, data } = item.safeParse(one);
      return success ? [data] : [];
    }),
  );
/** Itself, or in place of what is missing or unknown something else. */
export const orElse = <T, F>(item: z.ZodMiniType<T, unknown>, fallback: F) =>
  read((value): T | F => {
    const { success, data } = item.safeParse(value);
    return success ? data : fallback;
  });
/** Itself, or as if it were not there. */
export const maybe = <T>(item: z.ZodMiniType<T, unknown>) => z.optional(orElse(item, undefined));
/** An identifier that another backend gave; it goes back as it came. */
export const foreignId = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.minLength(1), z.maxLength(200)),
);
