import { type Bilingual, say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';

/** A document with one language: every pair of texts becomes a text. Artwork stays as it is. */
export type Localised<T> = T extends Bilingual
  ? string
  : T extends { readonly seed: string; readonly key: string }
    ? T
    : T extends readonly (infer Item)[]
      ? Localised<Item>[]
      : T extends object
        ? { [K in keyof T]: Localised<T[K]> }
        : T;

const isBilingual = (value: object): value is Bilingual => 'zh' in value && 'en' in value;

/** The document as a reader of one language sees it. */
export function localised<T>(value: T, locale: Locale): Localised<T> {
  if (value === null || typeof value !== 'object') return value as Localised<T>;
  if (Array.isArray(value)) return value.map(item => localised(item, locale)) as Localised<T>;
  if (isBilingual(value)) return say(value, locale) as Localised<T>;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, localised(inner, locale)]),
  ) as Localised<T>;
}
