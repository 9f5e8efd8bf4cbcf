import type { Deps } from '../deps.ts';

/** Letters are forgotten after so long, sent or not; ms. */
const KEPT = 90 * 86_400_000;

/** Looks after those whose process ended while it handed them over, and forgets old ones. */
export async function sweepLetters({ store, clock, log }: Deps): Promise<void> {
  const now = clock.now();
  const lost = await store.direct.letters.doubtLetters(now);
  if (lost > 0) log('letters may have been sent by a process that ended, and are not sent again', { lost });
  await store.direct.letters.forgetLetters(now - KEPT);
}
