import type { Store } from '#server/store/port.ts';

export class Killed extends Error {}

/** A process that ends after so many calls of the store within transactions. */
export function dying(store: Store, calls: number): Store {
  let left = calls;
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
  return { ...store, transaction: work => store.transaction(tx => work(counted(tx))) };
}
