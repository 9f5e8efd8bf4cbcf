/**
 * Whether the site can be reached. A browser knows of its own cable and not of what lies behind it: in a hall with a
 * wireless network and no internet `navigator.onLine` is true, and every request fails (quality.md R15).
 */
let cut = false;
const listeners = new Set<() => void>();

export const isOnline = (): boolean => navigator.onLine && !cut;

/** A request of the site's came back with an answer, or it is known that none does. */
export function noteReached(reached: boolean): void {
  if (cut === !reached) return;
  cut = !reached;
  for (const tell of listeners) tell();
}

/** Asks for the smallest file there is, past every cache. */
export const reach = (): Promise<void> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => noteReached(true),
    () => noteReached(false),
  );

/** Told whenever `isOnline` may have changed. */
export function onOnline(tell: () => void): () => void {
  // A network that comes is believed until a request fails.
  const came = () => {
    cut = false;
    tell();
  };
  listeners.add(tell);
  window.addEventListener('online', came);
  window.addEventListener('offline', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('online', came);
    window.removeEventListener('offline', tell);
  };
}
