import { distance, forgiven } from './distance.ts';
import { normal, type Term, termsOf } from './normal.ts';
import { matchPinyin, type Reading, readingOf, soundsLike } from './pinyin.ts';
import type { Searchable } from './searchable.ts';

/** How much a word counts by where it stands. */
/** Letters from which on a word is looked for by ear. */
const BY_EAR = 5;
const WEIGHT = { title: 10, words: 4, text: 1.5 } as const;
type Field = keyof typeof WEIGHT;
/** How much a match counts by how it was found. */
const FACTOR = {
  exact: 1,
  prefix: 0.8,
  inside: 0.9,
  pinyin: 0.75,
  sound: 0.6,
  partial: 0.6,
  typo: 0.55,
} as const;
/** Letters that may be pinyin. */
const LETTERS = /^[a-z]{2,24}$/;
/** Words of a question that are looked for: each costs a walk through all names. */
const MOST_TERMS = 10;
/** Share of the words that must be in one place, when no place has all of them. */
const ENOUGH = 0.34;
/** The longest run whose neighbours in pairs are compared. */
const PARTIAL = 0.6;

interface Posting {
  readonly doc: number;
  weight: number;
}
/** A Chinese run by its sounds, and the letters that its syllables begin with, as bits. */
interface Spoken {
  readonly reading: Reading;
  readonly initials: number;
}
/** What one term found: documents with their score, and the words in them that it stands for. */
interface Finding {
  readonly score: Map<number, number>;
  readonly surfaces: Map<number, Set<string>>;
}

export interface IndexHit {
  readonly item: Searchable;
  readonly score: number;
  /** The folded words that were found, to be marked. */
  readonly surfaces: () => ReadonlySet<string>;
}

/** Words, Chinese runs and their sounds of all searchable things. Made once for each version of the catalogue. */
export class SearchIndex {
  readonly items: readonly Searchable[];
  private readonly words = new Map<string, Posting[]>();
  private readonly runs = new Map<string, Posting[]>();
  private readonly pairs = new Map<string, Set<string>>();
  private readonly exact = new Map<string, Set<number>>();
  private readonly readings = new Map<string, Spoken>();
  private readonly sizes: number[] = [];
  private vocabulary: string[] = [];
  /** Names come again and again: each is taken apart once. */
  private readonly taken = new Map<string, readonly Term[]>();
  private readonly keys = new Map<string, string>();

  constructor(items: readonly Searchable[]) {
    this.items = items;
    for (const [doc, item] of items.entries()) {
      const titles = [item.title.zh, item.title.en];
      for (const name of [...titles, ...(item.names ?? [])]) {
        this.add(doc, name, 'title');
        const key = this.key(name);
        this.exact.set(key, (this.exact.get(key) ?? new Set()).add(doc));
      }
      for (const word of item.words ?? []) this.add(doc, word, 'words');
      const texts = item.repeats ? [] : [item.text.zh, item.text.en];
      for (const text of [...texts, item.note.zh, item.note.en]) this.add(doc, text, 'text');
      this.sizes.push(Math.max(1, Math.min(...titles.map(title => this.terms(title).length))));
    }
    this.taken.clear();
    this.keys.clear();
    this.vocabulary = [...this.words.keys()].filter(w => /^[a-z]/.test(w)).sort();
    for (const run of this.runs.keys()) {
      for (const pair of pairsOf(run)) this.pairs.set(pair, (this.pairs.get(pair) ?? new Set()).add(run));
    }
  }

  private terms(text: string): readonly Term[] {
    const known = this.taken.get(text);
    if (known) return known;
    const terms = termsOf(text);
    this.taken.set(text, terms);
    return terms;
  }

  private key(name: string): string {
    const known = this.keys.get(name);
    if (known !== undefined) return known;
    const key = normal(name);
    this.keys.set(name, key);
    return key;
  }

  private add(doc: number, text: string, field: Field): void {
    for (const { text: word, kind } of this.terms(text)) {
      this.put(kind === 'han' ? this.runs : this.words, word, doc, WEIGHT[field]);
      // What is only read in a text is not spelt out: names and titles are.
      if (kind === 'han' && field !== 'text' && !this.readings.has(word))
        this.readings.set(word, spoken(word));
      // Op. 67 is also found by its number alone.
      if (kind === 'code' && /^[a-z]+\d+$/.test(word))
        this.put(this.words, word.replace(/^[a-z]+/, ''), doc, WEIGHT[field === 'title' ? 'words' : 'text']);
    }
  }

  private put(table: Map<string, Posting[]>, word: string, doc: number, weight: number): void {
    const list = table.get(word);
    const last = list?.at(-1);
    if (!list) table.set(word, [{ doc, weight }]);
    else if (last?.doc === doc) last.weight = Math.max(last.weight, weight);
    else list.push({ doc, weight });
  }

  /** What is found, the best first. When not everything is in one place, what has most of it. */
  search(query: string): { hits: IndexHit[]; spellings: string[] } {
    const terms = distinct(termsOf(query)).slice(0, MOST_TERMS);
    if (terms.length === 0) return { hits: [], spellings: [] };
    const spellings = new Set<string>();
    const findings = terms.map(term => this.find(term, spellings));
    const letters = terms.map(t => t.text).join('');
    const joined = terms.length > 1 && LETTERS.test(letters) ? this.joined(letters, spellings) : null;
    let hits = this.combine(findings, terms.length, query);
    if (joined) hits = merged(hits, this.combine([joined], 1, query));
    for (
      let wanted = terms.length - 1;
      hits.length === 0 && wanted >= Math.max(1, terms.length * ENOUGH);
      wanted--
    )
      hits = this.combine(findings, wanted, query);
    return { hits: hits.sort(byScore), spellings: [...spellings].slice(0, 3) };
  }

  /** “bei duo fen” in one. */
  private joined(letters: string, spellings: Set<string>): Finding {
    const found = empty();
    this.byPinyin(letters, found, spellings);
    return found;
  }

  private find(term: Term, spellings: Set<string>): Finding {
    const found = empty();
    if (term.kind === 'han') this.findHan(term.text, found, spellings);
    else {
      const known = this.findWord(term, found);
      if (term.kind === 'latin' && LETTERS.test(term.text)) {
        this.byPinyin(term.text, found, spellings);
        const lost = () => !known && found.score.size === 0;
        if (lost()) this.byTypo(term.text, found, spellings);
        // Heard and never seen written: one fault more, where the word at least begins as it was typed.
        if (lost() && term.text.length >= BY_EAR) this.byTypo(term.text, found, spellings, 1);
      }
    }
    return found;
  }

  private findWord({ text, kind }: Term, found: Finding): boolean {
    const own = this.words.get(text);
    if (own) this.take(found, own, FACTOR.exact, text);
    if (kind !== 'latin' || text.length < 2) return own !== undefined;
    let any = own !== undefined;
    for (let i = lowerBound(this.vocabulary, text); i < this.vocabulary.length; i++) {
      const word = this.vocabulary[i] ?? '';
      if (!word.startsWith(text)) break;
      if (word === text) continue;
      any = true;
      this.take(
        found,
        this.words.get(word) ?? [],
        FACTOR.prefix * (0.6 + (0.4 * text.length) / word.length),
        text,
      );
    }
    return any;
  }

  private findHan(run: string, found: Finding, spellings: Set<string>): void {
    // A character beyond the first plane is one, though it has two units.
    const length = [...run].length;
    const inside = length === 1 ? null : this.candidates(run);
    for (const whole of inside ?? this.runs.keys()) {
      if (!whole.includes(run)) continue;
      const factor = whole === run ? FACTOR.exact : FACTOR.inside * (whole.startsWith(run) ? 1 : 0.9);
      this.take(found, this.runs.get(whole) ?? [], factor, run);
    }
    if (length < 2) return;
    if (length > 3) this.byPairs(run, found);
    if (found.score.size > 0) return;
    const sound = readingOf(run);
    if (sound.some(s => s.length === 0)) return;
    for (const [whole, { reading }] of this.readings) {
      const place = soundsLike(sound, reading);
      if (!place) continue;
      const surface = whole.slice(place.from, place.to);
      spellings.add(surface);
      this.take(found, this.runs.get(whole) ?? [], FACTOR.sound, surface);
    }
  }

  /** Runs that hold the rarest pair of characters of this one. */
  private candidates(run: string): ReadonlySet<string> {
    const sets = pairsOf(run).map(pair => this.pairs.get(pair) ?? NOTHING);
    return sets.reduce((a, b) => (b.size < a.size ? b : a));
  }

  /** 贝多芬命运交响曲 has no place of its own: what shares most neighbouring pairs with it, over all runs of a document. */
  private byPairs(run: string, found: Finding): void {
    const pairs = pairsOf(run);
    const shared = new Map<number, { weight: number; pairs: Set<string> }>();
    for (const pair of pairs) {
      for (const whole of this.pairs.get(pair) ?? []) {
        for (const { doc, weight } of this.runs.get(whole) ?? []) {
          const known = shared.get(doc);
          if (!known) shared.set(doc, { weight, pairs: new Set([pair]) });
          else {
            known.weight = Math.max(known.weight, weight);
            known.pairs.add(pair);
          }
        }
      }
    }
    for (const [doc, { weight, pairs: own }] of shared) {
      const share = own.size / pairs.length;
      if (share < PARTIAL || share === 1) continue;
      put(found, doc, weight * FACTOR.partial * share);
      for (const surface of stretches(run, own)) mark(found, doc, surface);
    }
  }

  private byPinyin(letters: string, found: Finding, spellings: Set<string>): void {
    const first = lettersOf(letters[0] ?? '');
    for (const [whole, { reading, initials }] of this.readings) {
      // Most runs have no character that begins with the first letter.
      if ((initials & first) === 0) continue;
      const place = matchPinyin(letters, reading);
      if (!place) continue;
      const surface = whole.slice(place.from, place.to);
      if (place.quality > 0.9) spellings.add(surface);
      this.take(found, this.runs.get(whole) ?? [], FACTOR.pinyin * place.quality, surface);
    }
  }

  private byTypo(text: string, found: Finding, spellings: Set<string>, more = 0): void {
    const limit = forgiven(text.length) + more;
    if (limit === 0) return;
    const letters = lettersOf(text);
    const start = more > 0 ? text.slice(0, 2) : '';
    for (const word of this.vocabulary) {
      if (!word.startsWith(start)) continue;
      if (Math.abs(word.length - text.length) > limit || strange(letters, lettersOf(word)) > limit) continue;
      const faults = distance(text, word, limit);
      if (faults > limit) continue;
      spellings.add(word);
      this.take(found, this.words.get(word) ?? [], FACTOR.typo / faults ** 0.5, word);
    }
  }

  /** Rare words say more than frequent ones. */
  private take(found: Finding, postings: readonly Posting[], factor: number, surface: string): void {
    for (const { doc, weight } of postings) {
      put(found, doc, weight * factor);
      mark(found, doc, surface);
    }
  }

  private combine(findings: readonly Finding[], wanted: number, query: string): IndexHit[] {
    const count = new Map<number, { terms: number; score: number }>();
    for (const { score } of findings) {
      const rare =
        0.5 + Math.log2(1 + this.items.length / (1 + score.size)) / Math.log2(2 + this.items.length);
      for (const [doc, own] of score) {
        const known = count.get(doc) ?? { terms: 0, score: 0 };
        count.set(doc, { terms: known.terms + 1, score: known.score + own * rare });
      }
    }
    const named = this.exact.get(normal(query));
    return [...count].flatMap(([doc, { terms, score }]) => {
      const item = this.items[doc];
      if (!item || terms < wanted) return [];
      const surfaces = () => new Set(findings.flatMap(f => [...(f.surfaces.get(doc) ?? [])]));
      const focus = (terms / (this.sizes[doc] ?? 1)) * 2;
      return [
        { item, score: score + Math.min(2, focus) + (named?.has(doc) ? 12 : 0) + item.prior * 3, surfaces },
      ];
    });
  }
}

const NOTHING: ReadonlySet<string> = new Set();
const distinct = (terms: readonly Term[]): Term[] => [...new Map(terms.map(t => [t.text, t])).values()];
const empty = (): Finding => ({ score: new Map(), surfaces: new Map() });
const put = ({ score }: Finding, doc: number, value: number): void => {
  if (value > (score.get(doc) ?? 0)) score.set(doc, value);
};
const mark = ({ surfaces }: Finding, doc: number, surface: string): void => {
  const known = surfaces.get(doc);
  if (known) known.add(surface);
  else surfaces.set(doc, new Set([surface]));
};
const byScore = (a: IndexHit, b: IndexHit): number =>
  b.score - a.score || b.item.prior - a.item.prior || (a.item.id < b.item.id ? -1 : 1);

function merged(a: readonly IndexHit[], b: readonly IndexHit[]): IndexHit[] {
  const best = new Map(a.map(hit => [hit.item, hit]));
  for (const hit of b) if (hit.score > (best.get(hit.item)?.score ?? 0)) best.set(hit.item, hit);
  return [...best.values()];
}

/** Neighbouring characters in pairs; a single one pairs with nothing. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((c, i) => `${characters[i]}${c}`);
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

function spoken(run: string): Spoken {
  const reading = readingOf(run);
  return {
    reading,
    initials: lettersOf(reading.flatMap(s => s.map(syllable => syllable[0] ?? '')).join('')),
  };
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

function lowerBound(sorted: readonly string[], value: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
