/** The line above the phrases: under one mark, too, music is played fuller where more play, higher and quicker. */
import type { Score } from './score.ts';

/** Bars on either side that a bar is heard with. */
const AROUND = 4;
/** What speaks for it: who plays, how high, how quick. */
const WEIGHTS = [0.5, 0.3, 0.2] as const;

/** How far each value lies from the mean of all, in standard deviations. */
function standard(values: readonly number[]): number[] {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length);
  return values.map(v => (spread > 0 ? (v - mean) / spread : 0));
}

/** -1 thin … 1 full, at a place of the score as written; it moves by no steps. */
export function longLine({ bars, notes }: Pick<Score, 'bars' | 'notes'>): (at: number) => number {
  const inBars = bars.map(({ start, length }) =>
    notes.filter(n => n.start < start + length - 1e-6 && n.start + n.length > start + 1e-6),
  );
  const facts = [
    inBars.map(own => new Set(own.map(n => n.part)).size),
    inBars.map(own => Math.max(0, ...own.map(n => n.pitch))),
    inBars.map((own, i) => own.filter(n => n.start >= bars[i]!.start - 1e-6).length / bars[i]!.length),
  ].map(standard);
  const full = bars.map((_, i) => facts.reduce((sum, fact, k) => sum + WEIGHTS[k]! * fact[i]!, 0));
  const smooth = full.map((_, i) => {
    const own = full.slice(Math.max(0, i - AROUND), i + AROUND + 1);
    return Math.tanh(own.reduce((a, b) => a + b, 0) / own.length);
  });
  return at => {
    const i = Math.max(
      0,
      bars.findLastIndex(bar => bar.start + bar.length / 2 <= at),
    );
    const [here, next] = [bars[i]!, bars[i + 1]];
    if (!next) return smooth[i]!;
    const middle = here.start + here.length / 2;
    const share = Math.max(0, Math.min(1, (at - middle) / (next.start + next.length / 2 - middle)));
    return smooth[i]! + (smooth[i + 1]! - smooth[i]!) * share;
  };
}
