/** Gone with the tab, or kept on the device. */
export type StorageArea = 'session' | 'local';
const open = (place: StorageArea): Storage => window[`${place}Storage`];

/** Storage that is denied, full or broken behaves like an empty one (quality.md R17). */
function attempt<T>(run: () => T, fallback: T): T {
  try {
    return run();
  } catch {
    return fallback;
  }
}

export const readText = (place: StorageArea, key: string): string | null =>
  attempt(() => open(place).getItem(key), null);

/** What is kept as JSON, as `parse` gives it back; null for nothing, for no JSON and for what `parse` throws at. */
export const readJson = <T>(place: StorageArea, key: string, parse: (stored: unknown) => T): T | null =>
  attempt(() => parse(JSON.parse(open(place).getItem(key) ?? 'null')), null);

/** Null drops it. False when it could not be kept. */
export const writeText = (place: StorageArea, key: string, text: string | null): boolean =>
  attempt(() => {
    if (text === null) open(place).removeItem(key);
    else open(place).setItem(key, text);
    return true;
  }, false);

/** Drops every key that fits, in both places. */
export function dropKeys(own: RegExp): void {
  for (const place of ['session', 'local'] as const)
    attempt(() => {
      for (const key of Object.keys(open(place))) if (own.test(key)) open(place).removeItem(key);
    }, undefined);
}
