/** The wire's own types: what a form field can hold (rulings.md, “Wire”). */
import * as z from 'zod/mini';
import { brand } from '#brand';
import { DAY, ID, INSTANT, isBlank, MONTH } from '../patterns.ts';

/** An identifier: letters, digits and - _ . : only, so that it may stand in a URL or a log. */
export const id = z.string().check(z.regex(ID));
/** What is said in both languages. */
export const bilingual = z.object({ zh: z.string(), en: z.string() });
/** Free text, trimmed; what is no text is refused for every field at once (server/http/mount.ts). */
export const text = (max = 140) => z.string().check(z.trim(), z.maxLength(max));
export const required = (max = 140) => text(max).check(z.refine(value => !isBlank(value)));
const digits = z.pipe(
  z.transform((v: unknown) => (typeof v === 'string' && /^-?\d{1,12}$/.test(v) ? Number(v) : v)),
  z.number(),
);
/** A whole number in a form field. */
export const whole = (min: number, max: number) => digits.check(z.int(), z.minimum(min), z.maximum(max));
const { minor } = brand.currency;
const AMOUNT = new RegExp(`^-?\\d{1,9}${minor > 0 ? `(\\.\\d{1,${minor}})?` : ''}$`);
/** Yuan in a form field, with no more decimals than the currency has. Convert with lib/money at once. */
export const yuanField = z.pipe(
  z.transform((v: unknown) => (typeof v === 'string' && AMOUNT.test(v) ? Number(v) : v)),
  z.number(),
);
/** Arrays are comma-joined on the wire. */
export const idList = (max: number) =>
  z.pipe(
    z.transform((v: unknown) => (typeof v === 'string' ? v.split(',').filter(Boolean) : v)),
    z.array(id).check(z.minLength(1), z.maxLength(max)),
  );
export const yuanList = (max: number) =>
  z.pipe(
    z.transform((v: unknown) => (typeof v === 'string' ? v.split(',').filter(Boolean) : v)),
    z.array(yuanField).check(z.minLength(1), z.maxLength(max)),
  );
/** Objects are JSON on the wire. */
export const json = <T>(inner: z.ZodMiniType<T, unknown>) =>
  z.pipe(
    z.transform((v: unknown) => {
      if (typeof v !== 'string') return v;
      try {
        return JSON.parse(v) as unknown;
      } catch {
        return undefined;
      }
    }),
    inner,
  );
/** Y or N, the vendor's boolean. */
export const flag = z.enum(['Y', 'N']);
/** A day of the hall, YYYY-MM-DD, and a month, YYYY-MM. */
export const day = z.string().check(z.regex(DAY));
export const month = z.string().check(z.regex(MONTH));
/** An instant on the wire: ISO 8601, UTC, as Date.prototype.toISOString writes it. */
export const instant = z.string().check(z.regex(INSTANT));
/** Yuan in a reply: a JSON number with at most two decimals. */
export const yuan = z.number();
export const nothing = z.optional(z.unknown());
/** The showToast switch that any call may carry (specification §8). */
export const quiet = { showToast: z.optional(z.literal('noMsg')) };
