/** How the tempo breathes where nobody tells it: in phrases, which are found in the score. */

import type { MelodyRow } from './melody.ts';
import { seeded } from './random.ts';
import type { Score } from './score.ts';
import type { PlayedBar } from './unfold.ts';

/** Bars of a phrase, at least and at most. */
const SHORTEST = 2;
const LONGEST = 12;

/** How much speaks for a phrase that begins with each bar. */
function beginnings(score: Score, rows: readonly MelodyRow[]): number[] {
  const { bars, notes, marks } = score;
  const ends = notes.map(n => n.start + n.length);
  const sounding = new Set(notes.map(n => n.part)).size || 1;
  return bars.map((bar, i) => {
    const before = bars[i - 1];
    if (!before) return 4;
    const near = (at: number) => at > bar.start - bar.beat * 1.01 && at < bar.start + bar.beat * 0.51;
    const rests = new Set(
      notes.flatMap((n, k) =>
        n.start >= before.start - 0.01 && n.start < bar.start && ends[k]! < bar.start - 0.45 ? [n.part] : [],
      ),
    );
    const last = notes.filter(n => n.start < bar.start - 0.01 && n.start >= before.start - 0.01);
    const held = last.some(n => n.length >= before.length * 0.66);
    return (
      (before.closes || before.repeatEnd > 0 || bar.repeatStart ? 2.5 : 0) +
      (rows.some(r => near(r.at)) ? 1.6 : 0) +
      (1.2 * rests.size) / sounding +
      (held ? 0.4 : 0) +
      (marks.some(m => near(m.at)) ? 0.4 : 0)
    );
  });
}

/** First bars of the phrases: the cut that most speaks for, with a liking for four bars and eight. */
export function phrasesOf(score: Score, rows: readonly MelodyRow[]): number[] {
  const worth = beginnings(score, rows);
  const count = worth.length;
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= count; to++) {
    let found = { cost: Number.POSITIVE_INFINITY, from: 0 };
    for (let long = 1; long <= Math.min(LONGEST, to); long++) {
      const from = to - long;
      const odd = Math.min(Math.abs(Math.log2(long / 4)), Math.abs(Math.log2(long / 8)) + 0.25);
      const cost = best[from]!.cost + 1 + odd * 1.6 + (long < SHORTEST ? 2 : 0) - (worth[from] ?? 0) * 0.7;
      if (cost < found.cost) found = { cost, from };
    }
    best.push(found);
  }
  const firsts: number[] = [];
  for (let at = count; at > 0; at = best[at]!.from) firsts.unshift(best[at]!.from);
  return firsts;
}

/** Arch of a phrase: eager in its middle, at ease at its beginning, and it takes its time at the end. */
export const arch = (x: number): number => 0.35 - (x < 0.45 ? 0.8 : 1.5) * ((x - 0.45) / 0.55) ** 2;

/** What a bar's tempo is multiplied with, for each bar as played. `hand`: whose hand it is; each breathes differently. */
export function breathing(
  score: Score,
  order: readonly PlayedBar[],
  rows: readonly MelodyRow[],
  { bend, hand }: { bend: number; hand: number },
): number[] {
  const chance = seeded(score.bars.length * 131 + score.notes.length * 7 + hand * 7919);
  const firsts = phrasesOf(score, rows);
  const worth = beginnings(score, rows);
  // Phrases join into periods where little speaks for a cut.
  const periods = firsts.filter((first, i) => i === 0 || (worth[first] ?? 0) > 2.2 || i % 4 === 0);
  const place = (list: readonly number[], bar: number): { index: number; x: number } => {
    const index = list.findLastIndex(first => first <= bar);
    const from = list[index] ?? 0;
    const to = list[index + 1] ?? score.bars.length;
    return { index, x: (bar - from + 0.5) / Math.max(1, to - from) };
  };
  // Each phrase has a pace of its own, and each is shaped more or less.
  const own = firsts.map(() => ({ pace: (chance() - 0.5) * 0.08, depth: 0.7 + 0.6 * chance() }));
  let wander = 0;
  return order.map(({ bar }) => {
    wander = wander * 0.6 + (chance() - 0.5) * 0.055;
    const phrase = place(firsts, bar);
    const period = place(periods, bar);
    const mine = own[phrase.index]!;
    return 1 + bend * (0.085 * mine.depth * arch(phrase.x) + 0.06 * arch(period.x) + mine.pace + wander);
  });
}
