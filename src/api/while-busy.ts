const TRIES = 5;
/** Ms; what a server that names no time is given, and what it may ask for at most. */
const USUAL = 3_000;
const LONGEST = 15_000;

interface Clock {
  sleep(ms: number): Promise<void>;
  random(): number;
}
const CLOCK: Clock = {
  sleep: ms => new Promise(resolve => setTimeout(resolve, ms)),
  random: Math.random,
};

/**
 * Asks again by itself while the server is too busy: a few times, each after the time that it named, in seconds, and a
 * little apart from everybody else. `busyFor` is null for any other failure.
 */
export async function whileBusy<T>(
  ask: () => Promise<T>,
  busyFor: (error: unknown) => number | null,
  { sleep, random }: Clock = CLOCK,
): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await ask();
    } catch (error) {
      const seconds = busyFor(error);
      if (seconds === null || left === 0) throw error;
      await sleep(Math.min(LONGEST, seconds * 1_000 || USUAL) * (1 + random() / 2));
    }
  }
}
