import { fold } from '#domain/rules/program-filter.ts';

/** Straight quotes and apostrophes become typographic ones; runs of spaces one. */
export const typeset = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/'/g, '’')
    .replace(/\s+([,;:.)])/g, '$1')
    .trim();

/**
 * The performance history repeats a name with its diacritics in brackets: “Furtwangler [Furtwängler]”. The second
 * form is kept; brackets that say something else stay.
 */
export function withDiacritics(text: string): string {
  return text.replace(/(\S+)(,?)\s*[[(]([^\])]+)[\])]/g, (all, word: string, comma: string, other: string) =>
    plain(word) === plain(other) ? `${other}${comma}` : all,
  );
}
/** Umlauts may be written out: Kuenstlerleben. */
const plain = (text: string): string => fold(text).replace(/([aou])e/g, '$1');

export const slug = (text: string): string => fold(text).replace(/ /g, '-').slice(0, 60) || 'unknown';
