import { useEffect, useEffectEvent } from 'react';

/** Asks again every `ms` while the page is seen, never twice at a time. Null: not at all. */
export function usePoll(ask: () => Promise<void>, ms: number | null): void {
  const run = useEffectEvent(ask);
  useEffect(() => {
    if (ms === null) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(async () => {
        if (!document.hidden) await run().catch(() => undefined);
        if (!over) next();
      }, ms);
    };
    next();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [ms]);
}
