/** Told when an answer to a member begins; gives what to do when it is done, or null where nobody wants to know. */
export type Watch = (path: string, memberId: string, began: number) => (() => void) | null;

const watches = new WeakMap<object, Watch>();

/** Lets `watch` know how long members of a store are kept waiting. */
export function watchAnswers(store: object, watch: Watch): void {
  watches.set(store, watch);
}
export const watchOf = (store: object): Watch | undefined => watches.get(store);

/** How far back answers count, ms; and how few of them say nothing. */
const LOOKS_BACK = 5_000;
const LEAST_ANSWERS = 10;

/** How long answers took lately; one that is still being worked on counts with what it has taken so far. */
export class Latency {
  readonly #now: () => number;
  #done: { readonly at: number; readonly took: number }[] = [];
  readonly #underWay = new Set<{ readonly began: number }>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  begin(began: number): () => void {
    const mine = { began };
    this.#underWay.add(mine);
    return () => {
      if (!this.#underWay.delete(mine)) return;
      const at = this.#now();
      this.#done.push({ at, took: at - began });
    };
  }

  /** Ms; null where too little was asked. */
  p95(): number | null {
    const now = this.#now();
    this.#done = this.#done.filter(({ at }) => now - at < LOOKS_BACK);
    const took = [...this.#done.map(d => d.took), ...[...this.#underWay].map(u => now - u.began)];
    if (took.length < LEAST_ANSWERS) return null;
    took.sort((a, b) => a - b);
    return took[Math.ceil(took.length * 0.95) - 1] ?? null;
  }
}
