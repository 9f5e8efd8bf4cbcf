import { compact, indexTerms, type Term } from './normal.ts';
import { beginnings, type Reading, readingOf } from './pinyin.ts';
import type { Searchable } from './searchable.ts';

/** How much a word counts by where it stands. */
const WEIGHT = { title: 10, words: 4, text: 1.5 } as const;
type Field = keyof typeof WEIGHT;

export interface Posting {
  readonly doc: number;
  weight: number;
}
/** A word, or a run of Chinese characters, with where it stands. */
export interface Entry {
  readonly text: string;
  readonly postings: Posting[];
  /** It is in a name, a title or what belongs to one, and not only read in a text. */
  name: boolean;
}
/** A place in a run by its sound. */
export interface SoundPlace {
  readonly run: Entry;
  readonly reading: Reading;
  readonly from: number;
}

/** Words, Chinese runs and their sounds of all searchable things: each word with the things that it is in. */
export class Postings {
  readonly words = new Map<string, Entry>();
  readonly runs = new Map<string, Entry>();
  /** Runs by each character and each two neighbours in them. */
  readonly #grams = new Map<string, Entry[]>();
  /** Places of runs by the first two letters that they may be spelt with. */
  readonly #heard = new Map<string, SoundPlace[]>();
  /** Things by their whole names. */
  readonly named = new Map<string, Set<number>>();
  /** Names that things bear, and not what they are asked for by. */
  readonly proper = new Set<string>();
  /** Words of letters, in order. */
  readonly vocabulary: readonly Entry[];
  /** Words of the shortest title of each thing. */
  readonly sizes: readonly number[];
  /** Names come again and again: each is taken apart once. */
  #taken = new Map<string, readonly Term[]>();

  constructor(items: readonly Searchable[]) {
    const keys = new Map<string, string>();
    this.sizes = items.map((item, doc) => {
      const titles = [item.title.zh, item.title.en];
      const keyOf = (name: string): string => {
        const key = keys.get(name) ?? compact(name);
        keys.set(name, key);
        return key;
      };
      const names = [...titles, ...(item.names ?? [])];
      for (const name of [...names, ...(item.aliases ?? [])]) {
        this.#add(doc, name, 'title');
        const key = keyOf(name);
        this.named.set(key, (this.named.get(key) ?? new Set()).add(doc));
      }
      for (const word of item.words ?? []) this.#add(doc, word, 'words');
      for (const name of [...names, ...(item.words ?? [])]) this.proper.add(keyOf(name));
      const texts = item.repeats ? [] : [item.text.zh, item.text.en];
      for (const text of [...texts, item.note.zh, item.note.en]) this.#add(doc, text, 'text');
      return Math.max(1, Math.min(...titles.map(title => this.#terms(title, true).length)));
    });
    this.#taken = new Map();
    this.vocabulary = [...this.words.values()]
      .filter(({ text }) => /^[a-z]/.test(text))
      .sort((a, b) => (a.text < b.text ? -1 : 1));
    for (const run of this.runs.values()) this.#spread(run);
  }

  /** Runs that may hold this one: those with its rarest pair of characters, or its only character. */
  candidates(run: string): readonly Entry[] {
    const lists = gramsOf(run).map(gram => this.#grams.get(gram) ?? NONE);
    return lists.length === 0 ? NONE : lists.reduce((a, b) => (b.length < a.length ? b : a));
  }
  withGram(gram: string): readonly Entry[] {
    return this.#grams.get(gram) ?? NONE;
  }
  holds(run: string): boolean {
    return this.runs.has(run) || this.candidates(run).some(({ text }) => text.includes(run));
  }
  /** Whether it stands in a name, and not only in texts. */
  names(text: string): boolean {
    if (this.words.get(text)?.name) return true;
    return this.candidates(text).some(run => run.name && run.text.includes(text));
  }
  /** Places that may be spelt with these first two letters. */
  spelt(letters: string): readonly SoundPlace[] {
    return this.#heard.get(letters) ?? NOWHERE;
  }

  #terms(text: string, isName: boolean): readonly Term[] {
    const key = isName ? `+${text}` : text;
    const known = this.#taken.get(key);
    if (known) return known;
    const terms = indexTerms(text, isName);
    this.#taken.set(key, terms);
    return terms;
  }

  #add(doc: number, text: string, field: Field): void {
    const name = field !== 'text';
    for (const { text: word, kind } of this.#terms(text, name)) {
      put(kind === 'han' ? this.runs : this.words, word, doc, WEIGHT[field], name);
      // Op. 67 is also found by its number alone.
      if (kind === 'code')
        put(
          this.words,
          word.replace(/^[a-z]+/, ''),
          doc,
          WEIGHT[field === 'title' ? 'words' : 'text'],
          false,
        );
    }
  }

  #spread(run: Entry): void {
    const characters = [...run.text];
    for (const gram of new Set([...gramsOf(run.text), ...characters])) push(this.#grams, gram, run);
    // What is only read in a text is not spelt out: names and titles are.
    if (!run.name) return;
    const reading = readingOf(run.text);
    for (let from = 0; from < reading.length; from++) {
      const place: SoundPlace = { run, reading, from };
      for (const letters of beginnings(reading, from)) push(this.#heard, letters, place);
    }
  }
}

const NONE: readonly Entry[] = [];
const NOWHERE: readonly SoundPlace[] = [];

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function put(table: Map<string, Entry>, text: string, doc: number, weight: number, name: boolean): void {
  const entry = table.get(text);
  if (!entry) {
    table.set(text, { text, postings: [{ doc, weight }], name });
    return;
  }
  if (name) entry.name = true;
  const last = entry.postings.at(-1);
  if (last?.doc === doc) last.weight = Math.max(last.weight, weight);
  else entry.postings.push({ doc, weight });
}

/** Neighbouring characters in pairs; a single one by itself. */
export function gramsOf(run: string): string[] {
  const characters = [...run];
  return characters.length < 2 ? characters : characters.slice(1).map((c, i) => `${characters[i]}${c}`);
}
