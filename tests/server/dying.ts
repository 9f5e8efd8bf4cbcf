import type { Store } from '#server/store/port.ts';

export class Killed extends Error {}

/** A process that can be killed, and started again. */
export interface Mortal {
  readonly store: Store;
  /** It ends at so many calls of the store within transactions from now on. */
  dieAfter(calls: number): void;
  /** Whether it did; it is alive again. */
  restart(): boolean;
}

export function mortal(store: Store): Mortal {
  let left = Number.POSITIVE_INFINITY;
  const counted = <T extends object>(port: T): T =>
    new Proxy(port, {
      get(target, name, receiver) {
        const value = Reflect.get(target, name, receiver);
        if (typeof value === 'object' && value !== null) return counted(value);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          left--;
          if (left <= 0) throw new Killed();
          return Reflect.apply(value, target, args);
        };
      },
    });
  return {
    store: { ...store, transaction: work => store.transaction(tx => work(counted(tx))) },
    dieAfter: calls => {
      left = calls;
    },
    restart() {
      const died = left <= 0;
      left = Number.POSITIVE_INFINITY;
      return died;
    },
  };
}

/** A process that ends after so many calls of the store within transactions. */
export function dying(store: Store, calls: number): Store {
  const process = mortal(store);
  process.dieAfter(calls);
  return process.store;
}
