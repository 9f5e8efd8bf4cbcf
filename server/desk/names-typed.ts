import { nameWords } from '#domain/rules/name-words.ts';

/** How a mark is spelled where a keyboard has none: Mueller, Haakon. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue', å: 'aa', æ: 'ae' };
const MARKED = /[äöøüåæ]/g;
const SPELLING = /([aou])e|a(?=a)/g;
const TWICE = /a(?=a)/g;

/** The words of a name, each way in which it may have been given: with its marks, without, or with letters for them. */
export function namesTyped(typed: string): string[][] {
  const small = typed.normalize('NFC').toLowerCase();
  const ways = [
    small,
    small.replace(MARKED, mark => SPELLED[mark] ?? mark),
    small.replace(SPELLING, (_, vowel: string | undefined) => vowel ?? ''),
    small.replace(TWICE, ''),
  ];
  return [...new Map(ways.map(way => [nameWords(way).join(' '), nameWords(way)])).values()].filter(
    words => words.length > 0,
  );
}
