import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { loadChunk } from '#lib/chunk.ts';
import { whenIdle } from '#lib/idle.ts';
import { ErrorState } from './error-state.tsx';
import { Waiting } from './skeleton.tsx';

/** Once the first page has come to rest, the parts of the next ones start at once. */
let rested = false;

/**
 * A part of a page whose code is no part of the first load: it comes when the page is drawn and the browser has
 * nothing else to do. Until then, and in the HTML of the server, `skeleton` of the same size stands for it. Code that
 * does not come leaves the rest of the page alone; it is tried again on demand, and when the network is back.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Deferred(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    const bring = useCallback(() => {
      setFailed(false);
      loadChunk(load).then(
        part => {
          loaded = part;
          setPart(() => part);
        },
        () => setFailed(true),
      );
    }, []);
    useEffect(() => {
      if (loaded) return;
      if (rested) return bring();
      return whenIdle(() => {
        rested = true;
        bring();
      });
    }, [bring]);
    useEffect(() => {
      if (!failed) return;
      window.addEventListener('online', bring);
      return () => window.removeEventListener('online', bring);
    }, [failed, bring]);
    if (Part) return <Part {...props} />;
    return failed ? <ErrorState onRetry={bring} /> : <Waiting>{skeleton}</Waiting>;
  };
}
