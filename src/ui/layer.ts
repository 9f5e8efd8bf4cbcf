import { useSyncExternalStore } from 'react';
import type { UNSAFE_createBrowserHistory } from 'react-router';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Open modal dialogs, the topmost last. What must be seen and heard over them (toasts) is drawn inside the topmost. */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();
const publish = (next: readonly HTMLElement[]) => {
  open = next;
  for (const listener of listeners) listener();
};

export function pushLayer(element: HTMLElement): () => void {
  publish([...open.filter(e => e !== element), element]);
  return () => publish(open.filter(e => e !== element));
}

/** The element that is not inert: the topmost dialog, or null for the page. */
export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open.at(-1) ?? null,
    () => null,
  );
}

/** The router's history, and whether it hears of a move: for back.ts, which comes with the first layer. */
export const between: {
  history?: Pick<History, 'push' | 'replace' | 'go'>;
  hears?: () => boolean;
} = {};
