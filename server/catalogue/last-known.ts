import { isAway } from '../store/away.ts';

/** How long a list waits for the database before it shows what it knew; ms. */
const DATABASE_TIMEOUT = 1_000;
/** How long it then does not ask again; ms. */
const RETRY_AFTER = 3_000;

/**
 * A value that the store gives and this process remembers. While the database is away or slow, readers get the last one
 * at once: what can be looked at without it stays open.
 */
export class LastKnown<T> {
  #value: T | null = null;
  #asking: Promise<T> | null = null;
  #slow = false;
  #pausedAt = Number.NEGATIVE_INFINITY;

  get known(): T | null {
    return this.#value;
  }
  /** The next reader asks the store. */
  expire(): void {
    this.#pausedAt = Number.NEGATIVE_INFINITY;
  }
  async read(now: number, ask: () => Promise<T>): Promise<T> {
    if (this.#value !== null && now - this.#pausedAt >= 0 && now - this.#pausedAt < RETRY_AFTER)
      return this.#value;
    this.#asking ??= ask()
      .then(value => {
        this.#value = value;
        return value;
      })
      .catch((error: unknown) => {
        if (this.#value === null || !isAway(error)) throw error;
        this.#pausedAt = now;
        return this.#value;
      })
      .finally(() => {
        this.#asking = null;
        this.#slow = false;
      });
    const asking = this.#asking;
    const value = this.#value;
    if (value === null) return asking;
    // Nobody may be left to hear of it.
    asking.catch(() => undefined);
    if (this.#slow) return value;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<T>(resolve => {
      timer = setTimeout(() => {
        this.#slow = this.#asking !== null;
        resolve(value);
      }, DATABASE_TIMEOUT);
    });
    return Promise.race([asking, late]).finally(() => clearTimeout(timer));
  }
}
