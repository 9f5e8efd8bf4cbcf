import { useEffect, useState } from 'react';
import type { Hit } from '#domain/contract/search.ts';
import { cleaned, suggest } from './model.ts';

/** Between the last key and the question; ms. */
const ASKED_AFTER = 160;

/** Suggestions for what is typed: asked for when the typing rests, and only the last answer counts. */
export function useSuggestions(text: string, wanted: boolean): readonly Hit[] {
  const [found, setFound] = useState<{ for: string; hits: readonly Hit[] }>({ for: '', hits: [] });
  const asked = cleaned(text);
  useEffect(() => {
    if (!wanted || asked === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      suggest(asked, stop.signal).then(
        hits => !stop.signal.aborted && setFound({ for: asked, hits }),
        // Without suggestions one still searches.
        () => undefined,
      );
    }, ASKED_AFTER);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, wanted]);
  // Until the next answer is there, the last one stays: a list that comes and goes cannot be chosen from.
  return wanted && asked !== '' && found.for !== '' ? found.hits : [];
}
