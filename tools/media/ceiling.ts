/** Coding overshoots by more in some music than in other: what was coded is measured, and coded anew under a lower ceiling. */

/** dBTP below which everything stays that is written. */
export const PEAK = -1.2;
/** dBFS of the first ceiling; how far a new one goes below what was missed, and at most: a limiter takes loudness too. */
const FIRST = -3;
const BELOW = 0.4;
const STEP = 1.5;
const TRIES = 6;

interface Heard {
  readonly truePeak: number;
}

/**
 * Codes under one ceiling after the other until what was coded stays below the peak; `code` returns what it was heard to
 * be. Says so where none helps: nothing is written that the goals would refuse.
 */
export async function below<H extends Heard>(code: (ceiling: number) => Promise<H>): Promise<H> {
  let ceiling = FIRST;
  for (let tries = 1; ; tries++) {
    const heard = await code(ceiling);
    const { truePeak } = heard;
    if (truePeak < PEAK) return heard;
    if (tries === TRIES || !Number.isFinite(truePeak))
      throw new Error(
        `a peak of ${truePeak} dBTP under a ceiling of ${ceiling.toFixed(1)} dBFS, not ${PEAK}`,
      );
    ceiling -= Math.min(STEP, truePeak - PEAK + BELOW);
  }
}
