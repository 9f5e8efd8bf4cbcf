import type { Marked } from '#domain/contract/search.ts';
import { fold } from '#domain/rules/program-filter.ts';
import { remembering } from '../http/remember.ts';
import { simplified } from './simplified.ts';

const HAN = /\p{Script=Han}/u;
/** What a mark does not end with; no unit of a pair is among it. */
const EDGE = /[\p{P}\p{Z}]/u;

/** A letter as it is searched for: there are a few thousand, and a text is looked at letter by letter. */
const letterOf = remembering(c => fold(simplified(c)).replace(/ /g, '') || ' ');

/** Each character folded, with its place in the text: what is found in one can be marked in the other. */
function folded(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const c of text) {
    for (const f of letterOf(c)) {
      letters += f;
      places.push(at);
    }
    at += c.length;
  }
  places.push(text.length);
  return { letters, places };
}

/** Where the words stand in a text, as [from, to) of its UTF-16 units, in order and apart. */
export function spansOf(text: string, words: Iterable<string>): [number, number][] {
  const { letters, places } = folded(text);
  const spans: [number, number][] = [];
  for (const word of words) {
    if (!/[\p{L}\p{N}]/u.test(word)) continue;
    const code = /^([a-z]+)(\d+)$/.exec(word);
    // op67 is written Op. 67.
    const pattern = code
      ? new RegExp(`(?<![a-z0-9])${code[1]} *${code[2]}(?!\\d)`, 'g')
      : new RegExp(
          HAN.test(word)
            ? [...word].map(escaped).join(' ?')
            : `(?<![a-z0-9])${escaped(word)}${/^\d+$/.test(word) ? '(?!\\d)' : ''}`,
          'gu',
        );
    for (const match of letters.matchAll(pattern)) {
      const from = places[match.index];
      const to = places[match.index + match[0].length];
      if (from !== undefined && to !== undefined && to > from) spans.push([from, trimmedEnd(text, from, to)]);
    }
  }
  return joined(spans.filter(([from, to]) => to > from));
}

/** The end after the last letter: a mark takes no punctuation along. */
function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && EDGE.test(text[end - 1] ?? '')) end--;
  return end;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function joined(spans: readonly [number, number][]): [number, number][] {
  const out: [number, number][] = [];
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = out.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
}

/** A text in pieces, what was found marked. Joined again the pieces are the text. */
export function marked(text: string, words: Iterable<string>): Marked {
  const pieces: Marked = [];
  let at = 0;
  for (const [from, to] of spansOf(text, words)) {
    if (from > at) pieces.push({ text: text.slice(at, from) });
    pieces.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** Around the first word that was found; the beginning when none is in it. */
export function excerpt(text: string, words: readonly string[], length: number): string {
  if (text.length <= length) return text;
  const first = spansOf(text, words)[0]?.[0] ?? 0;
  const start = first < length * 0.7 ? 0 : sentenceStart(text, first, length);
  const end = cut(text, Math.min(text.length, start + length));
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

function sentenceStart(text: string, at: number, length: number): number {
  const from = Math.max(0, at - Math.round(length / 3));
  const stop = text.slice(from, at).search(/[。！？.!?]\s*/u);
  if (stop >= 0) return from + stop + 1;
  const space = text.slice(from, at).search(/[\s，、]/u);
  return space >= 0 ? from + space + 1 : from;
}

/** No word and no pair of units is cut in two. */
function cut(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(' ', end);
  if (/[a-z]/i.test(text[end] ?? '') && space > end - 20) return space;
  return /[\uDC00-\uDFFF]/.test(text[end] ?? '') ? end - 1 : end;
}
