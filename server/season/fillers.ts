import type { Bilingual } from '#domain/text.ts';
import { levelWord } from '#domain/words/level.ts';
import { percentOffWords } from '#domain/words/percent.ts';
import { FACTS, figure, sum } from './facts.ts';
import type { Work } from './resolve.ts';
import { factOfSeason } from './season-facts.ts';
import type { Entry } from './source.ts';

/**
 * What stands in braces in a text of a season: a rule's number, a fact of the season, or a figure of the file's own, said
 * in both languages when the season is built, so that no text is older than what it tells. Names of the site are filled
 * in before, when the file is read (`copy-names.ts`).
 */
const FILLER = /^\{([\w.+-]+)\}$/;
/** Also what was meant as one and is written otherwise: {{phone}}, { phone }, ｛phone｝, ${phone}. */
const BRACES = /\$?[{｛]+[^{}｛｝]*[}｝]+/g;
/** Years are the dated parts' own. */
const YEAR = /^year(?:[+-]\d+)?$/;

/** In the place of a field's path: the line at which a filler, or the address of a link, stands. */
export const FILLED = '{}';
export const PROSE_LINK = 'prose';
const lineOf = (text: string, words: string): number =>
  text.slice(0, Math.max(0, text.indexOf(words))).split('\n').length;
export const lineInText = (text: string, [what, name]: readonly PropertyKey[]): number | undefined =>
  what === FILLED
    ? lineOf(text, String(name))
    : what === PROSE_LINK
      ? lineOf(text, `${String(name)})`)
      : undefined;

export const isPair = (value: object): value is Bilingual =>
  Object.keys(value).length === 2 &&
  typeof (value as Partial<Bilingual>).zh === 'string' &&
  typeof (value as Partial<Bilingual>).en === 'string';

/** Figures of the file that the text stands in, by their path: `own.points`, `sum.price`, `cut.saving.percent`, `rank.buysAs`. */
const OWN: Readonly<Record<string, (value: number) => Bilingual>> = {
  own: figure,
  sum,
  cut: percentOffWords,
  rank: levelWord,
};

export function fact(name: string, entry: Entry, work: Work): Bilingual | undefined {
  if (Object.hasOwn(FACTS, name)) return FACTS[name];
  const [kind = '', ...path] = name.split('.');
  const own = Object.hasOwn(OWN, kind) ? OWN[kind] : undefined;
  if (!own) return factOfSeason(name, work);
  const value = path.reduce<unknown>((inner, key) => (inner as never)?.[key], entry.value);
  return typeof value === 'number' ? own(value) : undefined;
}

export function filled(
  text: Bilingual,
  entry: Entry,
  work: Work,
  unknown: (words: string) => void = () => {},
): Bilingual {
  const bare = ({ zh, en }: Bilingual): boolean => !/[{｛]/.test(zh) && !/[{｛]/.test(en);
  if (bare(text)) return text;
  const inLanguage = (language: 'zh' | 'en'): string =>
    text[language].replace(BRACES, whole => {
      const name = FILLER.exec(whole)?.[1];
      if (name && YEAR.test(name)) return whole;
      const said = name && fact(name, entry, work);
      if (!said) unknown(whole);
      return said ? said[language] : whole;
    });
  return { zh: inLanguage('zh'), en: inLanguage('en') };
}
