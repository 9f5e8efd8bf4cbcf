import { COMMON, EVERYDAY, FILLERS } from './everyday.ts';
import { EMPTY, indexTerms, normal, type Term, termsOf } from './normal.ts';
import { readingOf } from './pinyin.ts';
import { listedWords } from './searchable.ts';

/** One meaning by its words: each as the terms that are looked for together. */
export type Phrase = readonly Term[];

const split = (line: string): string[] => listedWords(line).map(normal).filter(Boolean);
const all = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap(split));

const fillers: ReadonlySet<string> = new Set([...all(FILLERS), ...EMPTY]);
const common = all(COMMON);

const CHINESE = /^\p{Script=Han}{2,6}$/u;
function speltWords(words: readonly string[]): Map<string, string> {
  const spelt = new Map<string, string>();
  for (const word of words) {
    if (!CHINESE.test(word)) continue;
    let ways = [''];
    for (const readings of readingOf(word)) ways = ways.flatMap(way => readings.map(said => way + said));
    for (const way of ways) if (!spelt.has(way)) spelt.set(way, word);
  }
  return spelt;
}

/** What words mean: which others say the same, which say nothing, and which say too little to exclude anything. */
export class Lexicon {
  readonly #others = new Map<string, Set<string>>();
  #spelt: ReadonlyMap<string, string> | undefined;
  readonly #phrases = new Map<string, Phrase>();
  /** The words of one word each in letters: a typing fault is looked for among them. */
  readonly letters: readonly string[];
  /** Words of phrases, for a typing fault in one. */
  readonly parts: ReadonlySet<string>;
  /** The most words of an English phrase. */
  readonly longest: number;

  /** Names that there are, whether anything is found by them: none of them is a misspelt other one. */
  readonly #names: ReadonlySet<string>;

  /** Lines of words that mean the same, beside those that every house knows; and names. */
  constructor(own: readonly string[] = [], names: readonly string[] = []) {
    this.#names = new Set(names.flatMap(name => indexTerms(name, true).map(term => term.text)));
    for (const line of [...EVERYDAY, ...own]) {
      const words = split(line);
      for (const word of words) {
        const known = this.#others.get(word) ?? new Set<string>();
        for (const other of words) if (other !== word) known.add(other);
        this.#others.set(word, known);
      }
    }
    const words = [...this.#others.keys()];
    this.letters = words.filter(word => /^[a-z]+$/.test(word));
    this.parts = new Set(
      words.filter(word => /^[a-z]+(?: [a-z]+)+$/.test(word)).flatMap(word => word.split(' ')),
    );
    this.longest = Math.max(...words.map(word => word.split(' ').length));
  }

  has(word: string): boolean {
    return this.#others.has(word);
  }
  /** What it says in letters: tingchechang is 停车场. */
  spelt(letters: string): string | undefined {
    this.#spelt ??= speltWords([...this.#others.keys()]);
    return this.#spelt.get(letters);
  }
  isFiller(word: string): boolean {
    return fillers.has(word) && !this.#others.has(word);
  }
  isCommon(word: string): boolean {
    return common.has(word);
  }
  /** A word of every day and a right name are never a misspelt other name. */
  isRight(word: string): boolean {
    return this.isEveryday(word) || this.#names.has(word);
  }
  isEveryday(word: string): boolean {
    return this.#others.has(word) || fillers.has(word) || common.has(word);
  }
  /** The other words for it. */
  saying(word: string): string[] {
    return [...(this.#others.get(word) ?? [])];
  }
  terms(phrase: string): Phrase {
    const known = this.#phrases.get(phrase);
    if (known) return known;
    const terms = termsOf(phrase);
    this.#phrases.set(phrase, terms);
    return terms;
  }
}
