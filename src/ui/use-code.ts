import { type ComponentType, useCallback, useReducer, useState } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { loadChunk } from '#lib/chunk.ts';
import type { LoadPart, Locale } from './part.ts';

/** The code of a part in the language of the page, once it was brought; by the 120 s rule (specification §8). */
export function useCode<Props>(loaded: Map<Locale, ComponentType<Props>>, load: LoadPart<Props>) {
  const { locale } = useTree();
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
  }, [loaded, load, locale]);
  return { Part: loaded.get(locale), failed, bring };
}
