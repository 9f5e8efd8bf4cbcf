import type { HashWait } from '../deps.ts';
import { busySigningIn } from '../http/refusals.ts';

export interface HashQueueOptions {
  /** How many are computed at a time. */
  readonly atOnce: number;
  /** The longest wait for one's turn, ms. */
  readonly patience?: number;
  /** From this age of the longest waiting one on, the newest goes first, ms. */
  readonly pressure?: number;
  readonly now?: () => number;
}

interface Waiting {
  readonly since: number;
  readonly trusted: boolean;
  readonly go: () => void;
}

/**
 * Passwords are dear to hash on purpose, so there is a queue, bounded by time and not by length. While it is short,
 * first come, first served. When it is long, the newest goes first: who has waited longest is closest to giving up,
 * and serving only those would serve nobody.
 */
export class HashQueue {
  readonly #options: Required<HashQueueOptions>;
  readonly #waiting: Waiting[] = [];
  #running = 0;

  constructor(options: HashQueueOptions) {
    this.#options = { patience: 3000, pressure: 1000, now: () => performance.now(), ...options };
  }

  /** True when whoever comes now waits for others who wait: two rounds of work are ahead. */
  get pressed(): boolean {
    return this.#waiting.length >= 2 * this.#options.atOnce;
  }

  async run<T>(work: () => Promise<T>, wait: HashWait = {}): Promise<T> {
    if (wait.signal?.aborted) throw busySigningIn();
    if (this.#running >= this.#options.atOnce) await this.#turn(wait);
    else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.go();
      else this.#running--;
    }
  }

  /** Resolves when a place is handed over; rejects when patience ends or the visitor leaves. */
  #turn({ signal, trusted = false }: HashWait): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        const at = this.#waiting.indexOf(me);
        if (at >= 0) this.#waiting.splice(at, 1);
      };
      const leave = (): void => {
        stop();
        reject(busySigningIn());
      };
      const go = (): void => {
        stop();
        resolve();
      };
      const me: Waiting = { since: this.#options.now(), trusted, go };
      const timer = setTimeout(leave, this.#options.patience);
      signal?.addEventListener('abort', leave);
      this.#waiting.push(me);
    });
  }

  #next(): Waiting | undefined {
    const proved = this.#waiting.filter(w => w.trusted);
    const first = proved.length > 0 ? proved : this.#waiting;
    const oldest = first[0];
    if (!oldest) return undefined;
    return this.#options.now() - oldest.since < this.#options.pressure ? oldest : first.at(-1);
  }
}
