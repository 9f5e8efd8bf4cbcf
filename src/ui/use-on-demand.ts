import { type ComponentType, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { loadChunk } from '#lib/chunk.ts';
import { contained } from './boundary.tsx';
import type { LoadPart } from './part.ts';
import { toast } from './toast.tsx';

/**
 * A part that opens over the page: its code comes when it is wanted. The second result brings it; code that does not
 * come is told, and tried again the next time.
 */
export function useOnDemand<Props extends object>(
  load: LoadPart<Props>,
): [part: ComponentType<Props> | undefined, bring: () => void] {
  const t = useCopy('ui');
  const { locale } = useTree();
  const [part, setPart] = useState<{ readonly loaded: ComponentType<Props> }>();
  const bring = (): void => {
    if (!part)
      loadChunk(() => load(locale)).then(
        loaded => setPart({ loaded: contained(loaded) }),
        () => toast(t('error.text')),
      );
  };
  return [part?.loaded, bring];
}
