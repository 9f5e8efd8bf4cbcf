import { type ComponentType, type ReactNode, useCallback, useEffect, useReducer, useState } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { loadChunk } from '#lib/chunk.ts';
import { whenIdle } from '#lib/idle.ts';
import { ErrorState } from './error-state.tsx';
import { Waiting } from './skeleton.tsx';

type Locale = ReturnType<typeof useTree>['locale'];

/** Once the first page has come to rest, the parts of the next ones start at once. */
let rested = false;

/**
 * A part of a page whose code is no part of the first load: it comes when the page is drawn and the browser has
 * nothing else to do. Until then, and in the HTML of the server, `skeleton` of the same size stands for it. Code that
 * does not come leaves the rest of the page alone; it is tried again on demand, and when the network is back. Words that
 * the part alone uses come with it (withCopy), in the language of the page.
 */
export function deferred<Props extends object>(
  load: (locale: Locale) => Promise<ComponentType<Props>>,
  skeleton: ReactNode,
): ComponentType<Props> {
  const loaded = new Map<Locale, ComponentType<Props>>();
  return function Deferred(props: Props) {
    const { locale } = useTree();
    const Part = loaded.get(locale);
    const [, draw] = useReducer((times: number) => times + 1, 0);
    const [failed, setFailed] = useState(false);
    const bring = useCallback(() => {
      setFailed(false);
      loadChunk(() => load(locale)).then(
        part => {
          loaded.set(locale, part);
          draw();
        },
        () => setFailed(true),
      );
    }, [locale]);
    useEffect(() => {
      if (loaded.has(locale)) return;
      if (rested) return bring();
      return whenIdle(() => {
        rested = true;
        bring();
      });
    }, [locale, bring]);
    useEffect(() => {
      if (!failed) return;
      window.addEventListener('online', bring);
      return () => window.removeEventListener('online', bring);
    }, [failed, bring]);
    if (Part) return <Part {...props} />;
    return failed ? <ErrorState onRetry={bring} /> : <Waiting>{skeleton}</Waiting>;
  };
}
