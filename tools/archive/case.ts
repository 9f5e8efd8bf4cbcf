/** Words that stay small inside a title, in the languages that titles come in. */
const SMALL = new Set(
  'a an and as at but by for from in into is of on or the to with without upon de du des la le les et en un une au aux von und der die das dem den des im zu zur auf aus ein eine einer für di del della dei dal dalla e il lo gli el los y con per sur par que à ou sous sans ed of'.split(
    ' ',
  ),
);
const ROMAN = /^(?:I{2,3}|IV|VI{0,3}|IX|XI{0,3}|XIV|XVI?)$/;
/** Parts of French and Italian words that an apostrophe joins: d’Italie, l’Oye. */
const JOINED = /^(d|l|qu|dell|nell|sull|dall|un|all)['’](.+)$/i;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function wordCase(word: string, first: boolean, last: boolean): string {
  if (ROMAN.test(word.replace(/\W+$/, ''))) return word;
  const lower = word.toLowerCase();
  const joined = lower.match(JOINED);
  if (joined) {
    const head = first ? capital(joined[1] ?? '') : (joined[1] ?? '');
    return `${head}’${capital(joined[2] ?? '')}`;
  }
  if (!first && !last && SMALL.has(lower)) return lower;
  return lower.replace(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => dash + letter.toUpperCase());
}

/** Names that keep a capital inside a title. */
const PLACES = /\bla (?=Mancha\b)/g;

/** “IN THE STEPPES OF CENTRAL ASIA” → “In the Steppes of Central Asia”. Text that is not all capitals is left alone. */
export function titleCase(text: string): string {
  if (/\p{Ll}{2}/u.test(text)) return text;
  let first = true;
  const parts = text.split(/(\s+|[:(“"–—/&]+)/);
  const last = parts.findLastIndex(part => /\p{L}/u.test(part));
  return parts
    .map((part, i) => {
      if (/^[:(“"–—/]+$/.test(part)) first = true;
      if (!/\p{L}/u.test(part)) return part;
      const cased = wordCase(part, first, i === last && i > 0);
      first = false;
      return cased;
    })
    .join('')
    .replace(PLACES, 'La ');
}
