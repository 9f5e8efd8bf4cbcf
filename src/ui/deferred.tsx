import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '#lib/chunk.ts';
import { whenIdle } from '#lib/idle.ts';
import { Waiting } from './skeleton.tsx';

/** Once the first page has come to rest, the parts of the next ones start at once. */
let rested = false;

/**
 * A part of a page whose code is no part of the first load: it comes when the page is drawn and the browser has
 * nothing else to do. Until then, and in the HTML of the server, `skeleton` of the same size stands for it.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await loadChunk(load) }));
  const waiting = skeleton && <Waiting>{skeleton}</Waiting>;
  return function Deferred(props: Props) {
    const [due, setDue] = useState(rested);
    useEffect(
      () =>
        whenIdle(() => {
          rested = true;
          setDue(true);
        }),
      [],
    );
    return due ? (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    ) : (
      waiting
    );
  };
}
