import { useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { loadChunk } from '#lib/chunk.ts';
import { toast } from './toast.tsx';

/**
 * A part that opens over the page: its code comes when it is wanted. The second result brings it; code that does not
 * come is told, and tried again the next time.
 */
export function useOnDemand<Part>(load: () => Promise<Part>): [part: Part | undefined, bring: () => void] {
  const t = useCopy('ui');
  const [part, setPart] = useState<{ readonly loaded: Part }>();
  const bring = (): void => {
    if (!part)
      loadChunk(load).then(
        loaded => setPart({ loaded }),
        () => toast(t('error.text')),
      );
  };
  return [part?.loaded, bring];
}
