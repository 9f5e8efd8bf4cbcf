import { distance, forgiven } from './distance.ts';
import type { Lexicon, Phrase } from './lexicon.ts';
import type { Term } from './normal.ts';
import { beginnings, matchFrom, readingOf, soundsLike } from './pinyin.ts';
import { type Entry, gramsOf, type Posting, type Postings } from './postings.ts';

/** How much a match counts by how it was found. */
const FACTOR = {
  exact: 1,
  prefix: 0.8,
  inside: 0.9,
  saying: 0.9,
  pinyin: 0.75,
  sound: 0.6,
  partial: 0.6,
  typo: 0.55,
} as const;
/** Letters that may be pinyin. */
const LETTERS = /^[a-z]{2,24}$/;
/** Letters from which on a word is looked for by ear. */
const BY_EAR = 5;
/** Letters from which on the first one may be wrong. */
const FREE_FIRST_LETTER_FROM = 6;
/** Share of the pairs of a run that must be in one place. */
const PARTIAL = 0.6;

/** Things with what was found in them, and the words that it is marked by. */
export interface Match {
  readonly postings: readonly Posting[];
  readonly factor: number;
  readonly surface: string;
}

/** Finds words as they are written, in other words, by their sound, and with faults: each only where the one before found nothing. */
export class Lookup {
  readonly #index: Postings;
  readonly #lexicon: Lexicon;
  /** What the other words for a thing find stays the same. */
  readonly #sayings = new Map<string, readonly Match[]>();

  constructor(index: Postings, lexicon: Lexicon) {
    this.#index = index;
    this.#lexicon = lexicon;
  }

  /** A word of a question. */
  term(term: Term, spellings: Set<string>): Match[] {
    const known = [...this.#written(term), ...this.otherwise(term.text)];
    if (this.#lexicon.isEveryday(term.text)) return known;
    if (term.kind === 'han') return known.length > 0 ? known : this.bySound(term.text, spellings);
    if (term.kind !== 'latin' || !LETTERS.test(term.text)) return known;
    const found = [...known, ...this.byPinyin(term.text, spellings)];
    if (found.length > 0 || this.#lexicon.isRight(term.text)) return found;
    const typed = this.#byTypo(term.text, spellings);
    if (typed.length > 0 || term.text.length < BY_EAR) return typed;
    // Heard and never seen written: one fault more, where the word at least begins as it was typed.
    return this.#byTypo(term.text, spellings, 1);
  }

  /** Several words that mean one thing, in their other words. */
  otherwise(phrase: string): readonly Match[] {
    const known = this.#sayings.get(phrase);
    if (known) return known;
    const made = this.#lexicon
      .saying(phrase)
      .flatMap(other => this.phrase(this.#lexicon.terms(other)))
      .map(match => ({ ...match, factor: match.factor * FACTOR.saying }));
    this.#sayings.set(phrase, made);
    return made;
  }

  /** Things that have all words of a phrase. */
  phrase(terms: Phrase): Match[] {
    if (terms.length === 1) return terms.flatMap(term => this.#written(term, true));
    const each = terms.map(term => bestOf(this.#written(term, true)));
    const [first, ...others] = each;
    if (!first) return [];
    const postings: Posting[] = [];
    for (const [doc, weight] of first) {
      const weights = others.map(other => other.get(doc) ?? 0);
      const least = Math.min(weight, ...weights);
      if (least > 0) postings.push({ doc, weight: least });
    }
    return terms.map(term => ({ postings, factor: FACTOR.exact, surface: term.text }));
  }

  /** As it stands: a Latin word also as a beginning, of other words or of its own forms alone; Chinese inside longer runs. */
  #written({ text, kind }: Term, own = false): Match[] {
    if (kind === 'han') return this.inside(text);
    const found: Match[] = [];
    for (const form of own ? [text, `${text}s`] : formsOf(text, kind)) {
      const entry = this.#index.words.get(form);
      if (entry) found.push({ postings: entry.postings, factor: FACTOR.exact, surface: form });
    }
    if (own || kind !== 'latin' || text.length < 2) return found;
    const { vocabulary } = this.#index;
    for (let i = lowerBound(vocabulary, text); i < vocabulary.length; i++) {
      const entry = vocabulary[i] as Entry;
      if (!entry.text.startsWith(text)) break;
      if (entry.text === text) continue;
      const factor = FACTOR.prefix * (0.6 + (0.4 * text.length) / entry.text.length);
      found.push({ postings: entry.postings, factor, surface: text });
    }
    return found;
  }

  inside(run: string): Match[] {
    const found: Match[] = [];
    for (const { text, postings } of this.#index.candidates(run)) {
      if (!text.includes(run)) continue;
      const factor = text === run ? FACTOR.exact : FACTOR.inside * (text.startsWith(run) ? 1 : 0.9);
      found.push({ postings, factor, surface: run });
    }
    return found;
  }

  /** A run that has no place of its own: what shares most neighbouring pairs with it, over all runs of a thing. */
  byPairs(run: string): Match[] {
    const pairs = gramsOf(run);
    const shared = new Map<number, { weight: number; pairs: Set<string> }>();
    for (const pair of pairs) {
      for (const { postings } of this.#index.withGram(pair)) {
        for (const { doc, weight } of postings) {
          const known = shared.get(doc);
          if (!known) shared.set(doc, { weight, pairs: new Set([pair]) });
          else {
            known.weight = Math.max(known.weight, weight);
            known.pairs.add(pair);
          }
        }
      }
    }
    const found: Match[] = [];
    for (const [doc, { weight, pairs: own }] of shared) {
      const share = own.size / pairs.length;
      if (share < PARTIAL || share === 1) continue;
      for (const surface of stretches(run, own))
        found.push({ postings: [{ doc, weight }], factor: FACTOR.partial * share, surface });
    }
    return found;
  }

  bySound(run: string, spellings: Set<string>): Match[] {
    const sound = readingOf(run);
    if (sound.length < 2 || sound.some(s => s.length === 0)) return [];
    const found: Match[] = [];
    const seen = new Set<Entry>();
    for (const letters of beginnings(sound, 0))
      for (const { run: whole, reading } of this.#index.spelt(letters)) {
        if (seen.has(whole)) continue;
        seen.add(whole);
        const place = soundsLike(sound, reading);
        if (!place) continue;
        const surface = [...whole.text].slice(place.from, place.to).join('');
        spellings.add(surface);
        found.push({ postings: whole.postings, factor: FACTOR.sound, surface });
      }
    return found;
  }

  byPinyin(letters: string, spellings: Set<string>): Match[] {
    const found: Match[] = [];
    for (const { run, reading, from } of this.#index.spelt(letters.slice(0, 2))) {
      const place = matchFrom(letters, reading, from);
      if (!place) continue;
      const surface = [...run.text].slice(place.from, place.to).join('');
      if (place.quality > 0.9) spellings.add(surface);
      found.push({ postings: run.postings, factor: FACTOR.pinyin * place.quality, surface });
    }
    return found;
  }

  /** A fault in a name, or in a word of every day, which then stands for its meaning; what is only read in texts is not meant. */
  #byTypo(text: string, spellings: Set<string>, more = 0): Match[] {
    const limit = forgiven(text.length) + more;
    if (limit === 0) return [];
    const letters = lettersOf(text);
    const start = text.slice(0, more > 0 ? 2 : text.length < FREE_FIRST_LETTER_FROM ? 1 : 0);
    const faultsOf = (word: string): number =>
      !word.startsWith(start) ||
      Math.abs(word.length - text.length) > limit ||
      strange(letters, lettersOf(word)) > limit
        ? limit + 1
        : distance(text, word, limit);
    if (text.length >= BY_EAR) {
      const meant = this.#lexicon.letters.find(word => word.length >= BY_EAR && faultsOf(word) === 1);
      if (meant) {
        spellings.add(meant);
        const term: Term = { text: meant, kind: 'latin' };
        return [...this.#written(term), ...this.otherwise(meant)];
      }
    }
    return this.#index.vocabulary.flatMap(({ text: word, postings, name }) => {
      if (!name) return [];
      const faults = faultsOf(word);
      if (faults > limit) return [];
      spellings.add(word);
      return [{ postings, factor: FACTOR.typo / faults ** 0.5, surface: word }];
    });
  }
}

/** The best weight of each thing that was found. */
export function bestOf(matches: readonly Match[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const { postings, factor } of matches)
    for (const { doc, weight } of postings) {
      const value = weight * factor;
      if (value > (best.get(doc) ?? 0)) best.set(doc, value);
    }
  return best;
}

/** A word as one and as several: tickets are found by ticket, and the other way round. */
function formsOf(word: string, kind: Term['kind']): string[] {
  if (kind !== 'latin' || word.length < 3) return [word];
  const single = word.endsWith('ies')
    ? [`${word.slice(0, -3)}y`]
    : /(?:s|x|ch|sh)es$/.test(word)
      ? [word.slice(0, -2)]
      : /[^su]s$/.test(word)
        ? [word.slice(0, -1)]
        : [];
  return [word, ...single, `${word}s`];
}

/** The longest parts of a run whose pairs are all among `own`. */
function stretches(run: string, own: ReadonlySet<string>): string[] {
  const found: string[] = [];
  let current = '';
  const characters = [...run];
  for (const [i, c] of characters.entries()) {
    if (i > 0 && own.has(`${characters[i - 1]}${c}`))
      current = current === '' ? `${characters[i - 1]}${c}` : current + c;
    else {
      if (current) found.push(current);
      current = '';
    }
  }
  return current ? [...found, current] : found;
}

/** The letters of a word as a set of bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) - 97);
  return bits;
}
/** Letters of one that the other lacks: each fault brings one at the most. */
function strange(a: number, b: number): number {
  let [bits, count] = [a & ~b, 0];
  for (; bits; bits &= bits - 1) count++;
  return count;
}

function lowerBound(sorted: readonly Entry[], value: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle]?.text ?? '') < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
