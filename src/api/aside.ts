import { ChunkError } from '#lib/chunk.ts';
import { isFailure } from './failure.ts';

interface AsideOptions {
  readonly signal: AbortSignal;
  readonly aside: true;
}

/** Asks for what a page is whole without: a call that fails changes nothing, nor code that does not come. Returns what stops it. */
export function askAside<T>(
  ask: (options: AsideOptions) => Promise<T>,
  take?: (reply: T) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  ask({ signal, aside: true }).then(
    reply => {
      if (!signal.aborted) take?.(reply);
    },
    (error: unknown) => {
      if (!isFailure(error) && !(error instanceof ChunkError)) throw error;
    },
  );
  return () => stop.abort();
}

/** Asks on the server alone what a guest's page asks aside when it rests: the reply stands in the HTML. */
export function askAhead(ask: (options: AsideOptions) => Promise<unknown>): void {
  if (typeof document !== 'undefined') return;
  const { signal } = new AbortController();
  ask({ signal, aside: true }).catch(() => undefined);
}

/** A list that was on its way, behind what was added to it meanwhile. */
export const joined = <T extends { readonly id: string }>(came: readonly T[], known: readonly T[]): T[] => [
  ...known.filter(({ id }) => !came.some(one => one.id === id)),
  ...came,
];
