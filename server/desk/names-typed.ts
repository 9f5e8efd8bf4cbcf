import { cleanName } from '#domain/rules/printable.ts';

/** What parts a name in Chinese characters or in kana, as one keyboard or another writes it. */
const PARTED =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー])\s?[·・•‧∙.．\s]\s?(?=[\p{Script=Han}\p{Script=Katakana}])/gu;
const PARTS = ['·', '・', '•', ' ', ''] as const;
const QUOTES = ["'", '’'] as const;

/** Databases that know no other alphabet leave the letters of others as they are. */
const plainSmall = (name: string): string => name.replace(/[A-Z]+/g, letters => letters.toLowerCase());

/** Some have one small letter for each large one: that of İ is i. */
const oneToOne = (name: string): string => name.toLowerCase().replace(/i\u0307/g, 'i');

/** A name in small letters, as it may have been given: with another dot, another apostrophe. */
export function namesTyped(typed: string): string[] {
  const name = cleanName(typed);
  const parted = [name, ...(name.search(PARTED) >= 0 ? PARTS.map(dot => name.replace(PARTED, dot)) : [])];
  const quoted = parted.flatMap(one => [one, ...QUOTES.map(quote => one.replace(/['’‘`]/g, quote))]);
  return [...new Set(quoted.flatMap(one => [one.toLowerCase(), plainSmall(one), oneToOne(one)]))];
}
