import { fold } from '#domain/rules/program-filter.ts';
import { simplified } from './simplified.ts';

const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** 九十四 → 94, up to 999; NaN for what is no number. */
export function chineseNumber(text: string): number {
  let total = 0;
  let digit = -1;
  for (const c of text) {
    if (c === '十' || c === '百') {
      total += (digit < 0 ? 1 : digit) * (c === '十' ? 10 : 100);
      digit = -1;
    } else {
      const value = DIGITS[c];
      if (value === undefined) return Number.NaN;
      digit = digit < 0 ? value : digit * 10 + value;
    }
  }
  return total + Math.max(0, digit);
}

/** 94 → 九十四: how numbers under a hundred are said. */
export function inChinese(n: number): string {
  const units = '零一二三四五六七八九';
  if (n < 10) return units[n] ?? '';
  const tens = n < 20 ? '十' : `${units[Math.floor(n / 10)]}十`;
  return n % 10 === 0 ? tens : `${tens}${units[n % 10]}`;
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const ORDINAL = new RegExp(`\\b(${ORDINALS.join('|')})\\b`, 'g');
const NUMBERED = /第([零〇一二两三四五六七八九十百]+)/g;
/** Op. 67, BWV 1007, K. 550, D. 944 … after folding, when letters and figures stand apart. */
const CATALOGUED = /\b(op|bwv|kv|k|d|wab|wwv|woo|sz|trv|th|fp|jb|rv|hwv|s|l|m|j|r) (\d+)(?! \d)\b/g;
const HOBOKEN = /\bhob (\w+) (\d+)\b/g;
const OPUS = /作品第? (\d+)/g;

/** Joiners and soft hyphens, which a text that is copied from a page brings with it. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const plainly = (text: string): string => simplified(text.normalize('NFKC').replace(UNSEEN, ''));

/** What stands inside a name and does not part it: 圣-桑, 古斯塔夫·马勒. */
const INSIDE = /(?<=\p{Script=Han})[-‐‑–·・•‧∙=](?=\p{Script=Han})/gu;
const HYPHENED = /\p{Script=Latin}+(?:[-‐‑–]\p{Script=Latin}+)+/gu;
/** Words of a name that are also written as one: Vaughan Williams, He Luting. */
const MOST_IN_ONE = 3;

/**
 * A text as search sees it: simplified, folded, numbers in figures, a catalogue number in one word, Chinese names in
 * one. Documents and queries go through the same door, so that they meet.
 */
export const normal = (text: string): string => folded(plainly(text).replace(INSIDE, ''));

function folded(text: string): string {
  const numbered = text.replace(NUMBERED, (all, n: string) => {
    const value = chineseNumber(n);
    return Number.isNaN(value) ? all : `第${value}`;
  });
  return fold(numbered)
    .replace(OPUS, 'op $1')
    .replace(ORDINAL, word => String(ORDINALS.indexOf(word) + 1))
    .replace(HOBOKEN, 'hob$1$2')
    .replace(CATALOGUED, (_, kind: string, n: string) => `${kind === 'kv' ? 'k' : kind}${n}`)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A name by its letters alone: Saint-Saëns, saint saens and SaintSaens are one. */
export const compact = (text: string): string => normal(text).replaceAll(' ', '');

/** Words that stand in too many places to mean anything. */
export const EMPTY: ReadonlySet<string> = new Set([
  '第',
  '号',
  'no',
  'nr',
  'the',
  'a',
  'of',
  'and',
  'in',
  'for',
  'to',
  'de',
  'la',
  'le',
  '的',
  '之',
]);

export interface Term {
  readonly text: string;
  readonly kind: 'han' | 'number' | 'code' | 'latin';
}
const HAN = /^\p{Script=Han}/u;
const kindOf = (word: string): Term['kind'] =>
  HAN.test(word) ? 'han' : /^\d+$/.test(word) ? 'number' : /^[a-z]+\d+$/.test(word) ? 'code' : 'latin';

const asTerm = (text: string): Term => ({ text, kind: kindOf(text) });

/** The words of a text, the empty ones left out unless they are asked for or there is nothing else. */
export function termsOf(text: string, all = false): Term[] {
  const words = normal(text).split(' ').filter(Boolean);
  if (all) return words.map(asTerm);
  const full = words.filter(w => !EMPTY.has(w));
  return (full.length > 0 ? full : words).map(asTerm);
}

/** The words that a text is found by: its own, the parts of names in it, and names that are also written as one. */
export function indexTerms(text: string, isName: boolean): Term[] {
  const terms = termsOf(text);
  const plain = plainly(text);
  const more = new Set<string>();
  if (plain.search(INSIDE) >= 0)
    for (const part of folded(plain.replace(INSIDE, ' ')).split(' ')) if (part) more.add(part);
  for (const [name] of plain.matchAll(HYPHENED)) more.add(fold(name).replaceAll(' ', ''));
  if (isName && terms.length > 1 && terms.length <= MOST_IN_ONE && terms.every(t => t.kind === 'latin'))
    more.add(terms.map(t => t.text).join(''));
  for (const { text: own } of terms) more.delete(own);
  return more.size === 0 ? terms : [...terms, ...[...more].map(asTerm)];
}
