/** The tempo that the words at the head of a movement ask for, where it has no metronome mark. */
import type { Score } from './score.ts';

/** Beats a minute; the first that is found counts, so what is qualified stands before what it qualifies. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/prestissimo/i, 184],
  [/presto|sehr (schnell|lebhaft)|très vif/i, 160],
  [/allegr(o|amente) (assai|molto|vivace)|vivac|vivo|rasch|schnell|geschwind|vif/i, 144],
  [/allegretto/i, 108],
  [/allegro (moderato|ma non)/i, 116],
  [/allegro|lebhaft|animé|quick|lively/i, 126],
  [/andantino/i, 84],
  [/andante|gehend/i, 76],
  [/larghetto|mäßig langsam/i, 60],
  [/adagio|langsam|lent|slow/i, 56],
  [/largo|grave/i, 48],
  [/moderato|mäßig|modéré|minuet|menuet|tempo di/i, 104],
];
const OTHERWISE = 96;

/** Quarters a minute. A beat of more than a quarter goes slower, one of less quicker, but not by as much. */
export function tempoOfWords({ words, bars, movement }: Score): number {
  const head = words.filter(w => w.at < 0.01).map(w => w.text);
  const said = [...head, movement].join(' ');
  const beats = WORDS.find(([pattern]) => pattern.test(said))?.[1];
  const beat = bars.find(b => b.length >= b.nominal)?.beat ?? 1;
  return beats === undefined ? OTHERWISE : beats * beat ** 0.4;
}
