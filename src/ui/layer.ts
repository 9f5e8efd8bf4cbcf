import { useSyncExternalStore } from 'react';

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

/** Between the router and the browser's history: back.ts, which comes with the first layer, or nothing. */
export const between = {
  /** Takes a step of the router. `stays`: another address in the place of this page's. */
  step(step: () => void, _stays: boolean): void {
    step();
  },
  /** Whether a move of the browser is the router's to hear of. */
  hears: () => true,
};
