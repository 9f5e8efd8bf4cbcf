/** The words of a song, line by line, and when each is sung. */
import type { MediaMelody } from '#domain/contract/media.ts';
import type { Score, Syllable } from './score.ts';
import type { TempoMap } from './tempo.ts';

/** A syllable where it is sung: quarters as played. */
interface Sung extends Syllable {
  readonly from: number;
  readonly bar: number;
}

/** Quarters of silence that end a line; a shorter one, or a long note, ends one that is long enough to be read. */
const SILENCE = 1.9;
const BREATH = 0.45;
const HELD = 1.9;
const READABLE = 24;
const LONG = 60;
const CLOSES = /[.,;:!?…。，；：！？、—–]["'”’»)]*$/;

/** Syllables as they are read: a word is one, and words stand apart where their script does. */
function joined(syllables: readonly Syllable[]): string {
  const text = syllables.map(s => s.text + (s.ends ? ' ' : '')).join('');
  return text.replace(/(?<=\p{Script=Han}|[，。；：！？、]) (?=\p{Script=Han})/gu, '').trim();
}

/** Every syllable of a part in the order of playing, with all of its verses. */
function inOrder(score: Score, spans: TempoMap['spans'], part: number): (Sung & { readonly pass: number })[] {
  const own = score.sung.filter(s => s.part === part);
  return spans.flatMap(({ bar, pass, from, length }, played) => {
    const { start } = score.bars[bar]!;
    return own
      .filter(s => s.at >= start - 0.01 && s.at < start + length - 0.01)
      .map(s => ({ ...s, from: from + s.at - start, bar: played, pass }));
  });
}

/** What is sung at each place: the verse of the pass, or the first that stands there. */
function chosen(sung: readonly (Sung & { readonly pass: number })[], strophes: boolean): Sung[] {
  const places = new Map<number, Sung>();
  for (const one of sung) {
    const before = places.get(one.from);
    if (!before || (strophes && one.verse === one.pass)) places.set(one.from, one);
  }
  return [...places.values()].sort((a, b) => a.from - b.from);
}

function linesOf(sung: readonly Sung[]): Sung[][] {
  const lengths = sung.map(s => s.length).sort((a, b) => a - b);
  const usual = lengths[lengths.length >> 1] ?? 1;
  const lines: Sung[][] = [];
  let open: Sung[] = [];
  sung.forEach((one, i) => {
    open.push(one);
    const next = sung[i + 1];
    const silence = next ? next.from - one.from - one.length : Number.POSITIVE_INFINITY;
    const long = joined(open).length;
    const breathes = long > READABLE && (silence >= BREATH || one.length >= HELD * usual);
    if (silence < SILENCE && !(one.ends && (CLOSES.test(one.text) || breathes || long > LONG))) return;
    lines.push(open);
    open = [];
  });
  return lines;
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

/**
 * The words in seconds of the stream. Where a part is repeated its verses are sung one after the other; otherwise they are
 * the same words in other languages, and stand beside those that are sung.
 */
export function playedLines(
  score: Score,
  map: TempoMap,
  { movement, offset, first }: { movement: number; offset: number; first: number },
): NonNullable<MediaMelody['sung']> {
  const at = (quarters: number) => round(offset + map.seconds(quarters));
  return [...new Set(score.sung.map(s => s.part))]
    .flatMap(part => {
      const all = inOrder(score, map.spans, part);
      const strophes = all.some(s => s.pass > 1);
      const lines = linesOf(chosen(all, strophes));
      return lines.map((line, i) => {
        const [head, tail] = [line[0]!, line.at(-1)!];
        const until = lines[i + 1]?.[0]?.from ?? Number.POSITIVE_INFINITY;
        const within = all.filter(s => s.from >= head.from && s.from < until);
        const others = strophes ? [] : [...new Set(within.map(s => s.verse))].sort((a, b) => a - b).slice(1);
        return {
          from: at(head.from),
          to: at(tail.from + tail.length),
          movement,
          bar: first + head.bar,
          part,
          texts: [joined(line), ...others.map(verse => joined(within.filter(s => s.verse === verse)))],
        };
      });
    })
    .sort((a, b) => a.from - b.from || a.part - b.part);
}
