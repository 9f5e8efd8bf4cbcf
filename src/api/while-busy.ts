import { type CallFailure, isFailure } from './failure.ts';

const TRIES = 5;
/** Ms; what a server without a word of its own is given, and what it may ask for at most. */
const USUAL = 3_000;
const LONGEST = 15_000;

/** How long a server that is too busy asks to be left alone, ms; null for any other failure. */
function waitOf({ data }: CallFailure): number | null {
  const seconds = (data as { retryAfter?: unknown } | null | undefined)?.retryAfter;
  return typeof seconds === 'number' ? Math.min(LONGEST, seconds * 1_000 || USUAL) : null;
}

interface Clock {
  sleep(ms: number): Promise<void>;
  random(): number;
}
const CLOCK: Clock = {
  sleep: ms => new Promise(resolve => setTimeout(resolve, ms)),
  random: Math.random,
};

/**
 * Asks again by itself while the server is too busy (503): a few times, each after the time that it named and a little
 * apart from everybody else. For what makes one thing however often it is asked: an order with its request id.
 */
export async function whileBusy<T>(
  ask: (more: boolean) => Promise<T>,
  onWait: () => void = () => undefined,
  { sleep, random }: Clock = CLOCK,
): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await ask(left > 0);
    } catch (error) {
      const wait = isFailure(error) ? waitOf(error) : null;
      if (wait === null || left === 0) throw error;
      onWait();
      await sleep(wait * (1 + random() / 2));
    }
  }
}
