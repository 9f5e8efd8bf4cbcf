import { fold } from '#domain/rules/program-filter.ts';
import { SIMPLIFIED, TRADITIONAL } from './traditional-table.ts';

const pairs = [...SIMPLIFIED];
const simple = new Map([...TRADITIONAL].map((c, i) => [c, pairs[i] ?? c]));

/** Traditional characters as simplified ones, one for one, so that places in the text stay. */
export const simplified = (text: string): string => {
  let out = '';
  for (const c of text) out += simple.get(c) ?? c;
  return out;
};

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

/**
 * A text as search sees it: simplified, folded, numbers in figures, a catalogue number in one word. Documents and
 * queries go through the same door, so that they meet.
 */
export function normal(text: string): string {
  const numbered = simplified(text.normalize('NFKC')).replace(NUMBERED, (all, n: string) => {
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

/** Words that stand in too many places to mean anything. */
const EMPTY = new Set([
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

/** The words of a text, the empty ones left out unless there is nothing else. */
export function termsOf(text: string): Term[] {
  const words = normal(text).split(' ').filter(Boolean);
  const full = words.filter(w => !EMPTY.has(w));
  return (full.length > 0 ? full : words).map(w => ({ text: w, kind: kindOf(w) }));
}
