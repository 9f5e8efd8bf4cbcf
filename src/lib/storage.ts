/** Gone with the tab, kept on the device, or, for what must outlive a page where both are denied, with the browser. */
export type StorageArea = 'session' | 'local' | 'cookie';
const cookie: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem(key) {
    const [, text = ''] = new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie) ?? [];
    return decodeURIComponent(text) || null;
  },
  setItem(key, text) {
    // biome-ignore lint/suspicious/noDocumentCookie: it is read at once, before anything can be awaited.
    document.cookie = `${key}=${encodeURIComponent(text)}; Path=/; SameSite=Lax`;
  },
  removeItem: key => cookie.setItem(key, ''),
};
const open = (place: StorageArea) => (place === 'cookie' ? cookie : window[`${place}Storage`]);

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
