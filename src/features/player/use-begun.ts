import { useEffect, useState } from 'react';
import { core } from './core.ts';
import { type Playing, useNow } from './now.ts';

/** How long the room waits for a stream before it is drawn without, ms. */
const LONG = 2000;

const there = (media: HTMLMediaElement): boolean => media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
/** Calls `done` when the first picture or sound is there, or is long in coming. */
function begun(media: HTMLMediaElement, signal: AbortSignal, done: () => void): void {
  if (there(media)) {
    done();
    return;
  }
  media.addEventListener('loadeddata', done, { once: true, signal });
  const late = setTimeout(done, LONG);
  signal.addEventListener('abort', () => clearTimeout(late));
}

/**
 * What plays, as the room draws it: null until it has begun, since drawing the controls, the strip and the score would
 * hold up the first picture. What has gone wrong is shown at once.
 */
export function useBegun(playing: Playing | null): Playing | null {
  const [drawn, setDrawn] = useState(() => playing !== null && there(core().media));
  const amiss = useNow(s => s.notice !== null);
  const any = playing !== null;
  useEffect(() => {
    if (!any) return;
    const waiting = new AbortController();
    begun(core().media, waiting.signal, () => setDrawn(true));
    return () => {
      waiting.abort();
      setDrawn(false);
    };
  }, [any]);
  return drawn || amiss ? playing : null;
}
