import { Lexicon } from './lexicon.ts';
import { bestOf, Lookup, type Match } from './lookup.ts';
import { compact } from './normal.ts';
import { Postings } from './postings.ts';
import type { Searchable } from './searchable.ts';
import { type Unit, unitsOf } from './units.ts';

/** Share of what is asked for that must be found at all, and that a thing must have of the most that one has. */
const LEAST_SHARE = 0.34;
const LEAST_OF_BEST = 0.75;
/** What it adds that a thing is called just as it was asked for, in these words or in others that mean the same. */
const CALLED = 12;
const SAID = 9;

/** Whoever says concert means one. */
const CONCERTS: ReadonlySet<string> = new Set(['音乐会', '演出', '演奏会', 'concert', 'concerts']);
const EVENING = 5;

export interface IndexHit {
  readonly item: Searchable;
  readonly score: number;
  /** The folded words that were found, to be marked. */
  readonly surfaces: () => ReadonlySet<string>;
}

/** What one part of a question found. */
interface Finding {
  readonly unit: Unit;
  readonly matches: readonly Match[];
  readonly best: ReadonlyMap<number, number>;
  /** Rare words say more than frequent ones. */
  readonly rare: number;
}

/** Everything that can be found, by its words. Made once for each version of the catalogue. */
export class SearchIndex {
  readonly items: readonly Searchable[];
  readonly #index: Postings;
  readonly #lexicon: Lexicon;
  readonly #lookup: Lookup;

  constructor(items: readonly Searchable[], lexicon: Lexicon = new Lexicon()) {
    this.items = items;
    this.#index = new Postings(items);
    this.#lexicon = lexicon;
    this.#lookup = new Lookup(this.#index, lexicon);
  }

  /** What is found, the best first. When not everything is in one place, what has most of it. */
  search(query: string): { hits: IndexHit[]; spellings: string[] } {
    const found = this.#search(query, false);
    // 钢琴独奏 stands nowhere; its two words do.
    return found.hits.length > 0 ? found : this.#search(query, true);
  }

  #search(query: string, apart: boolean): { hits: IndexHit[]; spellings: string[] } {
    const { units, wholes } = unitsOf(query, this.#lexicon, this.#index, apart);
    const spellings = new Set<string>();
    const findings = units.map(unit => this.#finding(unit, this.#find(unit, spellings)));
    const whole = wholes.map(run =>
      this.#finding({ text: run, kind: 'han', soft: true }, this.#lookup.inside(run)),
    );
    let hits = this.#combine(findings, whole, query, units);
    const spelt = this.#spelt(units);
    if (spelt) {
      spellings.add(spelt);
      hits = merged(hits, this.#search(spelt, false).hits);
    }
    const letters = units.map(u => u.text).join('');
    // “bei duo fen” in one.
    if (
      units.length > 1 &&
      /^[a-z]{2,24}$/.test(letters) &&
      !units.some(u => this.#lexicon.isEveryday(u.text))
    ) {
      const unit: Unit = { text: letters, kind: 'latin', soft: false };
      const found = this.#finding(unit, this.#lookup.byPinyin(letters, spellings));
      hits = merged(hits, this.#combine([found], [], query, units));
    }
    return { hits: hits.sort(byScore), spellings: [...spellings].slice(0, 3) };
  }

  /** A word of every day in letters, in one or parted: tingchechang, ting che chang. */
  #spelt(units: readonly Unit[]): string | undefined {
    const letters = units.map(u => u.text).join('');
    if (!/^[a-z]{4,24}$/.test(letters) || units.some(u => this.#lexicon.isEveryday(u.text))) return undefined;
    return this.#index.words.has(letters) ? undefined : this.#lexicon.spelt(letters);
  }

  /** Whether every word that it asks for is one of every day. */
  isOfEveryDay(query: string): boolean {
    const hard = unitsOf(query, this.#lexicon, this.#index).units.filter(u => !u.soft);
    return hard.length > 0 && hard.every(u => this.#lexicon.has(u.text));
  }

  /** Whether something bears this very name. */
  isCalled(query: string): boolean {
    return this.#index.proper.has(compact(query));
  }

  /** Concerts that have these words; without words all of them. */
  concerts(words: string): readonly IndexHit[] {
    const all = words === '' ? this.#every() : this.search(words).hits;
    return all.filter(hit => hit.item.group === 'concerts');
  }
  #every(): IndexHit[] {
    return this.items.map(item => ({ item, score: 0, surfaces: () => new Set<string>() }));
  }

  #find({ text, kind }: Unit, spellings: Set<string>): readonly Match[] {
    if (kind === 'phrase')
      return [...this.#lookup.phrase(this.#lexicon.terms(text)), ...this.#lookup.otherwise(text)];
    const found = this.#lookup.term({ text, kind }, spellings);
    if (kind !== 'han' || [...text].length <= 3) return found;
    return [...found, ...this.#lookup.byPairs(text)];
  }

  #finding(unit: Unit, matches: readonly Match[]): Finding {
    const best = bestOf(matches);
    const { length } = this.items;
    const rare = 0.5 + Math.log2(1 + length / (1 + best.size)) / Math.log2(2 + length);
    return { unit, matches, best, rare };
  }

  #combine(
    findings: readonly Finding[],
    wholes: readonly Finding[],
    query: string,
    units: readonly Unit[],
  ): IndexHit[] {
    const hard = findings.filter(f => !f.unit.soft);
    const found = hard.filter(f => f.best.size > 0);
    if (found.length === 0 || found.length < hard.length * LEAST_SHARE) return [];
    const mass = new Map<number, number>();
    for (const { best, rare } of found)
      for (const doc of best.keys()) mass.set(doc, (mass.get(doc) ?? 0) + rare);
    const most = Math.max(...mass.values());
    const all = found.reduce((sum, f) => sum + f.rare, 0);
    const least = most > all - 1e-9 ? most - 1e-9 : most * LEAST_OF_BEST;
    const called = this.#called(query, units);
    const concerts = units.some(u => u.soft && CONCERTS.has(u.text)) ? EVENING : 0;
    const scored = [...findings, ...wholes];
    const hits: IndexHit[] = [];
    for (const [doc, own] of mass) {
      const item = this.items[doc];
      if (!item || own < least) continue;
      let score = 0;
      for (const { best, rare } of scored) score += (best.get(doc) ?? 0) * rare;
      const terms = found.filter(f => f.best.has(doc)).length;
      const focus = (terms / (this.#index.sizes[doc] ?? 1)) * 2;
      hits.push({
        item,
        score:
          score +
          Math.min(2, focus) +
          (called.get(doc) ?? 0) +
          item.prior * 3 +
          (item.group === 'concerts' ? concerts : 0),
        surfaces: () => surfacesOf(scored, doc),
      });
    }
    return hits;
  }

  /** Things that are called as it was asked, and those that are called so in other words. */
  #called(query: string, units: readonly Unit[]): Map<number, number> {
    const called = new Map<number, number>();
    const name = (text: string, worth: number): void => {
      for (const doc of this.#index.named.get(compact(text)) ?? [])
        called.set(doc, Math.max(worth, called.get(doc) ?? 0));
    };
    name(query, CALLED);
    name(units.map(u => u.text).join(''), CALLED);
    const hard = units.filter(u => !u.soft);
    const [only] = hard;
    if (hard.length === 1 && only) {
      name(only.text, CALLED);
      for (const other of this.#lexicon.saying(only.text)) name(other, SAID);
    }
    return called;
  }
}

function surfacesOf(findings: readonly Finding[], doc: number): ReadonlySet<string> {
  const surfaces = new Set<string>();
  for (const { matches, best } of findings) {
    if (!best.has(doc)) continue;
    for (const { postings, surface } of matches)
      if (!surfaces.has(surface) && postings.some(p => p.doc === doc)) surfaces.add(surface);
  }
  return surfaces;
}

const byScore = (a: IndexHit, b: IndexHit): number =>
  b.score - a.score || b.item.prior - a.item.prior || (a.item.id < b.item.id ? -1 : 1);

function merged(a: readonly IndexHit[], b: readonly IndexHit[]): IndexHit[] {
  const best = new Map(a.map(hit => [hit.item, hit]));
  for (const hit of b) if (hit.score > (best.get(hit.item)?.score ?? 0)) best.set(hit.item, hit);
  return [...best.values()];
}
