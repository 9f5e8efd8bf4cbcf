import { useEffect, useEffectEvent } from 'react';
import { isFailure } from '#api/failure.ts';

/**
 * Asks again `every` ms after the last answer while the page is seen, never twice at a time; who comes back to a page
 * whose answer is older than `fresh` ms is answered at once. Null: only then. A call that fails is asked again in its
 * turn; the signal ends with the page.
 */
export function usePoll(
  ask: (signal: AbortSignal) => Promise<unknown>,
  every: number | null,
  fresh = every ?? 0,
): void {
  const run = useEffectEvent(ask);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Date.now();
    let asking = false;
    let due = false;
    const look = async () => {
      due = true;
      if (asking || document.hidden) return;
      clearTimeout(timer);
      asking = true;
      try {
        await run(stop.signal);
      } catch (error) {
        if (!isFailure(error)) throw error;
      } finally {
        asking = false;
        due = false;
        last = Date.now();
        if (every !== null && !stop.signal.aborted) timer = setTimeout(look, every);
      }
    };
    const seen = () => {
      if (!document.hidden && (due || Math.abs(Date.now() - last) >= fresh)) void look();
    };
    if (every !== null) timer = setTimeout(look, every);
    document.addEventListener('visibilitychange', seen);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [every, fresh]);
}
