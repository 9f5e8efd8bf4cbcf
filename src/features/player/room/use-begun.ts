import { useEffect, useState } from 'react';
import { core } from '../sound/core.ts';
import { type Now, type Playing, playingOf, useNow } from '../sound/now.ts';

/** How long the room waits for a stream before it is drawn without, ms. */
const LONGEST_WAIT = 2000;

const there = (media: HTMLMediaElement): boolean => media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
/** Calls `done` when the first picture or sound is there, or is long in coming. */
function begun(media: HTMLMediaElement, signal: AbortSignal, done: () => void): void {
  if (there(media)) {
    done();
    return;
  }
  const on = { once: true, signal };
  // What stands still has its picture; what plays has it a frame after it says so.
  media.addEventListener('loadeddata', () => media.paused && done(), on);
  media.addEventListener('playing', () => requestAnimationFrame(() => requestAnimationFrame(done)), on);
  const late = setTimeout(done, LONGEST_WAIT);
  signal.addEventListener('abort', () => clearTimeout(late));
}

/**
 * What plays of these titles, as the room draws it: null until it has begun, since drawing the controls, the strip and
 * the score would hold up the first picture. What has gone wrong is shown at once. A press draws nothing here.
 */
export function useBegun(ids: readonly string[]): Playing | null {
  const [drawn, setDrawn] = useState(() => playingOf(useNow.getState(), ids) !== null && there(core().media));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the titles, not their list
  useEffect(() => {
    let waiting: AbortController | null = null;
    const watch = (signal: AbortSignal) =>
      begun(core().media, signal, () => signal.aborted || setDrawn(true));
    const look = (now: Now): void => {
      const any = playingOf(now, ids) !== null;
      if (any === (waiting !== null)) return;
      waiting?.abort();
      waiting = any ? new AbortController() : null;
      if (waiting) watch(waiting.signal);
      else setDrawn(false);
    };
    look(useNow.getState());
    const off = useNow.subscribe(look);
    return () => {
      off();
      waiting?.abort();
      setDrawn(false);
    };
  }, [ids.join()]);
  return useNow(now => (drawn || now.notice !== null ? playingOf(now, ids) : null));
}
