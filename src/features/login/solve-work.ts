import { type Challenge, solveChallengeWorkers } from 'altcha-lib';

/** More would warm the telephone without being done much sooner. */
const MOST_WORKERS = 4;

/** The proof for a challenge, as it is sent: computed beside the page. Null when it was given up. */
export async function solveWork(work: string, controller: AbortController): Promise<string | null> {
  const challenge: Challenge = JSON.parse(work);
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' }),
  });
  return solution && JSON.stringify({ challenge, solution });
}
