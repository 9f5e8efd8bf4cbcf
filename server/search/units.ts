import { distance } from './distance.ts';
import type { Lexicon } from './lexicon.ts';
import { type Term, termsOf } from './normal.ts';
import type { Postings } from './postings.ts';

/** One thing that a question is about: a word, or several that mean one thing together. */
export interface Unit {
  readonly text: string;
  readonly kind: Term['kind'] | 'phrase';
  /** It orders what is found, and excludes nothing. */
  readonly soft: boolean;
}
export interface Question {
  readonly units: readonly Unit[];
  /** Chinese runs as they were typed, longer than their parts. */
  readonly wholes: readonly string[];
}

/** Parts of a question that are looked for: each costs a walk through all names. */
const MAX_UNITS = 10;
/** The longest run that is taken apart; what follows stays in one. */
const LONGEST = 30;
/** The longest word of a run. */
const WORD = 8;
const COST = { word: 0.5, filler: 0.4, common: 0.6, part: 1.6, single: 1.6 } as const;
type Piece = { readonly text: string; readonly kind: keyof typeof COST };

/** What a question is about: fillers left out, words that belong together in one, Chinese runs taken apart into words. */
export function unitsOf(query: string, lexicon: Lexicon, index: Postings, apart = false): Question {
  const wholes: string[] = [];
  const terms = joinedSingles(termsOf(query, true));
  const units: Unit[] = [];
  for (let i = 0; i < terms.length; ) {
    const phrase = phraseAt(terms, i, lexicon, index);
    if (phrase) {
      units.push({ text: phrase.text, kind: 'phrase', soft: lexicon.isCommon(phrase.text) });
      i += phrase.count;
      continue;
    }
    const [term, next] = [terms[i] as Term, terms[i + 1]];
    if (term.kind === 'han') {
      const pieces = best(term.text, lexicon, index, apart);
      if (pieces.length > 1) wholes.push(term.text);
      units.push(
        ...pieces
          .filter(({ kind }) => kind !== 'filler')
          .map(({ text, kind }) => ({
            text,
            kind: 'han' as const,
            soft: lexicon.isCommon(text) || (kind === 'single' && pieces.length > 1),
          })),
      );
    } else if (isOneName(term, next, index)) {
      units.push({ text: term.text + next?.text, kind: 'latin', soft: false });
      i++;
    } else if (!lexicon.isFiller(term.text))
      units.push({ text: term.text, kind: term.kind, soft: lexicon.isCommon(term.text) });
    i++;
  }
  // A question of nothing but fillers is about them.
  const all = units.length > 0 ? units : termsOf(query).map(t => ({ ...t, soft: false }));
  const asked = [...new Map(all.map(u => [u.text, u])).values()].slice(0, MAX_UNITS);
  // Beside a word of every day, what bears no name is told of it and is not asked for: went through, 分期.
  const own = asked.some(({ text }) => lexicon.has(text))
    ? asked.map(u =>
        (lexicon.has(u.text) || index.names(u.text)) && !isSaidAgain(u, asked) ? u : { ...u, soft: true },
      )
    : asked;
  const hard = own.some(u => !u.soft);
  return { units: hard ? own : own.map(u => ({ ...u, soft: false })), wholes };
}

/** Pay with Apple Pay: the longer of the two is meant. */
const isSaidAgain = ({ text }: Unit, asked: readonly Unit[]): boolean =>
  asked.some(u => u.kind === 'phrase' && u.text.split(' ').includes(text));

/** Characters with spaces between them are one run. */
function joinedSingles(terms: readonly Term[]): Term[] {
  const out: Term[] = [];
  let open = false;
  for (const term of terms) {
    const single = term.kind === 'han' && [...term.text].length === 1;
    const last = out.at(-1);
    if (single && open && last) out[out.length - 1] = { ...last, text: last.text + term.text };
    else out.push(term);
    open = single;
  }
  return out;
}

/** The words from here on that are one phrase of the lexicon. */
function phraseAt(
  terms: readonly Term[],
  i: number,
  lexicon: Lexicon,
  index: Postings,
): { readonly count: number; readonly text: string } | null {
  for (let count = Math.min(lexicon.longest, terms.length - i); count > 1; count--) {
    const words = terms.slice(i, i + count);
    if (words.some(t => t.kind === 'han')) continue;
    const typed = words.map(t => t.text);
    const meant = lexicon.has(typed.join(' ')) ? typed.join(' ') : meantBy(typed, lexicon, index);
    if (meant) return { count, text: meant };
  }
  return null;
}

/** A word of a phrase with one fault in it: gift certifcate. */
const FAULT_FROM = 4;
function meantBy(typed: readonly string[], lexicon: Lexicon, index: Postings): string | undefined {
  const odd = typed.filter(word => !lexicon.parts.has(word));
  const [wrong] = odd;
  if (odd.length !== 1 || wrong === undefined || wrong.length < FAULT_FROM) return undefined;
  if (index.words.has(wrong) || lexicon.isEveryday(wrong)) return undefined;
  for (const part of lexicon.parts) {
    if (part.length < FAULT_FROM || part[0] !== wrong[0] || distance(wrong, part, 1) > 1) continue;
    const text = typed.map(word => (word === wrong ? part : word)).join(' ');
    if (lexicon.has(text)) return text;
  }
  return undefined;
}

/** Saint Saens is also one word, where one of the two says nothing by itself. */
const isOneName = (a: Term, b: Term | undefined, index: Postings): boolean =>
  a.kind === 'latin' &&
  b?.kind === 'latin' &&
  index.words.has(a.text + b.text) &&
  !(index.words.has(a.text) && index.words.has(b.text));

/** 换个日期 is 换日期, 票丢了 is 票丢: what stands between a verb and its thing. */
const BETWEEN = /(?<=[换改退买订丢忘落送寄带取除销找])(?:一?个|一下|一张|掉|过|了|张|场|我的)/g;
function best(run: string, lexicon: Lexicon, index: Postings, apart: boolean): readonly Piece[] {
  const pieces = piecesOf(run, lexicon, index, apart);
  const bare = run.replace(BETWEEN, '');
  if (bare === run) return pieces;
  const other = piecesOf(bare, lexicon, index, apart);
  const known = (list: readonly Piece[]): number =>
    list.reduce((sum, p) => sum + (lexicon.has(p.text) ? p.text.length : 0), 0);
  return known(other) > known(pieces) ? other : pieces;
}

/** A run in the words that cost least: those that are known, then those that stand somewhere, then single characters. */
function piecesOf(run: string, lexicon: Lexicon, index: Postings, apart: boolean): Piece[] {
  const characters = [...run].slice(0, LONGEST);
  const kindOf = (text: string, length: number): Piece['kind'] | null => {
    if (lexicon.has(text)) return 'word';
    if (lexicon.isFiller(text)) return 'filler';
    if (lexicon.isCommon(text)) return 'common';
    if (length === 1) return 'single';
    if (index.runs.get(text)?.name) return 'word';
    return index.holds(text) ? 'part' : null;
  };
  interface Way {
    readonly cost: number;
    readonly pieces: readonly Piece[];
  }
  const ways: Way[] = [{ cost: 0, pieces: [] }];
  for (let end = 1; end <= characters.length; end++) {
    let best: Way | undefined;
    for (let start = Math.max(0, end - WORD); start < end; start++) {
      const before = ways[start] as Way;
      const text = characters.slice(start, end).join('');
      const kind = kindOf(text, end - start);
      if (!kind) continue;
      const cost = before.cost + COST[kind];
      if (!best || cost < best.cost) best = { cost, pieces: [...before.pieces, { text, kind }] };
    }
    ways.push(best ?? { cost: Number.POSITIVE_INFINITY, pieces: [] });
  }
  const pieces = ways.at(-1)?.pieces ?? [];
  const known = (kind: Piece['kind']) => kind !== 'part' && kind !== 'single';
  if (pieces.every(({ kind }) => known(kind)) && characters.length === [...run].length) return [...pieces];
  if (apart) return pieces.filter(({ kind }) => kind !== 'single');
  // It stands somewhere as a name, or it sounds like one: a short run is one word.
  return characters.length <= WORD && !pieces.some(({ kind }) => known(kind) && kind !== 'filler')
    ? [{ text: run, kind: 'part' }]
    : [...pieces];
}
